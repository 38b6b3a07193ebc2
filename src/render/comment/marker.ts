import { parseJson } from '../../model/parse-json.ts'
import type { Judged } from '../../model/run/judged.ts'

/** What the first line of a comment says to programs: whose it is, and how new. */
export interface Marker extends Judged {
  /** Distinguishes several comments on one pull request: letters, digits, dots and dashes. */
  readonly key: string
  readonly pullRequest: number
  /** First 7 hexadecimal digits of the pull request's head, or of the measured head if that is unknown. */
  readonly head: string
}

const shape =
  /^<!-- deadheat:v1 key=([A-Za-z0-9._-]{1,50}) pr=(\d{1,15}) run=(\d{1,15}) attempt=(\d{1,9}) head=([0-9a-f]{7})( [^\n]*)? -->(?:\r?\n|$)/

/** The marker of a run's comment. */
export function markerOf({
  headSha,
  ...run
}: Omit<Marker, 'head'> & { readonly headSha: string }): Marker {
  return { ...run, head: headSha.slice(0, 7) }
}

/** The first line of a comment. */
export function markerLine(marker: Marker): string {
  const { key, pullRequest, runId, attempt, head } = marker
  return `<!-- deadheat:v1 key=${key} pr=${pullRequest} run=${runId} attempt=${attempt} head=${head.slice(0, 7)}${judgedText(marker)} -->`
}

/** Parses the marker at the start of a comment; `null` when there is none. */
export function parseMarker(body: string): Marker | null {
  const [, key, pullRequest, runId, attempt, head, judged = ''] = shape.exec(body) ?? []
  if (key === undefined || head === undefined) return null
  return {
    key,
    pullRequest: Number(pullRequest),
    runId: Number(runId),
    attempt: Number(attempt),
    head,
    ...judgedIn(judged),
  }
}

type Known = Omit<Judged, 'runId' | 'attempt'>

const judgedShape =
  /^(?: start=(\d{1,12}))?(?: id=([0-9a-f]{16,24}))?(?: of (\d{1,4}))?(?: for (.{1,100}))?$/

/** What is judged, at the end of a line that programs read; empty where nothing is known of it. */
export function judgedText({ startedAt, identity, legs, label }: Known): string {
  const start = startedAt === 0 ? '' : ` start=${startedAt}`
  return `${start}${identity && ` id=${identity}`}${legs === 1 ? '' : ` of ${legs}`}${label && ` for ${label}`}`
}

/** Reads that end of a line. */
export function judgedIn(text: string): Known {
  const [, startedAt = '0', identity = '', legs = '1', label = ''] = judgedShape.exec(text) ?? []
  return { startedAt: Number(startedAt), identity, legs: Number(legs), label }
}

/** Data as one line of a comment for programs; in Base64 nothing finds mentions, links or marks in it. */
export function dataLine(name: string, data: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(data))
  const latin = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return `<!-- deadheat:${name} ${btoa(latin)} -->`
}

/** Decodes such a line; `null` for any other line. */
export function dataIn(name: string, line: string): unknown {
  const [prefix, suffix] = [`<!-- deadheat:${name} `, ' -->']
  if (!line.startsWith(prefix) || !line.endsWith(suffix)) return null
  const data = line.slice(prefix.length, -suffix.length)
  if (!/^[\w+/]+={0,2}$/.test(data) || data.length % 4 !== 0) return null
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
  return parseJson(new TextDecoder().decode(bytes))
}
