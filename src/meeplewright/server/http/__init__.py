"""The door to HTTP: routes, forms, identity, limits, errors, the OpenAPI document."""
