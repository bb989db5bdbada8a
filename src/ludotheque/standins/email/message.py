"""Stands in for email.message."""


class Message:
    """Fields of the metadata of a package; importlib.metadata derives its own class from this one."""

    def __init__(self, fields: list[tuple[str, str]]) -> None:
        self._headers = fields  # the names are those of email, which importlib.metadata uses
        self._payload = None

    def __getitem__(self, name: str) -> str | None:
        return next((value for field, value in self._headers if field.lower() == name.lower()), None)
