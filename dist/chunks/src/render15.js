// src/render/page/page-style.ts
const pageStyle = `
:root { color-scheme: light dark;
  --page: light-dark(#f6f7f9, #0f1318); --card: light-dark(#fff, #171c23); --text: light-dark(#1c2430, #e4e9f0);
  --quiet: light-dark(#5a6675, #9aa7b6); --line: light-dark(#e3e7ec, #2a323c); --grid: light-dark(#edf0f3, #222a33);
  --bad: light-dark(#b3261e, #ff9a92); --good: light-dark(#0b6e63, #6fd3c3); --open: light-dark(#7a5300, #f0c063);
  --same: light-dark(#56616f, #a4b0be); --odd: light-dark(#3d4653, #c1cad5); --code: light-dark(#f1f3f6, #1f262f);
  --bad-bg: light-dark(#fdeceb, #3b1d1c); --good-bg: light-dark(#e2f3f0, #12332f); --open-bg: light-dark(#fdf1da, #372a10);
  --same-bg: light-dark(#eef1f4, #222a33); --odd-bg: light-dark(#e6e9ee, #2b333d); --band: light-dark(#e8ecf1, #232b35);
  --base: light-dark(#66738a, #8f9db3); --head: light-dark(#3457d5, #8ea6ff); --focus: light-dark(#3457d5, #8ea6ff); --iv: light-dark(#3457d526, #8ea6ff33);
  --m1: light-dark(#fbe3d5, #45301f); --m2: light-dark(#f6bf9b, #6b3d1c); --m3: light-dark(#ec9560, #964d17); --m4: light-dark(#dd6b20, #b95c1a);
  --l1: light-dark(#dbe7f8, #1d3048); --l2: light-dark(#aecaf0, #21456f); --l3: light-dark(#7aa7e4, #245b9b); --l4: light-dark(#4583d3, #2a6fc0);
  --s: light-dark(#e6e9ee, #2d353f); --on: light-dark(#1c2430, #fff); }
@media print { :root { color-scheme: light; --page: #fff; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Open Sans', sans-serif; }
main { max-width: 1240px; margin: 0 auto; padding: 28px 20px 8px; }
footer { max-width: 1240px; margin: 0 auto; padding: 4px 20px 32px; color: var(--quiet); font-size: 13px; }
h1 { font-size: 30px; line-height: 1.2; letter-spacing: -.015em; font-weight: 650; margin: 0 0 6px; text-wrap: balance; }
h1::first-letter { text-transform: uppercase; }
h2 { font-size: 18px; font-weight: 620; margin: 0 0 10px; }
h3 { font-size: 15px; font-weight: 620; margin: 18px 0 6px; }
p { margin: 0 0 8px; overflow-wrap: anywhere; }
a { color: var(--head); }
.what { color: var(--quiet); font-variant-numeric: tabular-nums; }
.note, .quiet { color: var(--quiet); font-size: 13px; }
.top { margin: 0 0 22px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 18px 20px; margin: 0 0 18px; }
.check { display: inline-block; margin: 8px 0 14px; padding: 5px 12px; border-radius: 8px; font-weight: 550; }
.bad { color: var(--bad); background: var(--bad-bg); }
.good { color: var(--good); background: var(--good-bg); }
.check.unsure { color: var(--open); background: var(--open-bg); }
.tools { display: flex; flex-wrap: wrap; gap: 10px 14px; align-items: center; margin: 0 0 6px; }
.tools label { color: var(--quiet); font-size: 13px; }
.chips { display: flex; flex-wrap: wrap; gap: 6px; flex: 1 1 260px; }
button, input { font: inherit; color: inherit; }
input, .add, .copy { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 5px 10px; font-size: 13px; color: var(--text); max-width: 100%; }
input.filter { width: 15em; }
.add, .copy { cursor: pointer; }
.add:hover, .copy:hover { border-color: var(--quiet); }
:disabled { cursor: default; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.chip { display: inline-block; padding: 1px 9px; border: 1px solid transparent; border-radius: 99px; font-size: 13px; font-weight: 550; line-height: 1.55; white-space: nowrap; color: var(--odd); background: var(--odd-bg); }
button.chip { cursor: pointer; padding: 3px 12px; }
button.chip[aria-pressed=true] { border-color: currentColor; }
.chips.on button.chip[aria-pressed=false] { background: transparent; border-color: var(--line); }
.v-regression { color: var(--bad); background: var(--bad-bg); }
.v-improvement { color: var(--good); background: var(--good-bg); }
.v-inconclusive { color: var(--open); background: var(--open-bg); }
.v-unchanged { color: var(--same); background: var(--same-bg); }
[data-v] { --v: var(--odd); }
[data-v=regression] { --v: var(--bad); } [data-v=improvement] { --v: var(--good); }
[data-v=inconclusive] { --v: var(--open); } [data-v=unchanged] { --v: var(--same); }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; font-weight: 550; }
.num { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
@media (min-width: 761px) { .rows { table-layout: fixed; } }
.rows > thead th { border-bottom: 1px solid var(--line); padding: 2px 8px; font-size: 13px; color: var(--quiet); vertical-align: bottom; }
.rows > tbody > tr.row > td { border-bottom: 1px solid var(--grid); padding: 7px 8px; vertical-align: top; }
.rows > tbody > tr.row:hover { background: var(--grid); }
.rows > tbody > tr.opened > td { border-bottom-color: transparent; }
.sort { all: unset; cursor: pointer; padding: 3px 0; white-space: nowrap; }
.sort:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.sort:disabled { cursor: default; }
[aria-sort=ascending] .sort::after { content: ' ↑'; } [aria-sort=descending] .sort::after { content: ' ↓'; }
[aria-sort=ascending] .sort, [aria-sort=descending] .sort { color: var(--text); }
.c-v { width: 118px; }
.c-f { width: 256px; }
.c-c { width: 84px; } .c-i { width: 128px; } .c-b, .c-h { width: 86px; } .c-l { width: 78px; }
.c-c { font-weight: 600; color: var(--v); }
.c-i, .c-l { color: var(--quiet); }
.open { all: unset; cursor: pointer; display: inline-block; max-width: 100%; }
.open::before { content: ''; display: inline-block; width: 5px; height: 5px; margin: 0 9px 2px 2px; border: solid var(--quiet); border-width: 0 1.5px 1.5px 0; transform: rotate(-45deg); transition: transform .12s; }
.open[aria-expanded=true]::before { transform: rotate(45deg); }
.open:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; border-radius: 3px; }
.name, .mono { font-family: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
.name { font-size: 13.5px; overflow-wrap: anywhere; }
.node { color: var(--quiet); font-size: 13px; }
.notes { display: flex; flex-wrap: wrap; gap: 0 12px; padding-left: 16px; font-size: 13px; color: var(--quiet); }
.fails { color: var(--bad); } .warned { color: var(--open); }
.fo { display: block; width: 240px; max-width: 100%; height: auto; }
.fo text, figure text { font: 11.5px system-ui, 'Open Sans', sans-serif; fill: var(--quiet); font-variant-numeric: tabular-nums; }
.fo .th, figure .th { fill: var(--band); } .fo .fl { stroke: var(--quiet); stroke-width: 1.5; opacity: .65; }
.zero { stroke: var(--quiet); stroke-width: 1; opacity: .7; fill: none; } .g { stroke: var(--grid); fill: none; }
.axis .g { stroke: var(--quiet); }
.ci { stroke: var(--v); stroke-width: 2; fill: none; stroke-linecap: round; } .fo .pt { fill: var(--v); }
.more { text-align: center; padding-top: 12px; } .add[hidden] { display: none; }
.legend { margin: 10px 0 0; }
.key { display: inline-block; margin-right: 14px; white-space: nowrap; }
.k { display: inline-block; width: 16px; height: 10px; margin-right: 5px; vertical-align: -1px; border-radius: 2px; }
.k.pt { height: 8px; width: 8px; border-radius: 50%; background: var(--quiet); margin: 0 9px 0 4px; } .k.th { background: var(--band); outline: 1px solid var(--line); } .k.fl { height: 0; border-top: 2px solid var(--quiet); vertical-align: 3px; border-radius: 0; }
.k.o, .k.f, .k.w, .k.d { width: 8px; height: 8px; border-radius: 50%; border: 1.5px solid var(--head); vertical-align: 0; } .k.f { background: var(--head); }
.k.w { border-color: var(--quiet); border-radius: 0; transform: rotate(45deg) scale(.8); } .k.d { border: 0; background: linear-gradient(45deg, transparent 42%, var(--bad) 42% 58%, transparent 58%), linear-gradient(-45deg, transparent 42%, var(--bad) 42% 58%, transparent 58%); border-radius: 0; }
.k.look { width: 0; height: 12px; border-left: 1.5px dashed var(--quiet); } .k.lay { height: 4px; background: linear-gradient(90deg, var(--base) 50%, var(--line) 50%); vertical-align: 3px; }
.k.est { height: 0; border-top: 2px solid var(--head); vertical-align: 3px; } .k.iv { background: var(--iv); } .k.thl, .k.ideal { height: 0; border-top: 1.5px dashed var(--quiet); vertical-align: 3px; border-radius: 0; }
.k.lb, .k.lh { height: 3px; vertical-align: 3px; background: var(--base); } .k.lh { background: var(--head); }
.drawer > td { padding: 0 0 18px; border-bottom: 1px solid var(--grid); }
.detail { border-left: 3px solid var(--line); margin: 2px 8px 0 10px; padding: 2px 0 0 18px; animation: none; }
.facts { list-style: none; padding: 0; margin: 0 0 12px; } .facts li { overflow-wrap: anywhere; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr)); gap: 14px 28px; margin: 0 0 14px; }
.detail > .figures > figure:has(.look), .detail > .figures > .whole { grid-column: 1 / -1; }
figure { margin: 0; min-width: 0; } figcaption { font-weight: 600; font-size: 13.5px; margin: 0 0 4px; } figure > .note { margin: 4px 0 0; }
figure svg { display: block; max-width: 100%; height: auto; }
.den { stroke: none; } .den.b { fill: var(--base); opacity: .28; } .den.h, .den.r { fill: var(--head); opacity: .22; }
.rug { fill: none; opacity: .5; stroke-width: 1; } .rug.b { stroke: var(--base); } .rug.h, .rug.r { stroke: var(--head); }
.med { fill: none; stroke-width: 2; } .med.b { stroke: var(--base); } .med.h { stroke: var(--head); }
.iv { fill: var(--iv); } .est { stroke: var(--head); stroke-width: 2; fill: none; } .thl, .look, .ideal { stroke: var(--quiet); stroke-dasharray: 3 3; fill: none; }
figure .pt { stroke: var(--head); stroke-width: 1.4; fill: var(--card); } figure .pt.H { fill: var(--head); }
.pw { fill: none; stroke: var(--quiet); } .pd { stroke: var(--bad); fill: none; stroke-width: 1.5; }
.lay { fill: var(--line); } .lay.l0 { fill: var(--base); opacity: .6; }
.ln { fill: none; stroke-width: 2; } .ln.b, .dot.b, .box.b { stroke: var(--base); } .ln.h, .dot.h, .box.h { stroke: var(--head); }
.dot { fill: var(--card); stroke-width: 2; } .box { fill: var(--card); stroke-width: 1.5; } .mean { fill: var(--text); }
figure text.val, figure text.side { fill: var(--text); font-weight: 600; }
.fb { stroke: none; } figure text.fn { fill: var(--on); font: 11px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
.s { fill: var(--s); background: var(--s); } .m1 { fill: var(--m1); background: var(--m1); } .m2 { fill: var(--m2); background: var(--m2); } .m3 { fill: var(--m3); background: var(--m3); } .m4 { fill: var(--m4); background: var(--m4); } .l1 { fill: var(--l1); background: var(--l1); } .l2 { fill: var(--l2); background: var(--l2); } .l3 { fill: var(--l3); background: var(--l3); } .l4 { fill: var(--l4); background: var(--l4); }
.wide { overflow-x: auto; margin: 0 0 12px; }
.plain caption { text-align: left; font-weight: 600; font-size: 13.5px; padding: 4px 0; }
.plain th, .plain td { padding: 4px 10px 4px 0; border-bottom: 1px solid var(--grid); font-size: 13.5px; vertical-align: middle; }
.plain thead th { color: var(--quiet); font-size: 12.5px; }
.plain thead th.num { text-align: right; } .plain tbody th[scope=row], .plain td.name { min-width: 8.5em; }
.plain th .quiet, .plain th .warned { font-weight: 400; }
.metric { all: unset; cursor: pointer; text-decoration: underline dotted; text-underline-offset: 3px; } .metric[aria-pressed=true] { text-decoration: none; font-weight: 700; }
.metric:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
code { font: inherit; }
pre { background: var(--code); border-radius: 8px; padding: 10px 12px; margin: 0; overflow-x: auto; font: 12.5px/1.5 ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.again { display: grid; grid-template-columns: 1fr auto; gap: 4px 10px; align-items: start; } .again .label { grid-column: 1 / -1; font-weight: 600; font-size: 13.5px; }
.failure { border-left: 3px solid var(--bad); padding-left: 12px; margin: 0 0 14px; }
.warnings { margin: 0 0 10px; padding-left: 1.1em; } .warnings li { overflow-wrap: anywhere; margin: 0 0 2px; }
summary { cursor: pointer; padding: 3px 0; }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 1000px) { .c-b, .c-h { display: none; } }
@media (max-width: 760px) {
  main { padding: 18px 12px 4px; } h1 { font-size: 24px; } .card { padding: 14px 12px; border-radius: 10px; }
  .rows, .rows > tbody { display: block; } .rows > thead { display: block; } .rows > thead tr { display: flex; flex-wrap: wrap; gap: 0 14px; padding: 0 0 4px; } .rows > thead th { border: 0; padding: 4px 0; width: auto; min-width: 0; }
  .rows > thead th.c-f, .rows > thead th.c-i, .rows > thead th.c-l { display: none; }
  .rows > tbody > tr.row { display: grid; grid-template-columns: auto 1fr auto; gap: 2px 10px; padding: 9px 0; border-bottom: 1px solid var(--line); }
  .rows > tbody > tr.row > td { border: 0; padding: 0; width: auto; min-width: 0; }
  .rows > tbody > tr.row > .c-n { grid-column: 1 / -1; grid-row: 1; } .rows > tbody > tr.row > .c-v { grid-row: 2; } .rows > tbody > tr.row > .c-c { grid-row: 2; grid-column: 2; text-align: left; } .rows > tbody > tr.row > .c-i { grid-row: 2; grid-column: 3; }
  .rows > tbody > tr.row > .c-f { grid-column: 1 / -1; grid-row: 3; } .rows > tbody > tr.row > .c-l { display: none; }
  .row .fo { width: 100%; }
  .rows > tbody > .drawer, .rows > tbody > .drawer > td { display: block; width: 100%; }
  .detail { margin: 0; padding: 6px 0 0; border: 0; border-top: 2px solid var(--line); } .key { white-space: normal; } .again { grid-template-columns: 1fr; } .again .copy { justify-self: start; }
  input.filter { width: 100%; } .tools label { flex: 1 1 45%; }
}
@media print { body { font-size: 11pt; } main { max-width: none; padding: 0; } .tools, .more, .copy { display: none; } .card { border: 0; padding: 0; } tr, figure { break-inside: avoid; } .open::before { display: none; } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`;

export { pageStyle };