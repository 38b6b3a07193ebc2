// Writes every file that is generated from the schemas: action.yml, the tables in the README,
// schemas/.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generatedFiles } from './generated-texts.ts'

const top = fileURLToPath(new URL('..', import.meta.url))

for (const { path, textFrom } of generatedFiles) {
  const file = join(top, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, textFrom(textOf(file)))
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}
