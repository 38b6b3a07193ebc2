import { satisfies, validRange } from 'semver'

// What is printed, who needs the Node.js that has it, and which: by that text, or by the documentation of Node.js.
const complaints = [
  [/This version of pnpm requires at least Node\.js v([\d.]+)/, 'pnpm', '>=$1'],
  [/No such built-in module: node:sqlite\b/, 'node:sqlite', '^22.13.0 || >=23.4.0'],
  [/No such built-in module: node:sea\b/, 'node:sea', '^20.12.0 || >=21.7.0'],
  [/Unknown file extension "\.[cm]?ts"/, 'TypeScript', '^22.18.0 || >=23.6.0'],
  [/^[ \t]*(?:await )?using \w+ = .*\n[ \t]*\^+\s+SyntaxError: /m, 'the word "using"', '>=24'],
] as const

/**
 * Who needs another Node.js than that of a failed program, and the option that gives it; `null` where nobody does
 * for certain. `engines` is what its own package asks for.
 */
export function unfitNode(
  output: string,
  { version, engines = '*' }: { readonly version: string; readonly engines: string | undefined },
): string | null {
  const ownComplaint = [/^/, 'this package, by its "engines",', engines] as const
  for (const [pattern, who, wanted] of [...complaints, ownComplaint]) {
    const text = pattern.exec(output)?.[0]
    const range = text?.replace(pattern, wanted).replaceAll(/\s+/g, ' ') ?? '*'
    const fits = satisfies(version, range, { includePrerelease: true })
    if (fits || validRange(range) === null) continue
    return `${who} needs Node.js ${range}, and this is ${version}: ${optionFor(range)}`
  }
  return null
}

/** The line of Node.js to take of a range of versions, as its number; the range itself where it has none of them. */
export function lineWithin(range: string): string {
  const line = [24, 22, 20, 26].find((major) => satisfies(`${major}.99.0`, range))
  return line === undefined ? range : String(line)
}

/** Whether a range of versions has every later one. */
export function isOpenRange(range: string): boolean {
  return satisfies('99.0.0', range)
}

/** The option that gives a Node.js of a range of versions, in words. */
export function optionFor(range: string): string {
  const line = lineWithin(range)
  const version = line === range ? `"${range}"` : line
  return `measure with --node-version ${version} (in the action, node-version: ${version})`
}
