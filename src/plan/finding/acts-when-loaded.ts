/**
 * Whether a script does something when it is loaded, besides defining and exporting what others may use:
 * a call or a loop of its own, an `await`, or something that is called `run`. Only its outline is read: what
 * lies in brackets is left out, so that a function's body does not count before it is called.
 *
 * @returns `true` also where the outline cannot be made out
 */
export function actsWhenLoaded(text: string): boolean {
  const outline = outlineOf(text)
  return outline === null || statementsIn(outline).some(acts)
}

const definition =
  /^(?:import\b(?!\s*\()|export\s+(?:\*|\{|type\b|interface\b|declare\b)|(?:export\s+(?:default\s+)?)?(?:(?:abstract|async|declare)\s+)*(?:function|class|type|interface|enum|namespace)\b|["'])/
const assigned =
  /^(?:export\s+default\b|(?:export\s+)?(?:const|let|var)\b|[\w$.[\]]+(?:\s*=\s*[\w$.]+)*\s*=(?![=>]))/
/** What only describes a module, as compilers write it. */
const plumbing = /^(?:Object\.\w+|__\w+|require)\s*\(\)$/
const control = /^(?:if|for|while|do|switch|try)\b/
const call = /[\w$)\]>]\s*(?:\?\.)?\(\)/

function acts(statement: string): boolean {
  if (statement === '' || definition.test(statement) || plumbing.test(statement)) return false
  if (!assigned.test(statement)) return control.test(statement) || call.test(statement)
  // What an arrow leads to happens when it is called.
  const now = statement.replace(/=>[\s\S]*$/, '')
  if (/\bawait\b|\.run\s*\(\)/.test(now)) return true
  const value = now.replace(/^export\s+default\b|^(?:module\.)?exports(?:\.\w+)?\s*=/, '').trim()
  const isExported = value !== now.trim()
  return (
    isExported &&
    call.test(value) &&
    !/^(?:async\b|function\b|class\b|new\b|require\s*\()/.test(value)
  )
}

/** One line of an outline each; lines that go on with the one before are joined to it. */
function statementsIn(outline: string): readonly string[] {
  const statements: string[] = []
  for (const line of outline.split(/[\n;]/).map((each) => each.trim())) {
    const last = statements.at(-1) ?? ''
    const goesOn =
      /^(?:[.?:,*+|&=]|\/(?!\/)|(?:catch|finally|else)\b)/.test(line) ||
      /(?:[=,+?:|&.]|=>)$/.test(last)
    if (goesOn && statements.length > 0) statements[statements.length - 1] = `${last} ${line}`
    else if (line !== '') statements.push(line)
  }
  return statements
}

const regexMayFollow = /(?:^|[(,=:[!&|?{};\n]|\b(?:return|typeof|case|in|of))\s*$/
const opening = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
])

/**
 * A script without comments and without what is in quotes or brackets, of which the outermost are left:
 * `f(a, b)` gives `f()`. `null` where the brackets do not match.
 */
function outlineOf(text: string): string | null {
  const source = text.replace(/^#!.*/, '')
  const expected: string[] = []
  let outline = ''
  let before = ''
  let at = 0
  const add = (piece: string): void => {
    before = (before + piece).slice(-40)
    if (expected.length === 0) outline += piece
  }
  while (at < source.length) {
    const one = source.charAt(at)
    const rest = source.slice(at, at + 2)
    if (rest === '//' || rest === '/*') {
      const end = source.indexOf(rest === '//' ? '\n' : '*/', at + 2)
      if (end < 0) return rest === '//' && expected.length === 0 ? outline : null
      at = rest === '//' ? end : end + 2
      continue
    }
    if (one === '"' || one === "'") {
      at = endOf(source, at, one)
      add('""')
      continue
    }
    if (one === '`') {
      const end = endOfTemplate(source, at)
      if (end === null) return null
      at = end
      add('""')
      continue
    }
    if (one === '/' && regexMayFollow.test(before)) {
      at = endOfRegex(source, at)
      add('""')
      continue
    }
    const closing = opening.get(one)
    if (closing !== undefined) {
      add(one)
      expected.push(closing)
    } else if (one === ')' || one === ']' || one === '}') {
      if (expected.pop() !== one) return null
      // A block ends what it is of, whatever follows on the line.
      add(one)
    } else add(one)
    at += 1
  }
  return expected.length === 0 ? outline : null
}

function endOf(source: string, start: number, quote: string): number {
  let at = start + 1
  while (at < source.length && source.charAt(at) !== quote && source.charAt(at) !== '\n')
    at += source.charAt(at) === '\\' ? 2 : 1
  return at + 1
}

function endOfTemplate(source: string, start: number): number | null {
  let at = start + 1
  let depth = 0
  while (at < source.length) {
    const one = source.charAt(at)
    if (one === '\\') at += 1
    else if (depth === 0 && one === '`') return at + 1
    else if (depth === 0 && source.startsWith('${', at)) {
      depth = 1
      at += 1
    } else if (depth > 0 && one === '`') {
      const end = endOfTemplate(source, at)
      if (end === null) return null
      at = end - 1
    } else if (depth > 0 && one === '{') depth += 1
    else if (depth > 0 && one === '}') depth -= 1
    at += 1
  }
  return null
}

function endOfRegex(source: string, start: number): number {
  let at = start + 1
  let isClass = false
  while (at < source.length && source.charAt(at) !== '\n') {
    const one = source.charAt(at)
    if (one === '\\') at += 1
    else if (one === '[') isClass = true
    else if (one === ']') isClass = false
    else if (one === '/' && !isClass) break
    at += 1
  }
  return at + 1
}
