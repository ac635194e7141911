/* Runs before the first paint in every browser, so it is a classic script in ECMAScript 5. The program itself is a module, which runs after the
   first paint unless the browser supports `blocking="render"` (Chrome, Safari 18.2). */
(function () {
  var root = document.documentElement;

  function stored(setting) {
    try {
      return localStorage.getItem('caravanserai.' + setting);
    } catch (error) {
      return undefined; // storage is disabled
    }
  }

  // the same key and values as in settings/settings.ts
  var theme = stored('theme');
  if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme);
  if (stored('motion') === 'still') root.setAttribute('data-still', '');

  // One feature per browser of floor.ts that no older version supports: in those, the program would fail or look broken.
  function knows(property, value) {
    return !!window.CSS && !!CSS.supports && CSS.supports(property, value);
  }
  var isNew =
    knows('color', 'color-mix(in srgb, red, blue)') && // Chrome and Edge 111
    knows('height', '1lh') && // Safari 16.4
    'CompressionStream' in window && // Safari 16.4
    'toSorted' in Array.prototype &&
    CSS.supports('selector(:has(a))'); // Firefox 121
  if (isNew) return;
  root.setAttribute('data-too-old', '');
  document.addEventListener('DOMContentLoaded', tell);

  /** Shows the notice in the browser's language, else in English. */
  function tell() {
    var notice = document.getElementById('too-old');
    var sentences = notice.querySelectorAll('p');
    var language = String(stored('language') || navigator.language || '').slice(0, 2);
    var own = sentences[0];
    for (var i = 0; i < sentences.length; i++) {
      sentences[i].hidden = true;
      if (sentences[i].lang.slice(0, 2) === language) own = sentences[i];
    }
    own.hidden = false;
    notice.hidden = false;
  }
})();
