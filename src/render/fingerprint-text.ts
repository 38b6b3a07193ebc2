import type { Machine } from '../model/machine.ts'
import { codeOf } from './escape.ts'

const longestLine = 700

/** What state the machine was in, as sentences; empty for a result of an older version. */
export function fingerprintText({ fingerprint }: Pick<Machine, 'fingerprint'>): string {
  if (fingerprint === undefined || fingerprint.facts.length === 0) return ''
  const listed = (lasting: boolean): string =>
    fingerprint.facts
      .filter((fact) => fact.lasting === lasting)
      .map(({ title, found }) => `${title}: ${found}`)
      .join('; ')
  const parts = [
    ['Its state', listed(true)],
    ['At the beginning', listed(false)],
  ] as const
  const told = parts.flatMap(([name, text]) =>
    text === '' ? [] : [`${name}: ${codeOf(text, longestLine)}.`],
  )
  return `${told.join(' ')} Fingerprint ${codeOf(fingerprint.digest.slice(0, 12))}.`
}
