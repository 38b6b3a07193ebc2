import { UsageError } from '../../model/usage-error.ts'

// Mistakes whose reason says what to do, and that quotes would not mend.
const layoutCodes: ReadonlySet<unknown> = new Set(['DUPLICATE_KEY', 'TAB_AS_INDENT', 'BAD_INDENT'])

/** The data in a YAML text of that name; a UsageError when it is none. The reader is loaded when first needed. */
export async function readYaml(content: string, file: string): Promise<unknown> {
  const { parseDocument } = await import('yaml')
  const document = parseDocument(content)
  // A tag that nobody knows is only a warning there, and its text is lost.
  const [wrong] = [...document.errors, ...document.warnings]
  try {
    if (wrong !== undefined) throw wrong
    return document.toJS({ maxAliasCount: 100 })
  } catch (error) {
    if (error !== wrong && !(error instanceof ReferenceError)) throw error
    const [why = ''] = String(error).split('\n')
    const hint = layoutCodes.has(wrong?.code) ? '' : ': texts with "!", ": " or "#" stand in quotes'
    throw new UsageError(`expected YAML in ${file}, got ${why.replace(/^\w+: |:$/g, '')}${hint}`)
  }
}
