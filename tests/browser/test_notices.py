"""Notifications: the page is installable, asks only on a click, and says what works offline."""

from playwright.sync_api import expect

from tests.browser import only_in_full
from tests.browser.chromium import Visitor
from tests.browser.conftest import Visit

# The browser's push service is outside: this one subscribes without it.
FAKE_PUSH = """
  const keys = { p256dh: "KEY", auth: "AAAAAAAAAAAAAAAAAAAAAA" };
  const made = {
    endpoint: "https://push.example/send/1",
    toJSON() { return { endpoint: this.endpoint, keys }; },
    unsubscribe: async () => true,
  };
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async () => made;
  Object.defineProperty(Notification, "permission", { get: () => window.allowed ?? "default" });
  Notification.requestPermission = async () => {
    window.asked = (window.asked ?? 0) + 1;
    return (window.allowed = "granted");
  };
"""
# A point on the curve P-256.
POINT = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"


# What a browser does when it replaces a subscription. Only events of the browser may be waited for,
# so the worker reports an error, after it has begun.
REPLACED = """
  const keys = { p256dh: "KEY", auth: "AAAAAAAAAAAAAAAAAAAAAA" };
  const event = new ExtendableEvent("pushsubscriptionchange");
  event.newSubscription = { toJSON: () => ({ endpoint: "https://push.example/send/2", keys }) };
  self.dispatchEvent(event);
"""


def switch_in_settings(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.button("web-settings").click()


def wait_until_it_is(visitor: Visitor, on: bool) -> None:
    """The switch moves at once; then the page tells the server."""
    for _ in range(200):
        if visitor.ask("GET", "/me/notices")["push"]["on"] is on:
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError("the server does not know it")


@only_in_full
def test_a_subscription_that_the_browser_replaces_is_known_to_the_server(visit: Visit) -> None:
    anna = visit(service_workers="allow")
    anna.set_name("Anna")
    anna.go("/")
    assert anna.page.evaluate("navigator.serviceWorker.ready.then((on) => on.active !== null)")
    [worker] = anna.context.service_workers
    worker.evaluate(REPLACED.replace("KEY", POINT))
    wait_until_it_is(anna, on=True)


def test_a_device_is_subscribed_on_a_click_and_the_page_works_offline(visit: Visit) -> None:
    anna = visit(service_workers="allow")
    anna.page.add_init_script(FAKE_PUSH.replace("KEY", POINT))
    anna.set_name("Anna")
    switch_in_settings(anna)
    switch = anna.page.get_by_role("switch", name=anna.says("web-notices-device"))
    expect(switch).not_to_be_checked()
    assert anna.page.evaluate("window.asked") is None
    switch.click()
    expect(switch).to_be_checked()
    assert anna.page.evaluate("window.asked") == 1
    wait_until_it_is(anna, on=True)
    switch_in_settings(anna)
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    wait_until_it_is(anna, on=False)
    manifest = anna.page.evaluate("fetch('/manifest.webmanifest').then((found) => found.json())")
    for icon in manifest["icons"]:
        assert anna.page.request.get(icon["src"]).ok
    assert anna.page.evaluate("navigator.serviceWorker.ready.then((on) => on.active.scriptURL)")
    anna.page.wait_for_function("navigator.serviceWorker.controller !== null")
    anna.ignore_errors("503|ERR_INTERNET_DISCONNECTED")
    anna.context.set_offline(True)
    anna.page.goto("/learn")
    expect(anna.text("offline-title")).to_be_visible()
    expect(anna.text("offline-needs")).to_be_visible()
    anna.context.set_offline(False)
    anna.page.get_by_role("link", name=anna.says("offline-retry")).click()
    expect(anna.page.get_by_role("main")).to_be_visible()
