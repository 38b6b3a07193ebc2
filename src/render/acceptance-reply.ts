import { acceptanceSchema, type Acceptance } from '../model/acceptance.ts'
import { dataIn, dataLine } from './data-line.ts'
import { codeOf } from './escape.ts'
import { acceptedText } from './accepted-text.ts'
import type { Marker } from './marker.ts'

const reasonLength = 500

/** The comment that keeps what a maintainer has accepted, for every later run of a pull request to read. */
export function acceptanceReply(
  place: Pick<Marker, 'key' | 'pullRequest'>,
  acceptances: readonly [Acceptance, ...Acceptance[]],
): string {
  const [{ by, reason }] = acceptances
  return `${[
    dataLine(nameOf(place), acceptances),
    `${codeOf(by)} accepts ${acceptances.map(acceptedText).join(', ')}: ${codeOf(reason, reasonLength)}`,
    'This holds for this pull request until the whole interval lies beyond that bound. To take it back, remove this comment.',
  ].join('\n\n')}\n`
}

/** What a comment of ours keeps; nothing when it is another one, or of another place. */
export function parseAcceptances(
  body: string,
  place: Pick<Marker, 'key' | 'pullRequest'>,
): readonly Acceptance[] {
  const first = body.split(/\r?\n/, 1)[0] ?? ''
  const checked = acceptanceSchema.array().safeParse(dataIn(nameOf(place), first))
  return checked.success ? checked.data : []
}

function nameOf({ key, pullRequest }: Pick<Marker, 'key' | 'pullRequest'>): string {
  return `accepted key=${key} pr=${pullRequest}`
}
