import type { Failure } from '../../model/judging/failure.ts'
import { contestFailure } from '../contenders/contest-failure.ts'
import { failedStep } from '../terminal/status-text.ts'
import { codeInHtml, codeOf, fenceLines, plainLine } from '../text/escape.ts'
import { foldContent } from '../text/markdown.ts'
import { elsewhere } from '../rows/elsewhere.ts'
import type { Page, Section } from '../comment/page.ts'

/** Length of a message in names, and of a line of output in characters. */
const messageNames = 3
const lineLength = 200

/** What could not be measured: one line each, and the end of the first ones' output, folded. */
export const failures: Section = (page) => {
  const { plan } = page.result
  const all = page.result.failures.map((failure) => contestFailure(failure, plan))
  if (all.length === 0) return ''
  const { open, foldedCount: more } = page.detail.failures
  const namedFailures = all.slice(0, open + more)
  const hiddenCount = all.length - namedFailures.length
  return [
    namedFailures.map((failure) => `- ${lineOf(failure, page)}`).join('\n'),
    hiddenCount === 0 ? '' : `And ${String(hiddenCount)} more failures: see ${elsewhere(page)}.`,
    ...namedFailures.slice(0, open).map((failure) => outputOf(failure, page)),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function lineOf(failure: Failure, { detail }: Page): string {
  const message = codeOf(failure.message, detail.nameLength * messageNames)
  return `**failed**: ${failedStep(failure, (text) => codeOf(text, detail.nameLength))}: ${message}`
}

function outputOf(failure: Failure, { detail }: Page): string {
  if (failure.lastLines.length === 0) return ''
  const what = failedStep(failure, (text) => codeInHtml(text, detail.nameLength))
  return foldContent(
    `<b>${headingOf(failure)}</b>: ${what}${endText(failure)}`,
    fenceLines(failure.lastLines.map((line) => plainLine(line, lineLength))),
  )
}

/** What is left out between an error and the end stands as an ellipsis. */
function headingOf({ lastLines }: Failure): string {
  return lastLines.includes('…')
    ? 'The first error and the end of what it printed'
    : 'The end of what it printed'
}

function endText({ exitCode, signal, timedOut }: Failure): string {
  if (timedOut) return ', timed out'
  if (signal !== null) return `, ended by ${codeInHtml(signal)}`
  return exitCode === null ? '' : `, exit code ${String(exitCode)}`
}
