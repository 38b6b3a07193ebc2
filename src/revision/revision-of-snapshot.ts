import type { Revision, RevisionReason } from '../model/build/revision.ts'
import type { RevisionSpec } from '../model/build/selection.ts'
import type { Side } from '../model/build/side.ts'
import type { Snapshot, TreeSnapshot } from '../model/build/snapshot.ts'

const longestLabel = 300

/** A side that is made from what was kept of the disk. */
export function revisionOfSnapshot(
  snapshot: Snapshot,
  spec: RevisionSpec,
  side: Side,
  reason: RevisionReason,
): Revision {
  const node = spec.node === undefined ? {} : { node: spec.node }
  const knownFields = { side, spec: spec.text, sha: null, reason, ...node }
  if (snapshot.kind === 'tree') {
    return {
      ...knownFields,
      source: 'folder',
      label: labelOf(snapshot, spec).slice(0, longestLabel),
      tree: snapshot.tree,
      packageName: null,
      packageVersion: null,
    }
  }
  const { name, version, integrity } = snapshot
  return {
    ...knownFields,
    source: 'package',
    label: `${name}@${version} (${nameOf(spec)})`.slice(0, longestLabel),
    packageName: name,
    packageVersion: version,
    integrity,
  }
}

function labelOf({ isOwn, commit, changed, tree }: TreeSnapshot, spec: RevisionSpec): string {
  const files = changed === 1 ? '1 file' : `${String(changed)} files`
  if (commit === null) return `${nameOf(spec)} (${files}, ${tree.slice(0, 7)})`
  const since = `${changed === 0 ? 'nothing' : files} changed since ${commit.slice(0, 7)}`
  return isOwn ? `working tree (${since})` : `${nameOf(spec)} (${since})`
}

/** The last part of a path, which has a say where the others do not. */
function nameOf(spec: RevisionSpec): string {
  if (spec.source !== 'folder' && spec.source !== 'file') return spec.text
  const parts = spec.path.split('/').filter((part) => part !== '' && part !== '.')
  return parts.at(-1) ?? spec.path
}
