/** The style of all pages: the reader's own colours, light or dark, and the width of a telephone. */
export const styleSheet = `:root{color-scheme:light dark;--ink:#1f2328;--paper:#fff;--soft:#59636e;--line:#0969da;--band:#0969da33;--worse:#b42318;--better:#116329;--rule:#d1d9e0}
@media(prefers-color-scheme:dark){:root{--ink:#e6edf3;--paper:#0d1117;--soft:#9da7b1;--line:#58a6ff;--band:#58a6ff33;--worse:#ff8f87;--better:#56d364;--rule:#30363d}}
body{margin:0 auto;max-width:70rem;padding:1rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
a{color:var(--line)}
table{border-collapse:collapse;width:100%}
th,td{padding:.3rem .6rem .3rem 0;text-align:left;vertical-align:middle;border-bottom:1px solid var(--rule)}
tbody th{font-weight:400}
tr:target{outline:2px solid var(--line)}
.wide{overflow-x:auto}
figure .wide{direction:rtl}
.wide td,.wide th{min-width:6rem}
figure{margin:0}
figcaption{color:var(--soft);font-size:.9rem}
svg{display:block;max-width:100%}
.curve{direction:ltr;width:100%;min-width:40rem;max-width:none;height:auto}
.curve text{font-size:12px;fill:var(--soft)}
.spark{width:160px;height:32px}
.spark path,.line{fill:none;stroke:var(--line);stroke-width:1.5}
.band{fill:var(--band)}
.grid{stroke:var(--rule)}
.tag{stroke:var(--soft);stroke-dasharray:2 3}
text.tag{stroke:none}
.machine{stroke:var(--soft);stroke-dasharray:8 4}
circle{fill:var(--line)}
circle.regression{fill:var(--worse)}
circle.improvement{fill:var(--better)}
path.worse{stroke:var(--worse);stroke-width:1.5}
path.better{stroke:var(--better);stroke-width:1.5}
span.worse{color:var(--worse)}
span.better{color:var(--better)}
@media(max-width:40rem){.spark{width:5rem}.wide td,.wide th{min-width:4rem}}
@media print{body{max-width:none}}
`
