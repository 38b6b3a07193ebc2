const OPEN = '## Unreleased\n'
const HEADING = /^## (?<version>\d+\.\d+\.\d+)$/gm

/**
 * The changelog with what was collected under *Unreleased* under a version, or, for the version that
 * its first heading already names, above what stands there.
 *
 * @throws Error when nothing was collected, or the version is there and not the newest
 */
export function releasedChangeLog(text: string, version: string): string {
  const from = text.indexOf(OPEN)
  if (from < 0) throw new Error('expected "## Unreleased" in CHANGELOG.md, got none')
  const [newest] = versionsIn(text)
  const after = text.indexOf('\n## ', from + OPEN.length)
  const end = after < 0 ? text.length : after
  const notes = text.slice(from + OPEN.length, end).trim()
  if (notes === '') {
    throw new Error(
      `expected what ${version} changes under "## Unreleased" in CHANGELOG.md, got nothing`,
    )
  }
  const rest = text.slice(end).trimStart()
  if (newest === version) {
    const first = rest.slice(`## ${version}\n`.length).trim()
    const [said, ...older] = first.split(/\n(?=## )/)
    return [text.slice(0, from) + OPEN, `## ${version}\n`, said?.trim(), `\n${notes}\n`, ...older]
      .join('\n')
      .replace(/\n*$/, '\n')
  }
  if (versionsIn(text).includes(version)) {
    throw new Error(`expected a version that CHANGELOG.md does not have, got ${version}`)
  }
  const parts = [text.slice(0, from) + OPEN, `## ${version}\n`, notes, '', rest]
  return parts.join('\n').replace(/\n*$/, '\n')
}

/** What the changelog says about a version, without its heading; an Error when it says nothing. */
export function notesOf(text: string, version: string): string {
  const parts = text.split(/^(?=## )/m)
  const part = parts.find((each) => each.startsWith(`## ${version}\n`))
  const notes = part?.slice(part.indexOf('\n')).trim() ?? ''
  if (notes === '') throw new Error(`expected "## ${version}" in CHANGELOG.md, got none`)
  return `${notes}\n`
}

function versionsIn(text: string): readonly string[] {
  return [...text.matchAll(HEADING)].map(({ groups }) => groups?.['version'] ?? '')
}
