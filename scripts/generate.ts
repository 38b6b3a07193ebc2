// Writes every file that is generated from lists and schemas: the names of recipes and adapters, action.yml, the tables
// in the README, schemas/.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generatedIds } from './generated-ids.ts'
import type { GeneratedFile } from './generated-texts.ts'

const top = fileURLToPath(new URL('..', import.meta.url))

if (process.argv[2] === 'texts') writeAll((await import('./generated-texts.ts')).generatedFiles)
else {
  writeAll(generatedIds)
  // The schemas are loaded anew, with the names that they have now.
  execFileSync(process.execPath, [fileURLToPath(import.meta.url), 'texts'], { stdio: 'inherit' })
}

function writeAll(files: readonly GeneratedFile[]): void {
  for (const { path, textFrom } of files) {
    const file = join(top, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, textFrom(textOf(file)))
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}
