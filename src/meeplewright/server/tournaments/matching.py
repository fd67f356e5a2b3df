"""The perfect matching with the least cost, exactly: Edmonds' blossom algorithm with weights.

Vertices are counted from 1 inside; numbers above `count` are blossoms, odd cycles that are treated
as one vertex. Every vertex has a label, and only edges whose labels match their weights are used;
labels change until each vertex has a partner. The time grows with the cube of the vertices.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

FREE, OUTER, INNER = -1, 0, 1  # how far a vertex is from an unmatched one: not reached, even, odd


def least_cost_pairs(count: int, cost: Callable[[int, int], int]) -> list[tuple[int, int]]:
    """Pair the vertices 0 to `count` - 1 so that the sum of the costs is as small as possible.

    `count` is even, costs are whole numbers from 0 and the same both ways.
    """
    if count % 2:
        raise ValueError(f"an odd number of vertices: {count}")
    costs = {(u, v): cost(u, v) for u in range(count) for v in range(u)}
    # So large that one more pair is always worth it.
    most = 1 + sum(sorted(costs.values(), reverse=True)[: count // 2])
    graph = _Graph(count)
    for (u, v), price in costs.items():
        graph.add(u + 1, v + 1, 2 * most - price)
    partner = graph.solve()
    return [(u - 1, partner[u] - 1) for u in range(1, count + 1) if u < partner[u]]


class _Graph:
    """A complete graph with positive weights, and the state of the search."""

    def __init__(self, count: int) -> None:
        size = 2 * count + 1
        self.count = count  # of vertices
        self.used = count  # the largest number in use, of a vertex or a blossom
        self.weight = [[0] * size for _ in range(size)]
        # The vertices at the ends of the edge between two vertices or blossoms.
        self.ends = [[(u, v) for v in range(size)] for u in range(size)]
        self.label = [0] * size
        self.match = [0] * size
        self.slack = [0] * size  # the outer vertex with the nearest edge
        self.top = list(range(count + 1)) + [0] * count  # the outermost blossom
        self.parent = [0] * size
        self.part = [[u if u == v else 0 for v in range(size)] for u in range(size)]
        self.kind = [FREE] * size
        self.seen = [0] * size
        self.searches = 0
        self.blossom: list[list[int]] = [[] for _ in range(size)]
        self.queue: deque[int] = deque()

    def add(self, u: int, v: int, weight: int) -> None:
        self.weight[u][v] = self.weight[v][u] = weight

    def solve(self) -> list[int]:
        """The partner of every vertex."""
        heaviest = max((max(row) for row in self.weight), default=0)
        for u in range(1, self.count + 1):
            self.label[u] = heaviest
        while self._find_longer():
            pass
        return self.match

    # -- labels and slack -------------------------------------------------------------------------

    def _gap(self, u: int, v: int) -> int:
        """How far the labels are above the weight of the edge; 0: it can be used."""
        a, b = self.ends[u][v]
        return self.label[a] + self.label[b] - 2 * self.weight[a][b]

    def _update_slack(self, u: int, x: int) -> None:
        if not self.slack[x] or self._gap(u, x) < self._gap(self.slack[x], x):
            self.slack[x] = u

    def _set_slack(self, x: int) -> None:
        self.slack[x] = 0
        for u in range(1, self.count + 1):
            is_outer = self.top[u] != x and self.kind[self.top[u]] == OUTER
            if self.weight[u][x] > 0 and is_outer:
                self._update_slack(u, x)

    def _push(self, x: int) -> None:
        if x <= self.count:
            self.queue.append(x)
        else:
            for part in self.blossom[x]:
                self._push(part)

    def _set_top(self, x: int, top: int) -> None:
        self.top[x] = top
        if x > self.count:
            for part in self.blossom[x]:
                self._set_top(part, top)

    # -- along a path -----------------------------------------------------------------------------

    def _even_place(self, b: int, part: int) -> int:
        """The place of a part in its blossom, which is turned so that the place is even."""
        place = self.blossom[b].index(part)
        if place % 2 == 0:
            return place
        self.blossom[b][1:] = reversed(self.blossom[b][1:])
        return len(self.blossom[b]) - place

    def _set_match(self, u: int, v: int) -> None:
        start, self.match[u] = self.ends[u][v]
        if u <= self.count:
            return
        part = self.part[u][start]
        place = self._even_place(u, part)
        for at in range(place):
            self._set_match(self.blossom[u][at], self.blossom[u][at ^ 1])
        self._set_match(part, v)
        self.blossom[u] = self.blossom[u][place:] + self.blossom[u][:place]

    def _augment(self, u: int, v: int) -> None:
        """Exchange the edges along the path from here to an unmatched vertex."""
        while True:
            before = self.top[self.match[u]]
            self._set_match(u, v)
            if not before:
                return
            above = self.top[self.parent[before]]
            self._set_match(before, above)
            u, v = above, before

    def _meeting(self, u: int, v: int) -> int:
        """Where the paths of two outer vertices meet; 0: nowhere."""
        self.searches += 1
        while u or v:
            if u:
                if self.seen[u] == self.searches:
                    return u
                self.seen[u] = self.searches
                u = self.top[self.match[u]]
                if u:
                    u = self.top[self.parent[u]]
            u, v = v, u
        return 0

    # -- blossoms ---------------------------------------------------------------------------------

    def _add_blossom(self, u: int, meeting: int, v: int) -> None:
        b = self.count + 1
        while b <= self.used and self.top[b]:
            b += 1
        self.used = max(self.used, b)
        self.label[b], self.kind[b], self.match[b] = 0, OUTER, self.match[meeting]
        self.blossom[b] = [meeting, *reversed(self._branch(u, meeting)), *self._branch(v, meeting)]
        self._set_top(b, b)
        for x in range(1, self.used + 1):
            self.weight[b][x] = self.weight[x][b] = 0
        self.part[b] = [0] * len(self.part[b])
        for part in self.blossom[b]:
            self._take_edges(b, part)
        self._set_slack(b)

    def _branch(self, x: int, meeting: int) -> list[int]:
        """The vertices from here up to the meeting, which become outer."""
        found = []
        while x != meeting:
            partner = self.top[self.match[x]]
            found += [x, partner]
            self._push(partner)
            x = self.top[self.parent[partner]]
        return found

    def _take_edges(self, b: int, part: int) -> None:
        """A blossom has the nearest edge of its parts to every other vertex."""
        for x in range(1, self.used + 1):
            if self.weight[b][x] == 0 or self._gap(part, x) < self._gap(b, x):
                self.weight[b][x] = self.weight[x][b] = self.weight[part][x]
                self.ends[b][x], self.ends[x][b] = self.ends[part][x], self.ends[x][part]
        for x in range(1, self.count + 1):
            if self.part[part][x]:
                self.part[b][x] = part

    def _expand_blossom(self, b: int) -> None:
        for part in self.blossom[b]:
            self._set_top(part, part)
        entry = self.part[b][self.ends[b][self.parent[b]][0]]
        place = self._even_place(b, entry)
        parts = self.blossom[b]
        for at in range(0, place, 2):
            part, following = parts[at], parts[at + 1]
            self.parent[part] = self.ends[following][part][0]
            self.kind[part], self.kind[following] = INNER, OUTER
            self.slack[part] = 0
            self._set_slack(following)
            self._push(following)
        self.kind[entry], self.parent[entry] = INNER, self.parent[b]
        for part in parts[place + 1 :]:
            self.kind[part] = FREE
            self._set_slack(part)
        self.top[b] = 0

    # -- the search -------------------------------------------------------------------------------

    def _use(self, a: int, b: int) -> bool:
        """Use an edge without a gap, from an outer vertex; whether it completes a path."""
        u, v = self.top[a], self.top[b]
        if self.kind[v] == FREE:
            self.parent[v], self.kind[v] = a, INNER
            partner = self.top[self.match[v]]
            self.slack[v] = self.slack[partner] = 0
            self.kind[partner] = OUTER
            self._push(partner)
        elif self.kind[v] == OUTER:
            meeting = self._meeting(u, v)
            if not meeting:
                self._augment(u, v)
                self._augment(v, u)
                return True
            self._add_blossom(u, meeting, v)
        return False

    def _find_longer(self) -> bool:
        """Match two more vertices; False if all are matched."""
        for x in range(1, self.used + 1):
            self.kind[x], self.slack[x] = FREE, 0
        self.queue.clear()
        for x in self._tops():
            if not self.match[x]:
                self.parent[x], self.kind[x] = 0, OUTER
                self._push(x)
        if not self.queue:
            return False
        while not (self._grow() or self._change_labels()):
            pass
        return True

    def _tops(self) -> list[int]:
        return [x for x in range(1, self.used + 1) if self.top[x] == x]

    def _grow(self) -> bool:
        while self.queue:
            u = self.queue.popleft()
            if self.kind[self.top[u]] == INNER:
                continue
            for v in range(1, self.count + 1):
                if v == u or self.top[u] == self.top[v]:
                    continue
                if self._gap(u, v) == 0:
                    if self._use(u, v):
                        return True
                else:
                    self._update_slack(u, self.top[v])
        return False

    def _change_labels(self) -> bool:
        step = self._step()
        for u in range(1, self.count + 1):
            kind = self.kind[self.top[u]]
            self.label[u] += {FREE: 0, OUTER: -step, INNER: step}[kind]
        for b in self._tops():
            if b > self.count:
                self.label[b] += {FREE: 0, OUTER: 2 * step, INNER: -2 * step}[self.kind[b]]
        self.queue.clear()
        for x in self._tops():
            near = self.slack[x]
            if self.top[x] != x or not near or self.top[near] == x or self._gap(near, x):
                continue
            if self._use(*self.ends[near][x]):
                return True
        for b in self._tops():
            if b > self.count and self.kind[b] == INNER and self.label[b] == 0:
                self._expand_blossom(b)
        return False

    def _step(self) -> int:
        """The least change of labels after which another edge can be used."""
        steps = []
        for x in self._tops():
            if x > self.count and self.kind[x] == INNER:
                steps.append(self.label[x] // 2)
            if self.slack[x] and self.kind[x] == FREE:
                steps.append(self._gap(self.slack[x], x))
            elif self.slack[x] and self.kind[x] == OUTER:
                steps.append(self._gap(self.slack[x], x) // 2)
        return min(steps)
