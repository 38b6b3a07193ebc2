import { defaultStoreLimits, type StoreLimits } from '../model/build/stored-build.ts'
import { UsageError } from '../model/usage-error.ts'

const bytesPerUnit: Readonly<Record<string, number>> = {
  MiB: 1024 ** 2,
  GiB: 1024 ** 3,
}
const secondsPerUnit: Readonly<Record<string, number>> = { h: 3600, d: 86_400 }

/**
 * Parses the limits of the store: `2GiB`, `500MiB`; `7d`, `12h`.
 *
 * @throws UsageError when one of them is malformed
 */
export function storeLimitsOf(size: string | undefined, age: string | undefined): StoreLimits {
  return {
    sizeBytes:
      size === undefined
        ? defaultStoreLimits.sizeBytes
        : measureLimit(size, {
            units: bytesPerUnit,
            option: '--max-size',
            expected: 'a size such as 500MiB or 2GiB',
          }),
    ageSeconds:
      age === undefined
        ? defaultStoreLimits.ageSeconds
        : measureLimit(age, {
            units: secondsPerUnit,
            option: '--max-age',
            expected: 'a time such as 12h or 7d',
          }),
  }
}

interface MeasuredRequest {
  readonly units: Readonly<Record<string, number>>
  readonly option: string
  readonly expected: string
}

function measureLimit(writtenText: string, { units, option, expected }: MeasuredRequest): number {
  const match = /^(\d+(?:\.\d+)?)\s*([a-z]+)$/i.exec(writtenText.trim())
  const factor = units[match?.[2] ?? '']
  if (match === null || factor === undefined) {
    throw new UsageError(
      `${option} must be ${expected}, got ${JSON.stringify(writtenText.slice(0, 80))}`,
    )
  }
  return Number(match[1]) * factor
}
