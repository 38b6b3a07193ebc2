/** The path of a `file:` URL without what is behind a `?` or `#`; the text itself where it is none. */
export function urlPath(url: string): string {
  if (!url.startsWith('file://')) return url
  try {
    return decodeURIComponent(url.slice('file://'.length).replace(/[?#].*$/, ''))
  } catch {
    return url
  }
}
