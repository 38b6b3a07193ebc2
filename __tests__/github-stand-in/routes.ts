import { description } from './description.ts'

// No path of ours fits two templates.
const candidates = Object.entries(description.paths).flatMap(([template, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    operation,
  })),
)

/** An operation with the values its path template took. */
export type Route = NonNullable<ReturnType<typeof routeOf>>

/** The operation that a method and a path (without query) call, or undefined. */
export function routeOf(wanted: string, called: string) {
  for (const { method, pattern, operation } of candidates) {
    const groups = method === wanted ? pattern.exec(called)?.groups : undefined
    if (groups === undefined) continue
    const values = Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)])
    const path: Readonly<Record<string, string>> = Object.fromEntries(values)
    return { operation, path }
  }
  return undefined
}
