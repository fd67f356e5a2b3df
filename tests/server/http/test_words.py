"""The page requests the messages of games that are not built into it."""

from meeplewright.locales import words_of
from tests.server.http.kit import Server


def test_the_words_of_a_game_are_served(server: Server) -> None:
    response = server.stranger().get("/words/carcassonne/hu.ftl")
    assert response.status_code == 200
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    assert response.text == words_of("carcassonne", "hu")
    assert "\ncarcassonne = Carcassonne\n" in response.text


def test_words_that_there_are_not_are_not_found(server: Server) -> None:
    for path in ("/words/chess/en.ftl", "/words/carcassonne/tlh.ftl", "/words/carcassonne/..ftl"):
        assert server.stranger().get(path).status_code == 404
