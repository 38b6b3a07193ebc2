/** How much the store of builds may hold. */
export interface StoreLimits {
  readonly sizeBytes: number
  /** Since the last use. */
  readonly ageSeconds: number
}

/** What the store may hold when nothing else is said: 10 GiB, and nothing unused for 30 days. */
export const defaultStoreLimits: StoreLimits = {
  sizeBytes: 10 * 1024 ** 3,
  ageSeconds: 30 * 86_400,
}
