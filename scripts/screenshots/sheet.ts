const wide = 900
const telephone = 390
const gap = 24

/** Width of a sheet in pixels: two wide pages and a phone's. */
export const sheetWidth = 2 * wide + telephone + 4 * gap

/**
 * A comment three times side by side: light, dark and on a phone, styled roughly like GitHub. All
 * folded blocks are open. The root element's attributes give its height and the texts that overflow
 * their page.
 *
 * @param html - output of GitHub's Markdown parser
 */
export function sheet(html: string): string {
  const page = withAlerts(html).replaceAll('<details>', '<details open>')
  return `<!doctype html><html><head><meta charset="utf-8"><style>${style}</style></head><body>
<article class="light" style="width:${wide}px">${page}</article>
<article class="dark" style="width:${wide}px">${page}</article>
<article class="light" style="width:${telephone}px">${page}</article>
<script>${measure}</script></body></html>`
}

/** GitHub's conversion of `> [!NOTE]`, which happens after its parser. */
function withAlerts(html: string): string {
  return html.replaceAll(
    /<blockquote>\s*<p>\[!([A-Z]+)\]\s*/g,
    (_, kind: string) =>
      `<blockquote class="${kind.toLowerCase()}"><p><strong>${kind.charAt(0)}${kind.slice(1).toLowerCase()}</strong><br>`,
  )
}

// Tables and code blocks scroll by themselves; anything else wider than its page is a defect.
const measure = `
const faults = new Set()
for (const article of document.querySelectorAll('article')) {
  const edge = article.getBoundingClientRect().right - 16 + 1
  for (const one of article.querySelectorAll('p, li, summary, h3, sub, blockquote, code')) {
    if (one.closest('table, pre') === null && one.getBoundingClientRect().right > edge) {
      faults.add(one.tagName.toLowerCase() + ' ' + one.textContent.slice(0, 60))
    }
  }
}
const root = document.documentElement
root.dataset.height = Math.ceil(document.body.getBoundingClientRect().height + 2 * ${gap})
root.dataset.found = [...faults].slice(0, 5).join('; ').replace(/["<>&]/g, '')
`

const style = `
body { margin: ${gap}px; display: flex; gap: ${gap}px; align-items: flex-start; background: #888; }
article { box-sizing: border-box; padding: 16px; flex: none; overflow-wrap: break-word;
  font: 14px/1.5 -apple-system, 'Segoe UI', 'Noto Sans', 'Open Sans', 'DejaVu Sans', sans-serif, 'Noto Color Emoji'; }
.light { --text: #1f2328; --muted: #59636e; --page: #fff; --line: #d1d9e0; --code: #818b981f; --block: #f6f8fa; --row: #f6f8fa; --link: #0969da; }
.dark { --text: #f0f6fc; --muted: #9198a1; --page: #0d1117; --line: #3d444d; --code: #656c7633; --block: #151b23; --row: #151b23; --link: #4493f8; }
article { color: var(--text); background: var(--page); }
a { color: var(--link); }
h3 { font-size: 1.25em; margin: 0 0 16px; }
p, ul, table, pre, details, blockquote { margin: 0 0 16px; }
ul { padding-left: 2em; }
table { display: block; width: max-content; max-width: 100%; overflow: auto; border-collapse: collapse; font-variant: tabular-nums; }
th, td { padding: 6px 13px; border: 1px solid var(--line); }
tr:nth-child(2n) { background: var(--row); }
code, pre { font: 85%/1.45 ui-monospace, 'DejaVu Sans Mono', monospace; }
code { padding: .2em .4em; border-radius: 6px; background: var(--code); white-space: break-spaces; }
pre { padding: 16px; overflow: auto; border-radius: 6px; background: var(--block); }
pre code { padding: 0; background: none; white-space: pre; font-size: 100%; }
summary { cursor: pointer; }
blockquote { padding: 0 1em; color: var(--muted); border-left: .25em solid var(--line); }
blockquote.note, blockquote.warning, blockquote.caution { color: inherit; }
blockquote.note { border-color: #0969da; } blockquote.warning { border-color: #9a6700; } blockquote.caution { border-color: #d1242f; }
`
