import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { TOP } from '../repository/tracked-files.ts'

// Exactly so: packages that are bundled are development dependencies, which most flags leave out.
it.each(['nightly.yml', 'release.yml'])('%s asks for advisories about every package', (file) => {
  const text = readFileSync(join(TOP, '.github/workflows', file), 'utf8')
  expect(text).toMatch(/^ +(?:- )?(?:run: )?npm audit --package-lock-only$/m)
  expect(text).not.toMatch(/continue-on-error|npm audit[^\n]*\|\|/)
})
