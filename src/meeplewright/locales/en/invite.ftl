# Inviting people: QR codes, link previews, seats offered to people one has played with.

# Refusals of the server, after the name of the field.
table-offer-twice = this person already has a seat or an invitation at this table.
table-offers-many = you have already invited this person to several tables; wait for an answer.
table-not-met = not found: you have not played with this person, or they have deleted their data.
table-no-offer = nobody is invited to this seat.
table-qr-link = expected a link of this server to a table, a tournament, a replay or another device.
table-pictures-busy = too many pictures are being drawn right now; please try again in a moment.

# The status of a game in the preview of a link.
preview-running = In progress
preview-finished = Finished

# Button beside a link; $what is the label of the link.
web-qr = QR code
web-qr-what = QR code: { $what }
web-share-what = Share: { $what }
# Below a link, where the page was opened at an address of this computer only.
web-link-only-here = This link works only on this computer. For a link that works for others, open this page at the address that the server shows as “On your network”.

# Heading on the home page, above tables where a seat is kept for the user.
web-offers = Invitations
# Button: refuse an invitation.
web-offer-decline = Decline
# Button of the host beside a seat that is kept for somebody.
web-offer-withdraw = Withdraw invitation
# The status of a seat that is kept for the named person, as the host sees it.
web-seat-offered = invited
# The name of a seat that is kept for somebody else.
web-seat-reserved = Reserved seat

# Heading in the waiting room.
web-recent = People you played with
web-recent-more = They see the invitation on their home page. Until they answer, nobody else can take the seat.
# Label of the button "Invite" for screen readers.
web-recent-invite = Invite: { $name }
