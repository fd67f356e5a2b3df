/* Says so if the browser is older than the page needs (docs/browsers.md). Such a browser may not
   understand the page's own scripts, so this one uses only what every browser knows. */
(function () {
  var SENTENCES = {
    en: "This page needs a newer browser: at least Chrome or Edge 111, Firefox 121 or Safari 16.2. Please update yours.",
    hu: "Ehhez az oldalhoz újabb böngésző kell: legalább Chrome vagy Edge 111, Firefox 121 vagy Safari 16.2. Frissítsd a böngésződet.",
    nl: "Deze pagina heeft een nieuwere browser nodig: minstens Chrome of Edge 111, Firefox 121 of Safari 16.2. Werk je browser bij.",
    ro: "Această pagină are nevoie de un browser mai nou: cel puțin Chrome sau Edge 111, Firefox 121 sau Safari 16.2. Actualizează browserul.",
    ru: "Для этой страницы нужен более новый браузер: не ниже Chrome или Edge 111, Firefox 121 или Safari 16.2. Обновите браузер.",
  };

  /* Chrome 111 and Safari 16.2 are the first with color-mix, Firefox 121 is the first with :has. */
  function isNewEnough() {
    return (
      !!window.CSS &&
      !!CSS.supports &&
      CSS.supports("color", "color-mix(in srgb, red, blue)") &&
      CSS.supports("selector(:has(a))")
    );
  }

  function language() {
    var kept = null;
    try {
      kept = localStorage.getItem("meeplewright.language");
    } catch (_) {
      /* Without storage, the browser's language counts. */
    }
    var code = (kept || navigator.language || "en").slice(0, 2).toLowerCase();
    return Object.prototype.hasOwnProperty.call(SENTENCES, code) ? code : "en";
  }

  function show() {
    var code = language();
    var note = document.createElement("p");
    note.id = "old-browser";
    note.lang = code;
    note.setAttribute("role", "alert");
    note.style.cssText =
      "margin:0;padding:12px 16px;background:#fff3c4;color:#26231d;font:16px/1.4 sans-serif";
    note.appendChild(document.createTextNode(SENTENCES[code]));
    document.body.insertBefore(note, document.body.firstChild);
  }

  if (!isNewEnough()) show();
})();
