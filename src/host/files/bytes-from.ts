const timeoutMilliseconds = 120_000

/**
 * What lies at an address.
 *
 * @throws Error that names the address when it cannot be had within two minutes
 */
export async function bytesFrom(url: string): Promise<Uint8Array> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(timeoutMilliseconds) })
    if (!reply.ok) throw new Error(`status ${String(reply.status)}`)
    return new Uint8Array(await reply.arrayBuffer())
  } catch (error) {
    throw new Error(`expected an answer from ${url}, got ${reasonOf(error)}`, { cause: error })
  }
}

/** fetch says nothing but that it failed; why stands in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
