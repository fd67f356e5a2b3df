### Notices to people who are away, by push and by e-mail, and the page without a connection.

# Sentence of a notice; several can follow each other.
notice-turn = It is your turn.
# Sentence of a notice.
notice-over = The game is over.
# A notice, if there is no better text.
notice-news = There is news at your table.
# The end of a mail. $link opens the table, $stop is the page that stops these mails.
notice-mail-text =
    Open the table: { $link }

    You get this e-mail because you asked for it. Stop these e-mails: { $stop }
# Subject of a mail.
notice-confirm-subject = Confirm your e-mail address
# A mail. $server is the address of the site, $link confirms, $stop deletes the address.
notice-confirm-text =
    Someone asked for e-mails about correspondence games at { $server } and gave this address.

    If it was you, confirm the address: { $link }

    If it was not you, do nothing, or delete the address there: { $stop }
# Heading of the page that a browser shows without a connection.
offline-title = No connection
# Before a list.
offline-lead = Meeplewright cannot reach its server.
offline-open = A table that is already open stays on the screen, and reconnects by itself.
offline-needs = Everything else needs a connection: moves, tables, replays, rules.
offline-games = Your games are safe on the server. Clocks keep running there.
# Button.
offline-retry = Try again
