import { randomBytes } from 'node:crypto'

/** Twelve hexadecimal digits that only this process has; its children carry them. */
export const ownMark = randomBytes(6).toString('hex')

/** Name of the variable by which descendants are found that have left their process group. */
export const markName = 'DEADHEAT_CHILD'
