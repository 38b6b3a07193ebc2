export type YamlBlock = {
  /** Document and line, fit for a file name. */
  readonly name: string
  readonly text: string
}

const FENCE = /^(?<indent> *)```(?:ya?ml|(?<diff>diff))\b[^\n]*\n(?<body>[\s\S]*?)^\k<indent>```/gm

/** All fenced YAML of a document, in order, without the indentation of the fence, and workflows that diffs lead to. */
export function yamlBlocksOf(document: string, markdown: string): readonly YamlBlock[] {
  return [...markdown.matchAll(FENCE)].flatMap(({ index, groups = {} }) => {
    const { indent = '', diff, body = '' } = groups
    const line = markdown.slice(0, index).split('\n').length
    const name = `${document.replaceAll(/[^\w.-]/g, '-')}-line-${line}`
    const text = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
    const block = { name, text: diff === undefined ? text : sideOfDiff(text, '+') }
    return diff === undefined || isWorkflow(block) ? [block] : []
  })
}

/** The text that a diff is from (`-`), or that it leads to (`+`). */
export function sideOfDiff(diff: string, sign: '-' | '+'): string {
  const lines = diff.split('\n').filter((line) => line.startsWith(sign) || line.startsWith(' '))
  return `${lines.map((line) => line.slice(1)).join('\n')}\n`
}

/** Whether the block is a whole workflow, to be copied as it stands. */
export function isWorkflow({ text }: YamlBlock): boolean {
  return /^['"]?on['"]?:/m.test(text) && /^jobs:/m.test(text)
}
