import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { helpOf } from '../../src/settings/help.ts'
import { TOP } from './tracked-files.ts'

// The corpus says yes to what `init` proposes.
const known = new Set([...(helpOf('compare', 100).match(/(?<=--)[a-z-]+/g) ?? []), 'yes'])

it.each(['demo', 'corpus'])('scripts/%s.ts compares with options that there are', (name) => {
  const text = readFileSync(join(TOP, 'scripts', `${name}.ts`), 'utf8')
  const options = [...text.matchAll(/'--([a-z-]+)(?:=[^']*)?'[,\]]/g)].flatMap(
    ([, option]) => option ?? [],
  )
  expect(options.length).toBeGreaterThan(0)
  expect(options.filter((option) => !known.has(option))).toEqual([])
})
