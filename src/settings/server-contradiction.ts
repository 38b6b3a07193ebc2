import type { ServerSetting } from './settings.ts'

const mostRequests = 200_000

/** What is wrong with the settings of a server that each alone are right, or `null`. */
export function serverContradiction(server: ServerSetting): string | null {
  const { burst, connections, pipelining, rate, seconds, session } = server
  const loads = Object.entries({ connections, pipelining, rate })
    .filter(([, value]) => value !== null)
    .map(([name]) => name)
  const [load = session.length > 0 ? 'session' : null] = loads
  if (burst !== null && load !== null) {
    return `expected "burst" or "${load}", got both: a burst is one connection that waits for each answer`
  }
  if (seconds !== null && load === null) {
    return 'expected "connections", "pipelining" or "rate" beside "seconds", got none of them'
  }
  const rates = rate === null || typeof rate === 'number' ? [rate ?? 0] : rate
  const most = Math.max(...rates) * (seconds ?? 0)
  if (most > mostRequests) {
    return `expected at most ${String(mostRequests)} requests in a block, got ${String(most)}: "rate" times "seconds" must be less`
  }
  const closes = server.requests.find(({ headers }) =>
    Object.entries(headers).some(
      ([name, value]) => name.toLowerCase() === 'connection' && /\bclose\b/i.test(value),
    ),
  )
  const deep =
    pipelining === null || typeof pipelining === 'number' ? [pipelining ?? 1] : pipelining
  if (closes !== undefined && Math.max(...deep) > 1) {
    return `expected connections that stay open for "pipelining", got "Connection: close" in ${closes.method} ${closes.path}`
  }
  return null
}
