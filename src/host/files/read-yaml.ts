import { UsageError } from '../../model/usage-error.ts'

/**
 * The data in a YAML text. The reader is loaded only when there is something to read.
 *
 * @param file - the text's name, for messages
 * @throws UsageError when it is not YAML
 */
export async function readYaml(content: string, file: string): Promise<unknown> {
  const { parse, YAMLParseError } = await import('yaml')
  try {
    return parse(content, { maxAliasCount: 100 })
  } catch (error) {
    if (!(error instanceof YAMLParseError) && !(error instanceof ReferenceError)) throw error
    throw new UsageError(`expected YAML in ${file}, got ${error.message.split('\n')[0] ?? 'none'}`)
  }
}
