"""What serializers of every room share."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from rest_framework import serializers
from rest_framework.exceptions import ErrorDetail


class KnownFieldsOnly(serializers.Serializer):
    """Refuses a field that it does not know or that cannot be changed, instead of dropping it silently."""

    def to_internal_value(self, data: Any) -> Any:
        if isinstance(data, Mapping):
            errors: dict[str, Any] = {}
            for name in data:
                field = self.fields.get(name)
                if field is None:
                    errors[name] = ErrorDetail(_("There is no such field."), "unknown")
                elif field.read_only:
                    errors[name] = ErrorDetail(_("This field cannot be changed."), "read_only")
            if errors:
                raise serializers.ValidationError(errors)
        return super().to_internal_value(data)
