export { analyseDocuments as judge } from './analysis/analyse-documents.ts'
export { resultOf } from './analysis/result-of.ts'
export { parseJournal } from './model/run/read-journal.ts'
export { UsageError } from './model/usage-error.ts'
