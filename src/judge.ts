// What a program takes from `deadheat/judge`: data in, data out. It reads no file, starts nothing and
// asks nobody; its types are written to schemas/judge.d.ts.
export { analyseDocuments as judge } from './analysis/analyse-documents.ts'
export { resultOf } from './analysis/result-of.ts'
export { parseJournal } from './model/run/read-journal.ts'
export { UsageError } from './model/usage-error.ts'
