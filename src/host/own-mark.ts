import { randomBytes } from 'node:crypto'

/** Twelve hexadecimal digits that only this process has; its children carry them. */
export const ownMark = randomBytes(6).toString('hex')
