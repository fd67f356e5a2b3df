"""HTTP: routes, request bodies, identity, middleware, errors, the OpenAPI document."""
