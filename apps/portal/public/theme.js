// Made by appearanceScript of @panome/ui; kept out of the bundle because the policy allows no inline script.
(function () {
  var s = {};
  try {
    s = JSON.parse(localStorage.getItem('panome.appearance') || '{}');
  } catch (e) {}
  try {
    var c = s.choice || {},
      m = function (q) {
        return matchMedia(q).matches;
      },
      r = document.documentElement,
      d = r.dataset,
      y = 'system',
      t = c.theme || 'system',
      k = c.contrast || 'system';
    d.theme = t === y ? (m('(prefers-color-scheme: dark)') ? 'dark' : 'light') : t;
    d.contrast = k === y ? (m('(prefers-contrast: more)') ? 'more' : 'normal') : k;
    d.vision = c.vision || 'normal';
    d.density = c.density || 'comfortable';
    var v = (s.variables || {})[d.theme + ' ' + d.contrast] || {};
    for (var n in v) r.style.setProperty(n, v[n]);
  } catch (e) {}
})();
