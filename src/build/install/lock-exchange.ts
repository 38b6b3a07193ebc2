/** A lockfile that a package manager has made. */
export interface ResolvedLock {
  /** `package-lock.json` or `pnpm-lock.yaml`. */
  readonly name: string
  readonly text: string
}

/** Hands the versions of base's dependencies to head, whose build may begin at the same time. */
export interface LockExchange {
  /** Only the first one counts; `null` where base has none. */
  readonly give: (lock: ResolvedLock | null) => void
  readonly ofBase: Promise<ResolvedLock | null>
}

/** An exchange for one pair of sides. */
export function createLockExchange(): LockExchange {
  const givers: LockExchange['give'][] = []
  const ofBase = new Promise<ResolvedLock | null>((resolve) => {
    givers.push(resolve)
  })
  return { give: (lock) => givers[0]?.(lock), ofBase }
}
