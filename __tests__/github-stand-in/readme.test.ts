import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { runProgram } from '../repository/run-program.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const text = readFileSync(`${folder}README.md`, 'utf8')

it('the first example of the README prints what it says', async () => {
  const example = /^```ts\n([\s\S]*?)^```/m.exec(text)?.[1] ?? ''
  const promised = [...example.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map((match) => match[1])
  // Beside the files that it imports.
  const file = `${folder}example-of-readme-${process.pid}.ts`
  writeFileSync(file, example)
  try {
    const { exitCode, output } = await runProgram(process.execPath, [file], folder)
    expect({ exitCode, output: output.trim().split('\n') }).toEqual({
      exitCode: 0,
      output: promised,
    })
    expect(promised).toHaveLength(2)
  } finally {
    rmSync(file)
  }
})
