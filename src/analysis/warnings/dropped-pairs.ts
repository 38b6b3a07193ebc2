import type { RowWarning } from './warning-facts.ts'

/** Pairs were left out because a value was missing or invalid. */
export const droppedPairs: RowWarning = ({ judged: { dropped, pairs } }) =>
  dropped === 0
    ? null
    : {
        code: 'dropped-pairs',
        text: `${dropped} of ${dropped + pairs} pairs lack a positive value on one side and were left out whole; see why those runs failed`,
      }
