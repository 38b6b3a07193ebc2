/** What has to be free for the results before anything is measured, in bytes: a report of some thousand rows. */
export const roomAtStart = 16 * 2 ** 20

const roomForReport = 4 * 2 ** 20

/**
 * What has to stay free while a run goes on, in bytes, so that it can be judged and its report written.
 *
 * @param journalBytes - size of the journal so far; tables, samples and report together are about as large again
 */
export function roomToKeep(journalBytes: number): number {
  return roomForReport + 2 * journalBytes
}
