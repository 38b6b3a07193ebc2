import { analyseText } from '../analysis/analyse-documents.ts'
import { readText } from '../host/files/read-text.ts'
import { exitCodes } from '../model/terminal.ts'
import { createCommand, refuseWords } from './parse-words.ts'

/** `deadheat analyse`: judges any paired numbers, from a file or standard input. */
export const analyse = createCommand('analyse', ['input'], [], async (words, terminal) => {
  refuseWords('analyse', words)
  const text = await readText(words.values.get('input') ?? null)
  terminal.out(`${JSON.stringify(analyseText(text))}\n`)
  return exitCodes.success
})
