import type { Section } from '../comment/page.ts'

/**
 * A notice above everything else that the numbers come from untrusted code, which could have forged
 * them.
 */
export const untrustedSection: Section = ({ fromFork }) =>
  fromFork
    ? "> [!WARNING]\n> **untrusted: reported by a job that ran a fork's code**, which could have made up every number below. The commits, the limits and the verdict are this repository's."
    : ''
