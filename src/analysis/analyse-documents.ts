import {
  analyseInputSchema,
  type AnalyseDocument,
  type AnalyseOutput,
} from '../model/judging/analyse-document.ts'
import { complaintOf } from '../model/complaint-of.ts'
import { UsageError } from '../model/usage-error.ts'
import { geometricMeans } from './geometric-means.ts'
import { judgeTable } from './judge-table.ts'

/** All of `deadheat analyse` except reading and writing; a UsageError when it is not JSON, or with its first problem. */
export function analyseText(text: string): AnalyseOutput {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`expected one JSON document, got something else: ${reason}`)
  }
  return analyseDocuments(input)
}

/** Judges paired numbers of a parsed document; a UsageError with the JSON path of the first problem. */
export function analyseDocuments(input: unknown): AnalyseOutput {
  const validation = analyseInputSchema.safeParse(input)
  if (!validation.success) throw new UsageError(complaintOf(validation.error, input))
  return { documents: validation.data.documents.map(analyseDocument) }
}

function analyseDocument(
  document: AnalyseDocument,
  position: number,
): AnalyseOutput['documents'][number] {
  const { alpha, alphaEquivalence, looks, final, family, rows } = document
  const { rows: judgedRows, measuredRows } = judgeTable({
    alpha,
    alphaEquivalence,
    early: false,
    joint: null,
    looks: looks.toSorted((first, second) => first - second),
    final,
    family: family ?? rows.length,
    rows: rows.map(({ name, ...row }, index) => ({
      ...row,
      name: name ?? `row ${index + 1}`,
      contention: [],
      labels: { base: 'base', head: 'head' },
      early: null,
      costs: null,
    })),
  })
  return {
    id: document.id ?? `document ${position + 1}`,
    rows: judgedRows.map(
      ({ pairSpread: _spread, realButSmall: _small, atWorst: _worst, ...row }) => row,
    ),
    geomean: geometricMeans(measuredRows)[0] ?? null,
  }
}
