import { description, type Operation } from './description.ts'

/** An operation with the values its path template took. */
export type Route = {
  readonly operation: Operation
  readonly path: Readonly<Record<string, string>>
}

type Candidate = {
  readonly method: string
  readonly pattern: RegExp
  readonly literals: number
  readonly operation: Operation
}

const candidates = Object.entries(description.paths)
  .flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => candidateOf(template, method, operation)),
  )
  // The most literal template wins: "/releases/latest" is no release with the id "latest".
  .toSorted((one, other) => other.literals - one.literals)

/** The operation that a method and a path (without query) call, or undefined. */
export function routeOf(method: string, path: string): Route | undefined {
  for (const candidate of candidates) {
    if (candidate.method !== method) continue
    const groups = candidate.pattern.exec(path)?.groups
    const matched = groups ?? (candidate.pattern.test(path) ? {} : undefined)
    if (matched === undefined) continue
    const values = Object.entries(matched).map(([name, text]) => [name, decodeURIComponent(text)])
    return { operation: candidate.operation, path: Object.fromEntries(values) }
  }
  return undefined
}

function candidateOf(template: string, method: string, operation: Operation): Candidate {
  return {
    method: method.toUpperCase(),
    pattern: new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    literals: template.split('/').filter((part) => !part.startsWith('{')).length,
    operation,
  }
}
