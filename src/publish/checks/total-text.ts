import { codeOf, plainLine } from '../../render/text/escape.ts'
import { countText } from '../../render/text/format.ts'
import { linkText } from '../../render/text/markdown.ts'
import type { CheckNews, KnownCheck } from './known-checks.ts'

/** One of several things that a commit is judged by. Its title quotes foreign names. */
export type PartOfTotal = Pick<
  KnownCheck,
  'label' | 'output' | 'open' | 'conclusion' | 'detailsUrl'
>

/** Worst first. */
const conclusions = ['failure', 'cancelled', 'neutral', 'success'] as const

const labelLength = 100
const titleLength = 150

/** Most lines of a check: with the longest labels, titles and addresses they fit into what GitHub takes. */
const mostLines = 120

/**
 * What a check over several parts says: the worst of them, as soon as all are over.
 *
 * @param parts - at least one
 * @param missing - how many have not begun; they are not waited for where one has failed, because a
 *   matrix does not begin the others then
 */
export function totalText(parts: readonly PartOfTotal[], missing: number): CheckNews {
  const sorted = parts.toSorted(
    (first, second) => rankOf(first) - rankOf(second) || (first.label < second.label ? -1 : 1),
  )
  const worst = sorted.reduce((first) => first)
  const isAwaited = worst.open || !['failure', 'cancelled'].includes(statusOf(worst))
  const openCount = parts.filter(({ open }) => open).length + (isAwaited ? missing : 0)
  const lines = sorted.slice(0, mostLines).map((part) => {
    const label = linkText(codeOf(part.label, labelLength), part.detailsUrl)
    const word = part.open ? 'not over' : statusOf(part)
    return `- ${label}: **${word}**, ${codeOf(part.output.title, titleLength)}`
  })
  const leftCount = sorted.length - lines.length
  return {
    status: openCount > 0 ? 'in_progress' : statusOf(worst),
    title:
      openCount > 0
        ? `${openCount} of ${parts.length + missing} not over`
        : `${plainLine(worst.label, labelLength)}: ${plainLine(worst.output.title, titleLength)}`,
    summary: [
      `The worst of ${countText(parts.length, 'result')} of this commit counts. Each has a check of its own.`,
      lines.join('\n'),
      ...(leftCount === 0 ? [] : [`And ${leftCount} more, none of them worse.`]),
      ...(missing === 0
        ? []
        : [
            `Jobs of the matrix without a result yet: ${missing}. Where only some jobs take this step, say so with \`matrix: 1 \${{ toJson(matrix) }}\`.`,
          ]),
    ].join('\n\n'),
  }
}

/** What GitHub calls otherwise is never better than a failure. */
function statusOf({ conclusion }: PartOfTotal): (typeof conclusions)[number] {
  return conclusions.find((each) => each === conclusion) ?? 'failure'
}

function rankOf(part: PartOfTotal): number {
  return part.open ? Number.NEGATIVE_INFINITY : conclusions.indexOf(statusOf(part))
}
