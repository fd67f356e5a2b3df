"""Routes for analyses: request one, and read it while it is computed."""

from __future__ import annotations

from fastapi import Request, Response

from meeplewright.analysis.forms import EffortLevel
from meeplewright.server.http.errors import documented
from meeplewright.server.http.identity import Context
from meeplewright.server.http.parameters import AnalysisId, TableId
from meeplewright.server.http.requests import AnalysisRequest
from meeplewright.server.http.routing import new_router
from meeplewright.server.live.forms import dumps
from meeplewright.server.rate_limits import client_address
from meeplewright.server.services import analyses
from meeplewright.server.services.context import AppContext
from meeplewright.server.services.responses import AnalysisStateForm

router = new_router("analyses")


def _whom(request: Request, context: AppContext) -> str:
    return client_address(request.scope, context.settings.proxies)


def _response(form: AnalysisStateForm, status: int = 200) -> Response:
    return Response(dumps(form), status, media_type="application/json")


@router.get(
    "/tables/{table}/analysis",
    response_model=AnalysisStateForm,
    responses=documented(404, 409),
)
async def analysis_of_table(table: TableId, context: Context) -> Response:
    """The state of the analysis of a finished game, and the analysis once it is done."""
    return _response(await analyses.of_table(context, table))


@router.post(
    "/tables/{table}/analysis",
    status_code=202,
    response_model=AnalysisStateForm,
    responses=documented(404, 409, 422, changing=True),
)
async def analyse_table(
    table: TableId, request: Request, context: Context, effort: EffortLevel = "normal"
) -> Response:
    """Request the analysis of a finished game. It is kept with the table; all who ask share it."""
    return _response(
        await analyses.ask_of_table(context, table, effort, _whom(request, context)), 202
    )


@router.post(
    "/analyses",
    status_code=202,
    response_model=AnalysisStateForm,
    responses=documented(409, body=True),
)
async def analyse_record(body: AnalysisRequest, request: Request, context: Context) -> Response:
    """Request the analysis of a record that you have. Use `id` to follow its progress."""
    whom = _whom(request, context)
    return _response(await analyses.ask_of_record(context, body.record, body.effort, whom), 202)


@router.get(
    "/analyses/{analysis}",
    response_model=AnalysisStateForm,
    responses=documented(404),
)
async def analysis(analysis: AnalysisId, context: Context) -> Response:
    """The state of an analysis, and the analysis once it is done."""
    return _response(await analyses.by_id(context, analysis))


@router.delete(
    "/analyses/{analysis}",
    response_model=AnalysisStateForm,
    responses=documented(404, changing=True),
)
async def stop_analysis(analysis: AnalysisId, request: Request, context: Context) -> Response:
    """Stop an analysis that waits or runs, unless others have requested it, too; a finished one
    stays.
    """
    return _response(await analyses.stop(context, analysis, _whom(request, context)))
