// Before the first paint, so that nobody sees the wrong theme. Kept out of the bundle because the policy allows no inline script.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('panome.theme');
  } catch {
    // Storage is blocked: the system's theme it is.
  }
  var dark = stored === 'dark' || (stored !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
