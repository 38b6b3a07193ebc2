import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownUserId } from './own-user-id.ts'

/**
 * Where a tuning notes what was before: always the same place for one user, and emptied when the
 * machine starts, as the settings are. Nobody else can write there or take its name.
 */
export function tuningRecordPath(): string {
  if (process.platform === 'linux' && process.getuid?.() === 0) return '/run/deadheat-tune.json'
  const folder = process.env['XDG_RUNTIME_DIR'] ?? tmpdir()
  return join(folder, `deadheat-tune-${String(ownUserId())}.json`)
}
