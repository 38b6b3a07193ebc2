/** A path relative to a folder, both with `/`, without `.` and `..`; one that leads out of where the folder lies begins with `../`. */
export function joinedPath(folder: string, path: string): string {
  const parts: string[] = []
  for (const part of [...folder.split('/'), ...path.split('/')]) {
    if (part === '.' || part === '') continue
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else parts.push(part)
  }
  return parts.join('/')
}

/** The same, `null` where it leads out of there. */
export function joinedInside(folder: string, path: string): string | null {
  const whole = joinedPath(folder, path)
  return /^\.\.(?:\/|$)/.test(whole) ? null : whole
}

/** The path of a `file:` URL without what is behind a `?` or `#`; the text itself where it is none. */
export function urlPath(url: string): string {
  if (!url.startsWith('file://')) return url
  try {
    return decodeURIComponent(url.slice('file://'.length).replace(/[?#].*$/, ''))
  } catch {
    return url
  }
}
