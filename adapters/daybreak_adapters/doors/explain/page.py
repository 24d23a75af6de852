"""Style and script of the explanation's page. The script puts texts on the page as text; it reads its data from the page alone."""

from __future__ import annotations

__all__ = ("SCRIPT", "STYLE")

STYLE = """
:root{color-scheme:light;scroll-padding-bottom:45vh}
body{font:15px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#1d2126;background:#fff}
h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:2rem;border-bottom:1px solid #d8dce1}
table{border-collapse:collapse}td{padding:.1rem .6rem;vertical-align:middle}.number{text-align:right;font-variant-numeric:tabular-nums}
.bar svg{display:block;width:min(300px,26vw)}
.stage{font-weight:600}.stage rect{fill:#4b7bc4}.drop rect{fill:#b5443c}.drop td{color:#555}
#lines li{margin:.5rem 0;overflow-wrap:anywhere}small{color:#666}
#histogram{width:100%;max-width:44rem}#histogram rect{fill:#4b7bc4}#histogram rect.low{fill:#b5443c}
#histogram text{font-size:11px;text-anchor:middle;fill:#444}#histogram .floor{stroke:#b5443c;stroke-width:1.5}
#histogram text.floor{stroke:none;fill:#b5443c}
#legend span{margin-right:1rem;white-space:nowrap}#legend i{display:inline-block;width:.8rem;height:.8rem;margin-right:.3rem}
#strip{display:flex;flex-wrap:wrap;gap:1px}
#strip button{width:10px;height:18px;border:0;padding:0;cursor:pointer}
#strip button:focus-visible,#strip button[aria-pressed=true]{outline:2px solid #000;outline-offset:1px;z-index:1}
#detail{position:sticky;bottom:0;z-index:2;max-height:40vh;overflow:auto;overflow-wrap:anywhere}
#detail button{float:right;font:inherit;border:0;background:none;cursor:pointer;color:#555}
#detail{border:1px solid #b9c0c9;background:#f7f9fb;padding:.6rem 1rem;margin-top:1rem}
#detail pre{white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.45 ui-monospace,monospace;margin:.4rem 0}
.note{color:#8a4b00}
"""

SCRIPT = """
(function () {
  var drawers = JSON.parse(document.getElementById('drawers').textContent);
  var detail = document.getElementById('detail'), strip = document.getElementById('strip'), chosen = null;
  function add(tag, text) {
    var element = document.createElement(tag);
    element.textContent = text;
    return detail.appendChild(element);
  }
  function close() {
    detail.hidden = true;
    if (chosen) { chosen.removeAttribute('aria-pressed'); chosen.focus(); }
    chosen = null;
  }
  function show(button) {
    var drawer = drawers[Number(button.dataset.n)];
    if (!drawer) { return; }
    if (chosen) { chosen.removeAttribute('aria-pressed'); }
    chosen = button;
    chosen.setAttribute('aria-pressed', 'true');
    detail.textContent = '';
    detail.hidden = false;
    add('button', 'close (Esc)').addEventListener('click', close);
    add('b', drawer.fate);
    add('div', '[' + drawer.where + ']  ' + drawer.facts);
    add('div', drawer.id);
    add('pre', drawer.text || '(no text was read)');
    (drawer.figures || []).forEach(function (figure) { add('div', figure); });
  }
  strip.addEventListener('click', function (event) {
    if (event.target.dataset.n !== undefined) { show(event.target); }
  });
  strip.addEventListener('keydown', function (event) {
    var step = {ArrowRight: 'nextElementSibling', ArrowLeft: 'previousElementSibling'}[event.key];
    var next = step && event.target[step];
    if (next) { next.focus(); show(next); event.preventDefault(); }
  });
  document.addEventListener('keydown', function (event) { if (event.key === 'Escape' && chosen) { close(); } });
}());
"""
