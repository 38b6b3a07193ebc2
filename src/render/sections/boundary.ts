import { openBoundary } from '../../model/machine/open-boundary.ts'
import type { Section } from '../comment/page.ts'

/** One line where less than the whole boundary held around what was built and measured. */
export const boundary: Section = ({ result: { machine } }) => {
  const { isolation } = machine
  // An older version did not say what it saw of the machine.
  if (isolation === undefined || isolation.readOnly === undefined) return ''
  const found = openBoundary(isolation)
  return found === null ? '' : `Foreign code was not completely isolated here: ${found.open}.`
}
