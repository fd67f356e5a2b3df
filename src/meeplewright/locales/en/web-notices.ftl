### Notifications for correspondence games: the page, and what the server refuses.

# Heading in the settings, entry in the menu of a table, title of a dialog.
web-notices = Notifications
web-notices-more = For correspondence games: your turn, news that concerns you, the end. At most one an hour for each table, and none while you look at the table.
# Switch.
web-notices-device = On this device
# Below the switch.
web-notices-device-more = Your browser asks for permission first.
web-notices-blocked = Your browser blocks notifications from this site. Allow them in its settings for this site.
web-notices-unable = This browser cannot show notifications here. On an iPhone or iPad, first add the page to the home screen.
web-notices-off = This server sends no notifications.
# Heading.
web-notices-mail = By e-mail
# Label of a field.
web-notices-mail-address = E-mail address
# Button.
web-notices-mail-send = Send confirmation link
web-notices-mail-waits = A link was sent to { $address }. Open it to confirm the address. Until then you get no e-mails.
web-notices-mail-on = E-mails go to { $address }.
# Button.
web-notices-mail-remove = Delete address
# Title of the page that the links in e-mails open.
web-mail = E-mail notifications
web-mail-confirm = Do you want e-mails about your correspondence games at this address?
# Button.
web-mail-confirm-yes = Confirm address
web-mail-confirmed = The address is confirmed.
web-mail-stop = Do you want to stop these e-mails? Your address will be deleted.
# Button.
web-mail-stop-yes = Stop e-mails
web-mail-stopped = Your address was deleted. You get no more e-mails.
web-mail-wrong = This link is incomplete. Open it again from the e-mail.
table-push-off = this server sends no notifications to browsers.
table-push-https = the address of a push service must start with https.
table-push-key = this is not a key of a browser.
table-mail-off = this server sends no e-mail.
table-mail-address = this is not a valid e-mail address.
table-mail-often = too many confirmation e-mails today. Try again tomorrow.
table-mail-key = this link is no longer valid.
table-setting-mail = sending e-mail also needs { $setting }.
