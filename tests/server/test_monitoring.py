"""What hosts use to watch their servers names only metrics that exist, and forgets none."""

import json
import re
from pathlib import Path
from typing import Any

from meeplewright.server import metrics

ROOT = Path(__file__).resolve().parents[2]
DASHBOARD: dict[str, Any] = json.loads((ROOT / "deploy" / "grafana.json").read_text("utf-8"))
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
NAME = re.compile(r"(?:meeplewright|process)_[a-z_]+")
LABELS = re.compile(r"(meeplewright_[a-z_]+)\{([a-z]+)=")


def exposed() -> set[str]:
    """The names of all time series. One of a metric with labels appears once it was counted; those
    of the process are made by Prometheus' own library.
    """
    names: set[str] = set()
    for family in metrics.REGISTRY.collect():
        ends = {
            "counter": ("_total",),
            "histogram": ("_bucket", "_sum", "_count"),
            "gauge": ("",),
        }[family.type]
        names |= {f"{family.name}{end}" for end in ends}
    return names


def expressions() -> list[str]:
    return [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]


def test_the_dashboard_names_only_metrics_that_exist() -> None:
    named = {name for expression in expressions() for name in NAME.findall(expression)}
    assert named <= exposed()


def test_the_dashboard_shows_every_metric() -> None:
    named = {name for expression in expressions() for name in NAME.findall(expression)}
    families = {family.name for family in metrics.REGISTRY.collect()}
    families -= {"process_virtual_memory_bytes", "process_start_time_seconds"}
    assert {family for family in families if not any(family in name for name in named)} == set()


def test_the_panels_lie_side_by_side() -> None:
    panels = DASHBOARD["panels"]
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels]
    assert len(set(places)) == len({panel["id"] for panel in panels}) == len(panels)


def test_every_alert_names_metrics_and_labels_that_exist() -> None:
    section = HOSTING[HOSTING.index("### Alerts") : HOSTING.index("## Privacy")]
    alerts = set(NAME.findall(section))
    assert len(alerts) > 5 and alerts <= exposed()
    for name, label in LABELS.findall(section):
        assert label in _labels(name), f"{name} has no label {label}"


def _labels(name: str) -> tuple[str, ...]:
    metric = metrics.REGISTRY._names_to_collectors[name]
    return tuple(getattr(metric, "_labelnames", ()))


def test_the_text_is_written_at_most_once_a_second() -> None:
    now = 5.0
    exposition = metrics.Exposition(lambda: now)
    metrics.CLOCK_JUMPS.inc()
    first = exposition.text()
    metrics.CLOCK_JUMPS.inc()
    now = 5.9
    assert exposition.text() is first
    now = 6.0
    value = metrics.REGISTRY.get_sample_value("meeplewright_clock_jumps_total")
    assert f"meeplewright_clock_jumps_total {value}".encode() in exposition.text()
