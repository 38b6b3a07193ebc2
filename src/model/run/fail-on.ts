import { z } from 'zod'

/** Which states of a table fail the check. */
export const failOnSchema = z.array(z.enum(['regression', 'failure', 'undecided'])).max(3)

/** What fails the check where nobody says otherwise. */
export const usualFailOn = ['regression', 'failure'] as const
