import { analyseDocuments } from '../analysis/analyse-documents.ts'
import { documentReader } from '../analysis/document-reader.ts'
import { readPieces } from '../host/files/read-text.ts'
import { exitCodes } from '../model/terminal.ts'
import { createCommand, refuseWords } from './parse-words.ts'

/** `deadheat analyse`: judges any paired numbers, from a file or standard input. */
export const analyse = createCommand('analyse', ['input'], [], async (words, terminal) => {
  refuseWords('analyse', words)
  const reader = documentReader()
  for await (const piece of readPieces(words.values.get('input') ?? null)) reader.push(piece)
  terminal.out(`${JSON.stringify(analyseDocuments(reader.end()))}\n`)
  return exitCodes.success
})
