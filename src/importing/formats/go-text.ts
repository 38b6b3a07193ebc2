import type { Direction, Unit } from '../../model/judging/metric.ts'
import type { ImportedValues } from '../../model/judging/imported.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import type { Format } from './format.ts'
import { inARow } from './in-a-row.ts'

const line = /^(?<name>Benchmark\S*)\s+\d+\s+(?<figures>\S.*)$/

interface Meaning {
  readonly unit: Unit
  readonly better: Direction
  readonly factor: number
}

const meanings: Readonly<Record<string, Meaning>> = {
  'ns/op': { unit: 's', better: 'lower', factor: 1e-9 },
  'B/op': { unit: 'B', better: 'lower', factor: 1 },
  'allocs/op': { unit: 'count', better: 'lower', factor: 1 },
  'MB/s': { unit: 'per_s', better: 'higher', factor: 1e6 },
}

/**
 * Go's benchmark format, which benchstat reads: a line for each repetition, with figures and their units.
 * Units that nobody knows the good side of are left out.
 *
 * @see https://go.dev/design/14313-benchmark-format
 */
export const goText: Format = {
  name: 'Go’s benchmark text, as benchstat reads it',
  read: ({ text }) => {
    const found = text.split(/\r?\n/).flatMap((each) => {
      const { name, figures } = line.exec(each.trimEnd())?.groups ?? {}
      return name === undefined || figures === undefined ? [] : figuresIn(name, figures)
    })
    if (found.length === 0) return null
    const rows = [...groupedBy(found, ({ row }) => row)].flatMap(([row, all]): ImportedValues[] => {
      const [first] = all
      if (first === undefined) return []
      const { unit, better } = first.meaning
      return [{ name: row, unit, better, values: all.map(({ value }) => value) }]
    })
    return {
      format: goText.name,
      each: 'repetition',
      taken: inARow,
      sides: { kind: 'one', rows },
    }
  },
}

function figuresIn(
  name: string,
  figures: string,
): readonly { readonly row: string; readonly meaning: Meaning; readonly value: number }[] {
  const words = figures.trim().split(/\s+/)
  return words.flatMap((word, at) => {
    const meaning = Object.hasOwn(meanings, word) ? meanings[word] : undefined
    if (at % 2 === 0 || meaning === undefined) return []
    const value = Number(words[at - 1]) * meaning.factor
    return [{ row: word === 'ns/op' ? name : `${name} ${word}`, meaning, value }]
  })
}
