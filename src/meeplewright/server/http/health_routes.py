"""Routes for monitoring (up, ready, metrics), and for the OpenAPI document."""

from __future__ import annotations

from typing import Any

from fastapi import Request, Response

from meeplewright.server import metrics
from meeplewright.server.http.cached import UNCHANGED, CachedAnswer
from meeplewright.server.http.errors import MEANING, ErrorForm, documented
from meeplewright.server.http.identity import Context
from meeplewright.server.http.routing import new_router
from meeplewright.server.services.responses import HealthForm

router = new_router("health")


@router.get("/healthz", response_model=HealthForm)
async def is_up() -> HealthForm:
    """The process answers."""
    return {"status": "ok"}


@router.get(
    "/readyz",
    response_model=HealthForm,
    responses={503: {"model": ErrorForm, "description": MEANING[503]}},
)
async def is_ready(context: Context) -> HealthForm:
    """Storage can be written, too."""
    await context.readiness.check()
    return {"status": "ok"}


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"description": "For Prometheus.", "content": {"text/plain": {}}}},
)
async def tell_metrics(request: Request) -> Response:
    """Counts and times of this process; no label names a person or a table."""
    exposition: metrics.Exposition = request.app.state.exposition
    return Response(exposition.text(), headers={"Content-Type": metrics.CONTENT_TYPE})


@router.get(
    "/api/openapi.json",
    response_model=dict[str, Any],
    responses={**UNCHANGED, **documented()},
)
async def tell_document(request: Request) -> Response:
    """This document."""
    answer: CachedAnswer = request.app.state.document
    return await answer.respond(request)
