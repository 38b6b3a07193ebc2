import { z } from 'zod'
import { secondsSchema, text } from '../text.ts'

/** Mean seconds of a block when it was last measured on this machine, by benchmark id. */
export const blockSecondsSchema = z.record(text(300), secondsSchema)

/** Mean seconds of a block when it was last measured on this machine, by benchmark id. */
export type BlockSecondsById = Readonly<z.infer<typeof blockSecondsSchema>>
