import { codeOf } from '../text/escape.ts'
import { parseMarker } from './marker.ts'

// Each alone at the end of its line; no foreign text can be, because its signs are escaped.
const nextMark = '<!-- deadheat:next -->'
const labelMark = '<!-- deadheat:label -->'

/** GitHub accepts 65,536 characters. */
const longest = 65_000

/** The sections of one of our comments, one for each thing that is judged, each as if it stood alone. */
export function commentSections(body: string): readonly string[] {
  return body
    .replaceAll('\r\n', '\n')
    .split(`\n${nextMark}\n`)
    .map((section) => {
      const [marker = '', label = '', ...rest] = section.split('\n')
      const lines = label.endsWith(labelMark) ? [marker, ...rest] : [marker, label, ...rest]
      return `${lines.join('\n').trimEnd()}\n`
    })
}

/** One comment of what several runs judge; too long together, each is cut to its first line and its data. */
export function joinedComment(sections: readonly string[]): string {
  if (sections.length === 1) return sections.join('')
  const texts = sections
    .map((text) => ({ text, label: parseMarker(text)?.label ?? '' }))
    .toSorted((first, second) => (first.label < second.label ? -1 : 1))
    .map(({ text, label }) => {
      const name = codeOf(label.replace(/, #\d+$/, ''))
      return text.replace('\n', () => `\n${name} ${labelMark}\n`)
    })
  const joined = (): string => texts.join(`\n${nextMark}\n`)
  while (joined().length > longest) {
    const [largest = ''] = texts.toSorted((first, second) => second.length - first.length)
    const short = shortened(largest)
    if (short === largest) break
    texts[texts.indexOf(largest)] = short
  }
  return joined()
}

const cutNote =
  'This part is too long to stand here: its own check and the summary of its run have it.'

function shortened(text: string): string {
  const lines = text.trimEnd().split('\n')
  const last = lines.at(-1) ?? ''
  const data = last.startsWith('<!-- deadheat:') && !lines.includes(cutNote) ? [last] : []
  return `${[...lines.slice(0, 3), '', cutNote, '', ...data].join('\n').trimEnd()}\n`
}
