import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { shapeOf } from './shape-of.ts'

// A file with its name above it, or lines that are typed, each with what it prints below it.
const BLOCK =
  /^`(?<file>[\w./-]+)`:\n\n```\w+\n(?<content>[\s\S]*?)^```|^```console\n(?<lines>[\s\S]*?)^```/gm

const LIMIT_SECONDS = 3600

/**
 * Does what a page says: writes its files, types its lines, in order, in one folder after the other.
 *
 * @param page - Markdown with files (their name above them) and blocks of the language `console`
 * @returns the page as it should be: what a line printed is replaced where it differs by more than
 *   numbers
 * @throws Error when a line fails
 */
export function walkedPage(
  page: string,
  directory: string,
  environment: Readonly<Record<string, string>>,
): string {
  let current = directory
  return page.replaceAll(BLOCK, (block, ...rest) => {
    const groups: Partial<Record<'file' | 'content' | 'lines', string>> = Object(rest.at(-1))
    const { file, content = '', lines = '' } = groups
    if (file !== undefined) {
      const path = join(current, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
      return block
    }
    const typed = lines.split(/^\$ /m).slice(1)
    const seen = typed.map((each) => {
      const end = each.indexOf('\n')
      const line = each.slice(0, end)
      const before = each.slice(end + 1)
      const typing = typedLine(line, current, environment)
      current = typing.directory
      const said = typing.said.replaceAll(directory, '/home/you')
      return `$ ${line}\n${shapeOf(said) === shapeOf(before) ? before : said}`
    })
    return `\`\`\`console\n${seen.join('')}\`\`\``
  })
}

function typedLine(line: string, cwd: string, env: Readonly<Record<string, string>>) {
  const script = `{ ${line}\n} 2>&1; status=$?; printf '\\0%s' "$PWD"; exit $status`
  const options = { cwd, env, encoding: 'utf8', timeout: LIMIT_SECONDS * 1000 } as const
  const { status, stdout } = spawnSync('bash', ['-c', script], options)
  const [said = '', ended = ''] = stdout.split('\0')
  if (status !== 0) throw new Error(`expected exit code 0, got ${String(status)}: ${line}\n${said}`)
  return { said, directory: ended }
}
