"""What every REST resource shares: problems, paging, filters, ETags, caching, throttles and the schema."""
