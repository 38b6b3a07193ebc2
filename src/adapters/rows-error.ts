/** What a suite's process reported cannot be taken for numbers. */
export class RowsError extends Error {
  override readonly name = 'RowsError'
}
