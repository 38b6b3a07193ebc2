/** Whether the whole matrix is run, as `npm run test:all` does. */
export const isWhole = process.env['DEADHEAT_TEST_ALL'] === '1'

/** Options of a test that `npm test` leaves out. */
export const ofWhole = { tags: 'whole' }

/** Rows of a table of tests that `npm test` leaves out. */
export function inWhole<const Row>(...rows: readonly Row[]): readonly Row[] {
  return isWhole ? rows : []
}
