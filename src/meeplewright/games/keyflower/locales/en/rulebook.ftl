### Notes beside the rules: what a printed rulebook says otherwise. Each language tells of its own book, so the keys
### differ: D3 is a row of the table in docs/rules-keyflower.md. English has no book of its own and tells only of
### what can be chosen for a table; `choices` in web/src/games/keyflower/learn/outline.json lists that.

note-D3 = The printed Russian rulebook gives 3 points per green worker at the Key market. We play 2, as in the other three books.
note-D8 = In the printed Russian rulebook a loop may pass each tile only once. We play as in the other three books.
note-D9 = In one place the printed Hungarian rulebook gives 1 point for the turn order tile itself too. We count only the tiles that touch it, as in the other three books.
note-D10 = In the printed Hungarian rulebook only a player who won the purple worker in the auction may count it. With us its holder counts it, as in the Dutch and Romanian books.
note-D43 = In the main text of the printed Hungarian and Russian rulebooks, resources on storage tiles never count anywhere else. We play as the tile descriptions of all four books say.
