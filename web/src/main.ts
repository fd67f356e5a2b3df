/** The entry point: loads texts and settings first, so that nothing flickers. */

import { mount } from "svelte";
import App from "./App.svelte";
import { MANIFESTS } from "./games/registry";
import { showToast } from "./lib/toasts.svelte";
import { watchPointers } from "./lib/touch";
import { loadPerson } from "./net/person.svelte";
import { reloadWhenOutdated } from "./net/reload";
import { follow } from "./router.svelte";
import { begin as beginSettings } from "./settings.svelte";
import "./styles/tokens.css";
import "./styles/seats.css";
import "./styles/base.css";
import { wakeSound } from "./table/sound";
import { begin as beginWords, nameReasons, t } from "./words/words.svelte";

beginSettings();
wakeSound();
watchPointers();
follow();
reloadWhenOutdated(() => showToast(t("web-connection-lost-more")));
void loadPerson();
for (const { rulePrefix, nameArguments } of MANIFESTS.values()) {
  if (nameArguments) nameReasons(rulePrefix, nameArguments);
}
await beginWords();

const target = document.getElementById("app");
if (target) mount(App, { target });
