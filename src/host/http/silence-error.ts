/** A server took longer than allowed. */
export class SilenceError extends Error {
  override readonly name = 'SilenceError'
}
