import { description, type Operation } from './description.ts'

/** An operation with the values its path template took. */
export type Route = {
  readonly operation: Operation
  readonly path: Readonly<Record<string, string>>
}

type Candidate = {
  readonly method: string
  readonly pattern: RegExp
  readonly operation: Operation
}

// No path of ours fits two templates.
const candidates = Object.entries(description.paths).flatMap(([template, methods]) =>
  Object.entries(methods).map(([method, operation]) => candidateOf(template, method, operation)),
)

/** The operation that a method and a path (without query) call, or undefined. */
export function routeOf(method: string, path: string): Route | undefined {
  for (const candidate of candidates) {
    const groups = candidate.method === method ? candidate.pattern.exec(path)?.groups : undefined
    if (groups === undefined) continue
    const values = Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)])
    return { operation: candidate.operation, path: Object.fromEntries(values) }
  }
  return undefined
}

function candidateOf(template: string, method: string, operation: Operation): Candidate {
  return {
    method: method.toUpperCase(),
    pattern: new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    operation,
  }
}
