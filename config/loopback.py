"""What is on this machine, and what is elsewhere."""

import ipaddress


def is_loopback(name: str) -> bool:
    """Tell whether a host name or address can only mean this machine."""
    try:
        return ipaddress.ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")
