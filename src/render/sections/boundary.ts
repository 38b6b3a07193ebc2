import { openBoundary } from '../../model/machine/open-boundary.ts'
import type { Section } from '../comment/page.ts'

/** One line when builds and measurements ran without a sandbox. */
export const boundary: Section = ({ result: { machine } }) => {
  const { isolation } = machine
  // Older versions did not record what measured code could see of the machine.
  if (isolation === undefined || isolation.readOnly === undefined) return ''
  const foundBoundary = openBoundary(isolation)
  return foundBoundary === null
    ? ''
    : `Nothing kept foreign code apart here: ${foundBoundary.open}.`
}
