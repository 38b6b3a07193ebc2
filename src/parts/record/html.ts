import { plainText } from '../../render/text/escape.ts'

/** Foreign text inside an element or an attribute in double quotes: every character is only a character. */
export function htmlText(text: string, length = 200): string {
  return plainText(text, length)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** A link to an address of the web, or the text alone where there is no address. */
export function linkTo(address: string | null, text: string): string {
  // Only these addresses become links, whatever a record contains.
  if (address === null || !/^https?:\/\//.test(address)) return htmlText(text)
  return `<a href="${htmlText(address, 1000)}" rel="noreferrer">${htmlText(text)}</a>`
}

/**
 * A whole page without scripts, which loads nothing but the style sheet beside it.
 *
 * @param up - from the page to the top of the site: `` or `../`
 * @param body - HTML whose foreign text is already escaped
 */
export function htmlPage(title: string, up: '' | '../', body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${htmlText(title)}</title>
<link rel="stylesheet" href="${up}style.css">
<link rel="alternate" type="application/atom+xml" title="Changes" href="${up}feed.xml">
</head>
<body>
${body}
</body>
</html>
`
}
