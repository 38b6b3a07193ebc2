import { expect, it } from 'vitest'
import { refusalIn } from '../../cli/typed-line.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'

it.each([
  [
    'study promises --set library=q',
    'in the tables of the suite promises, and those that they are divided by (async 0.2), got none',
  ],
  [
    'study addon-api',
    'as scripts/addon-editions.ts makes them for the study addon-api, got no git',
  ],
])('"%s" is refused in one line where there is nothing', async (line, refusal) => {
  expect(await refusalIn(temporaryFolder(), line)).toContain(refusal)
})
