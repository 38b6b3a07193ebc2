import { texts } from '../../model/texts.ts'
import { fenceLines, plainLine, codeOf } from '../text/escape.ts'
import { linkText } from '../text/markdown.ts'
import type { Marker } from './marker.ts'

const lineLength = 1200

/** The answer to a command that started nothing, with the foreign reason; without one, when it was `help`. */
export function commandAnswer(complaint: string): string {
  const why =
    complaint === '' ? [] : [fenceLines([`deadheat: ${plainLine(complaint, lineLength)}`])]
  const rest = [
    'A command is a single line, alone in a new comment by anyone with write access to this repository:',
    fenceLines(texts['render/comment/bench-commands.txt'].trimEnd().split('\n')),
  ]
  return `${[...why, ...rest].join('\n\n')}\n`
}

/** A run that a command has started, and the full id of the head commit, by which its check is found again. */
type StartedRun = Pick<Marker, 'key' | 'runId'> & { readonly headSha: string }

const shape =
  /^<!-- deadheat:started key=([A-Za-z0-9._-]{1,50}) run=(\d{1,15}) head=([0-9a-f]{40}) -->\r?\n/

/** The comment that answers a command with the run that it has started. */
export function startedReply({ key, runId, headSha }: StartedRun, runUrl: string): string {
  const marker = `<!-- deadheat:started key=${key} run=${runId} head=${headSha} -->`
  const head = codeOf(headSha.slice(0, 7))
  return `${marker}\n\nStarted ${linkText('a run', runUrl)} for ${head}; its check says how far it is.\n`
}

/** The run that one of our comments says was started; `null` for any other comment. */
export function parseStarted(body: string): StartedRun | null {
  const [, key, runId, headSha] = shape.exec(body) ?? []
  return key === undefined || headSha === undefined ? null : { key, runId: Number(runId), headSha }
}
