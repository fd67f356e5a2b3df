/** The entry point: loads texts and settings first, so that nothing flickers. */

import { mount } from "svelte";
import App from "./App.svelte";
import { MANIFESTS } from "./games/registry";
import { registerWorker } from "./lib/notices.svelte";
import { showToast } from "./lib/toasts.svelte";
import { watchPointers } from "./lib/touch";
import { loadPerson } from "./net/person.svelte";
import { reloadWhenOutdated } from "./net/reload";
import { startRouter } from "./router.svelte";
import { loadSettings } from "./settings.svelte";
import "./styles/tokens.css";
import "./styles/seats.css";
import "./styles/base.css";
import { wakeSound } from "./table/sound";
import { loadLanguage, nameReasons, t } from "./words/words.svelte";

loadSettings();
wakeSound();
watchPointers();
startRouter();
reloadWhenOutdated(() => showToast(t("web-connection-lost-more")));
void loadPerson();
for (const { rulePrefix, nameArguments } of MANIFESTS.values()) {
  if (nameArguments) nameReasons(rulePrefix, nameArguments);
}
await loadLanguage();

const target = document.getElementById("app");
if (target) mount(App, { target });
registerWorker();
