/** A fenced block of YAML in a Markdown document. */
export type YamlBlock = {
  /** Document and line, fit for a file name. */
  readonly name: string
  readonly text: string
}

const FENCE = /^(?<indent> *)```ya?ml\b[^\n]*\n(?<body>[\s\S]*?)^\k<indent>```/gm

/** All fenced YAML of a document, in order, without the indentation of the fence. */
export function yamlBlocksOf(document: string, markdown: string): readonly YamlBlock[] {
  return [...markdown.matchAll(FENCE)].map((match) => {
    const indent = match.groups?.['indent'] ?? ''
    const line = markdown.slice(0, match.index).split('\n').length
    return {
      name: `${document.replaceAll(/[^\w.-]/g, '-')}-line-${line}`,
      text: (match.groups?.['body'] ?? '').replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }
  })
}

/** Whether the block is a whole workflow, to be copied as it stands. */
export function isWorkflow({ text }: YamlBlock): boolean {
  return /^['"]?on['"]?:/m.test(text) && /^jobs:/m.test(text)
}
