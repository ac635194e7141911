/*
 * Runs before anything is painted, in every browser: a classic script, in ECMAScript 5. The program itself is a module, which browsers
 * run after the first paint unless they know `blocking="render"` (Chrome, Safari 18.2).
 */
(function () {
  var root = document.documentElement;

  function stored(setting) {
    try {
      return localStorage.getItem('caravanserai.' + setting);
    } catch (error) {
      return undefined; // storage is switched off
    }
  }

  // as in settings/settings.ts
  var theme = stored('theme');
  if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme);
  if (stored('motion') === 'still') root.setAttribute('data-still', '');

  // One for each browser of floor.ts, and what no older one knows: the program would not run there, or look broken.
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

  /** In the reader's language, or else in English. */
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
