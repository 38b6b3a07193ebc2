import type { Failure } from '../model/failure.ts'

/**
 * What was being done when it failed: `building head`, `measuring parse on base`.
 *
 * @param name - how a benchmark's name is written here
 */
export function failedStep(
  { stage, side, benchmarkId }: Failure,
  name: (text: string) => string,
): string {
  const where = side === null ? '' : ` on ${side}`
  const benchmark = benchmarkId === null ? '' : ` ${name(benchmarkId)}`
  switch (stage) {
    case 'build':
      return side === null ? `building${benchmark}` : `building ${side}${benchmark}`
    case 'pilot':
      return `trying out${benchmark}${where}`
    case 'sample':
      return `measuring${benchmark}${where}`
  }
}
