import { UsageError } from '../../model/usage-error.ts'

/**
 * The data in a YAML text. The reader is loaded only when there is something to read.
 *
 * @param file - the text's name, for messages
 * @throws UsageError when it is not YAML
 */
export async function readYaml(content: string, file: string): Promise<unknown> {
  const { parseDocument } = await import('yaml')
  const document = parseDocument(content)
  // A tag that nobody knows is only a warning there, and its text is lost.
  const [wrong] = [...document.errors, ...document.warnings]
  const why = wrong?.message.split('\n')[0]?.replace(/:$/, '')
  if (why !== undefined) {
    const isTag = wrong?.code === 'TAG_RESOLVE_FAILED'
    const next = isTag
      ? 'what begins with "!" stands in quotes'
      : 'texts with ": " or "#" in quotes'
    throw new UsageError(`expected YAML in ${file}, got ${why}: ${next}`)
  }
  try {
    return document.toJS({ maxAliasCount: 100 })
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    throw new UsageError(`expected YAML in ${file}, got ${error.message}`)
  }
}
