/** Rows that stand in the page before its script runs, and that are added at a time. */
export const rowsAtOnce = 80
