import { adaptive } from '../../__tests__/analysis/simulation/adaptive.ts'
import { laidRow, type Laying } from '../../__tests__/analysis/simulation/layouts.ts'
import { randomOf, seedOf } from '../../src/model/random.ts'
import { printFigures } from '../figures.ts'

const LOOKS = [8, 12, 16, 24, 36, 60]
const ROWS = 6
const LAYOUT = 0.05
const FOUND = 0.05

/** Shows how often code that only moves is called changed, and how many changes are found, by how sides are linked. */
export function showLayouts(tables: number, seed: number): void {
  const claiming = (laying: Laying, change: number, count: number): readonly string[][] =>
    Array.from({ length: count }, (_, table) => {
      const random = randomOf(seedOf(seed, table, LAYOUT * 1000, change * 1000))
      const rows = Array.from({ length: ROWS }, (_row, at) =>
        laidRow(
          { name: `row ${at}`, pairs: 60, noise: 0.01, layout: LAYOUT, change, laying },
          random,
        ),
      )
      const verdicts = adaptive(rows, LOOKS).rows.map(({ verdict }) => verdict)
      return verdicts.filter((one) => one === 'regression' || one === 'improvement')
    })
  printFigures({
    title: 'Layouts',
    command: 'npm run bench:promise',
    about: `${tables} simulated tables of six rows of unchanged code with 1% of noise, whose placements differ by 5% (SD), and a quarter as many that are 5% slower; all in %.`,
    columns: ['Linked', '>tables wrong', '>rows found'],
    rows: (['once', 'anew', 'cycles'] as const).map((laying) => {
      const wrong = claiming(laying, 0, tables).filter(({ length }) => length > 0).length
      const count = Math.ceil(tables / 4)
      const found = claiming(laying, FOUND, count)
        .flat()
        .filter((one) => one === 'regression').length
      return [laying, percent(wrong, tables), percent(found, count * ROWS)]
    }),
  })
}

function percent(part: number, whole: number): string {
  return ((100 * part) / whole).toFixed(1)
}
