import type { Section } from '../comment/page.ts'

/** Whose numbers they are, where a stranger could have forged them: before anything else is read. */
export const untrusted: Section = ({ fromFork }) =>
  fromFork
    ? "> [!WARNING]\n> **untrusted: reported by a job that ran a fork's code**, which could have made up every number below. The commits, the limits and the verdict are this repository's."
    : ''
