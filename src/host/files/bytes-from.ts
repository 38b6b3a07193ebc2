const timeoutMilliseconds = 120_000

/**
 * Downloads the content of an address.
 *
 * @throws Error that names the address when the download fails or takes more than two minutes
 */
export async function bytesFrom(url: string): Promise<Uint8Array> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(timeoutMilliseconds) })
    if (!reply.ok) throw new Error(`status ${String(reply.status)}`)
    return new Uint8Array(await reply.arrayBuffer())
  } catch (error) {
    throw new Error(`expected an answer from ${url}, got ${networkReason(error)}`, { cause: error })
  }
}

/** fetch only says that it failed; the reason is in its cause. */
function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
