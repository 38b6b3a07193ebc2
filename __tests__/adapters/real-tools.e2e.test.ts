import { expect, it } from 'vitest'
import { measuredSuite } from './real-tools/measured-suite.ts'
import { between, oldestAndNewest } from './real-tools/suites.ts'
import { inWhole } from '../whole.ts'

it.each([...oldestAndNewest, ...inWhole(...between)])('$title runs as it is', async (suite) => {
  const measured = await measuredSuite(suite)
  expect(measured.failures).toEqual([])
  expect(measured.names.toSorted()).toEqual(suite.names.toSorted())
  expect(measured.decides).toContain(suite.decides)
  // What a tool that fills its time has used says nothing.
  expect(measured.decides).not.toContain('CPU time')
  const fixed = Object.keys(measured.calls).toSorted()
  expect(fixed).toEqual(suite.fixed ? suite.names.toSorted() : [])
})
