"""Practice for Keyflower's network: all processors play, and one of them learns from the games."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from os import cpu_count
from pathlib import Path
from time import monotonic, sleep

from scripts.keyflower_decisions import keep_playing
from scripts.keyflower_policy import Corrections, Learner, joined, read

FILES = 16
"""The least number of files of games for an update."""
KEPT = 12
"""So many of the last networks are kept: games of older ones are not learned from."""


class Practice:
    """A folder with the networks that play and the games that they have played."""

    def __init__(self, learner: Learner, folder: Path) -> None:
        """Goes on with the learner that was saved in the folder, if there is one."""
        folder.mkdir(parents=True, exist_ok=True)
        self._learner = learner
        self._folder = folder
        self._state = folder / "learner.npz"
        if self._state.exists():
            learner.load(self._state)
        for path in folder.glob("*-*.npz"):
            path.unlink()  # of networks before that
        self._networks: dict[int, Corrections] = {}
        self._hand_out()

    def _hand_out(self) -> None:
        """Games that begin now are played with the network as it is."""
        number = self._learner.updates
        self._networks[number] = self._learner.network.copy()
        write_whole(self._folder / f"{number}.bin", self._learner.network.packed())
        if self._networks.pop(number - KEPT, None) is not None:
            (self._folder / f"{number - KEPT}.bin").unlink()

    def learn(self, least: int, pace: float) -> bool:
        """One update from the files of games; False if there are not enough of them."""
        paths = sorted(self._folder.glob("*-*.npz"))[: 2 * least]
        if len(paths) < least:
            return False
        by_network = [(path, self._networks.get(int(path.stem.split("-")[0]))) for path in paths]
        parts = [read(path, network) for path, network in by_network if network is not None]
        for path in paths:
            path.unlink()
        if parts:
            self._learner.update(joined(parts), pace)
            self._hand_out()
        return True

    def save(self) -> None:
        self._learner.save(self._state)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file that others may be waiting for."""
    part = path.with_suffix(".part")
    part.write_bytes(content)
    part.rename(path)


def practise(learner: Learner, folder: Path, seconds: float, paces: list[float]) -> None:
    """Practise for some seconds; the size of the steps moves from the first pace to the second."""
    practice = Practice(learner, folder)
    processes = cpu_count() or 1
    first = 1000 * learner.updates
    began = monotonic()
    with ProcessPoolExecutor(processes) as pool:
        seeds = range(first, first + processes)
        players = [pool.submit(keep_playing, folder, seconds, seed) for seed in seeds]
        while not all(player.done() for player in players):
            gone = min(1.0, (monotonic() - began) / seconds)
            pace = paces[0] + (paces[1] - paces[0]) * gone
            if not practice.learn(FILES, pace):
                sleep(0.1)
            elif learner.updates % 10 == 0:
                practice.save()
        for player in players:
            player.result()  # raises what ended it too soon
    practice.save()
    print(f"{learner.updates} updates")
