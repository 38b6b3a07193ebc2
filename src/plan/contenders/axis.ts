import type { Side } from '../../model/build/side.ts'
import { UsageError } from '../../model/usage-error.ts'

/** One contender, as a user names it. */
export interface NamedContender {
  /** A parameter's value as text, the name of a benchmark, or a version of Node.js. */
  readonly value: string
  /** Whose build it runs on; head's unless the user says otherwise. */
  readonly side: Side
}

/** What is compared within the benchmarks that a run has. */
export interface Axis {
  /** A parameter, `benchmark` or `node`. */
  readonly name: string
  /** In the user's order. The first is the reference; the only one `*` stands for every value. */
  readonly contenders: readonly NamedContender[]
  /** The only module that is compared; any when absent. */
  readonly module?: string
  /** Whether other values of the same parameter compete too, behind the named ones. */
  readonly others?: true | undefined
}

/**
 * Parses `library=async 3,when,q`: a parameter, `benchmark` or `node`, then its contenders; the
 * first is the reference. A contender can begin with `base:` to run on base's build, and `*` stands
 * for every other value.
 *
 * @throws UsageError when the text is something else
 */
export function axisFromText(writtenText: string): Axis {
  if (writtenText.trim() === 'study') {
    throw new UsageError(
      'the axis "study" is gone: "deadheat study NAME" measures the ratios of a study',
    )
  }
  const [, name = '', list = ''] = /^\s*([^=\s][^=]*?)\s*=\s*(.*)$/s.exec(writtenText) ?? []
  const values = list
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')
  const namedContenders = values.filter((value) => value !== '*').map(contenderFromText)
  const otherEntries = values.includes('*')
  if (
    name === '' ||
    namedContenders.length === 0 ||
    (namedContenders.length < 2 && !otherEntries)
  ) {
    throw new UsageError(
      `expected --axis NAME=REFERENCE,CONTENDER…, got "${writtenText.slice(0, 100)}": library=async,q compares two values of a parameter, benchmark=a,b two benchmarks, and library=async,* one value with all others`,
    )
  }
  return { name, contenders: namedContenders, others: otherEntries || undefined }
}

function contenderFromText(value: string): NamedContender {
  const [, side, rest] = /^(base|head):(.+)$/.exec(value) ?? []
  return side === undefined || rest === undefined
    ? { value, side: 'head' }
    : { value: rest, side: side === 'base' ? 'base' : 'head' }
}
