import { parse, type AnyNode } from 'acorn'

/** A script in which every function adds its line to `whyRan` when it is run. */
export function instrumented(text: string): string {
  const sourceType = /^export /m.test(text) ? 'module' : 'script'
  const program = parse(text, { ecmaVersion: 'latest', sourceType, locations: true })
  const insertions: { readonly at: number; readonly words: string }[] = []
  const add = (node: AnyNode, line: number): void => {
    if (/Function/.test(node.type) && 'body' in node && isNode(node.body)) {
      const { type, start, end } = node.body
      const words = `globalThis.whyRan.add('${String(line)}')`
      if (type === 'BlockStatement') insertions.push({ at: start + 1, words: `${words};` })
      else insertions.push({ at: start, words: `(${words}, ` }, { at: end, words: ')' })
    }
    for (const child of Object.values(node).flat().filter(isNode))
      add(child, /Property|MethodDefinition/.test(node.type) ? line : (child.loc?.start.line ?? 0))
  }
  add(program, 1)
  return insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce((all, { at, words }) => all.slice(0, at) + words + all.slice(at), text)
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value
}
