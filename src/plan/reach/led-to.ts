import { joinedInside } from '../../model/joined-path.ts'
import { noNames, type NamesInText } from '../../find/names-in.ts'
import {
  folderOf,
  foldersAround,
  installedPackageOf,
  isDeclaration,
  isInstalled,
  isLoadable,
  manifestOf,
  nameOf,
  stemOf,
  type TreeIndex,
} from './tree-index.ts'

/** What a text leads to in its tree. */
export interface LedTo {
  readonly files: readonly string[]
  /** Beginnings of paths, and whether only what a loader loads counts there. */
  readonly below: readonly Below[]
}

/** Everything whose path begins so and ends so, outside of packages that are installed there. */
export interface Below {
  readonly start: string
  /** Empty for any. */
  readonly end: string
  readonly isLoaded: boolean
}

/** Whether a path is one of those. */
export function isBelow(path: string, { start, end, isLoaded }: Below): boolean {
  return (
    path.startsWith(start) &&
    path.endsWith(end) &&
    !isInstalled(`/${path.slice(start.length)}`) &&
    (!isLoaded || isLoadable(path))
  )
}

/** What a text leads to, by all that its names can resolve to; of one outside the tree only its paths count. */
export function ledToBy(names: NamesInText, path: string, index: TreeIndex): LedTo {
  const folder = folderOf(path)
  const { specifiers, heads } = path.startsWith('/') ? noNames : names
  const { words } = isInstalled(path) || path.startsWith('/') ? noNames : names
  const fromPaths = names.paths.map((parts) => withParts(parts, path, index))
  return {
    files: [
      ...specifiers.flatMap((name) => specified(name, folder, index)),
      ...fromPaths.flatMap(({ files }) => files),
      ...words
        .flatMap((word) => byLastPart(word, index))
        .filter((each) => !aside.test(each) || aside.test(path)),
    ],
    below: [
      ...heads.flatMap((head) => belowHead(head, folder, index)),
      ...fromPaths.flatMap(({ below }) => below),
    ],
  }
}

/** What a package.json leads to when its package is loaded by its name: all of its entries. */
export function namesInManifest(text: string): NamesInText {
  const manifest = manifestOf(text)
  if (manifest === null) return noNames
  const { main = './index', module, browser, exports, imports } = manifest
  const specifiers = stringsIn([main, module, browser, exports, imports]).map((name) =>
    name.startsWith('.') ? name : `./${name}`,
  )
  return {
    ...noNames,
    specifiers: specifiers.filter((name) => !name.includes('*')),
    heads: specifiers.flatMap((name) => /^.*?(?=\*)/.exec(name) ?? []),
  }
}

/** What lies in a folder like `.github`, or among tests: a word that leads there from elsewhere means something else. */
const aside = /(?:^|\/)(?:\.[^/]+|__tests__|tests?|specs?)\//

/** Links in a row that are followed at most, and entries of packages that lead to folders. */
const mostSteps = 40

function loadedAt(path: string | null, index: TreeIndex, steps = mostSteps): readonly string[] {
  if (path === null || steps === 0) return []
  const name = nameOf(path)
  const stems = new Set([name, /\.[cm]?[jt]sx?$/.test(name) ? stemOf(name) : name])
  const beside = (index.children.get(folderOf(path)) ?? []).filter(
    (other) =>
      (other === path || (stems.has(stemOf(nameOf(other))) && !isDeclaration(other))) &&
      isFile(other, index),
  )
  const place = index.places.get(path)
  const manifest = index.manifests.get(path)
  const further = [
    ...(place?.kind === 'link' ? [linkedFrom(path, place.target)] : []),
    ...stringsIn([manifest?.main, manifest?.module, manifest?.browser]).map((entry) =>
      joinedInside(path, entry),
    ),
  ].filter((target) => target !== path)
  const inside = (index.children.get(path) ?? []).filter(
    (child) =>
      stemOf(nameOf(child)) === 'index' || (isInstalled(child) && nameOf(child) === 'package.json'),
  )
  return [...beside, ...further.flatMap((each) => loadedAt(each, index, steps - 1)), ...inside]
}

function linkedFrom(path: string, target: string): string | null {
  return target.startsWith('/') ? null : joinedInside(folderOf(path), target)
}

function specified(name: string, folder: string, index: TreeIndex): readonly string[] {
  if (/^\.\.?(?:\/|$)/.test(name))
    return loadedAt(joinedInside(folder, name.replace(/[?#].*$/, '')), index)
  if (name.startsWith('#')) {
    const scope = scopeOf(folder, index)
    const manifest = index.manifests.get(scope)
    if (manifest === undefined) return byLastPart(name, index)
    return entriesOf(manifest.imports, name, scope, index)
  }
  const parts = name.split('/')
  const size = name.startsWith('@') ? 2 : 1
  const packageName = parts.slice(0, size).join('/')
  const rest = parts.slice(size).join('/')
  if (name.startsWith('node:') || (!name.endsWith('/') && builtins.has(packageName))) return []
  const ownManifests = [...index.manifests].filter(([, manifest]) => manifest.name === packageName)
  const installed = foldersAround(folder).flatMap((each) => {
    const path = joinedInside(each, `node_modules/${packageName}`) ?? ''
    const place = index.places.get(path)
    const target = place?.kind === 'link' ? linkedFrom(path, place.target) : path
    return place === undefined || target === null ? [] : [target]
  })
  const leads = [...new Set([...ownManifests.map(([at]) => at), ...installed])]
  return leads.length === 0
    ? byLastPart(name, index)
    : leads.flatMap((at) => packageFiles(at, rest, index))
}

function packageFiles(at: string, rest: string, index: TreeIndex): readonly string[] {
  const manifest = index.manifests.get(at)
  const files = loadedAt(joinedInside(at, rest), index)
  if (manifest === undefined) return [`${at}/package.json`, ...files]
  const { exports } = manifest
  return exports === undefined
    ? files
    : entriesOf(exports, rest === '' ? '.' : `./${rest}`, at, index)
}

function entriesOf(map: unknown, name: string, at: string, index: TreeIndex): readonly string[] {
  const entries = Object.entries(Object(map))
  const byName = entries.some(([key]) => /^[.#]/.test(key)) ? entries : [['.', map] as const]
  return byName.flatMap(([key, value]: readonly [string, unknown]) => {
    const [start = '', end] = key.split('*')
    const isMeant = end === undefined ? key === name : name.startsWith(start) && name.endsWith(end)
    if (!isMeant) return []
    const filling = name.slice(start.length, name.length - (end ?? '').length)
    return stringsIn(value).flatMap((target) => {
      const path = target.replaceAll('*', filling)
      if (isDeclaration(path)) return []
      if (path.startsWith('.')) return loadedAt(joinedInside(at, path), index)
      // Only an entry of `imports` may mean another package.
      return name.startsWith('#') && !path.startsWith('#') ? specified(path, at, index) : []
    })
  })
}

/** By what a name of an alias ends with, wherever a configuration may lead it. */
function byLastPart(name: string, index: TreeIndex): readonly string[] {
  const last = stemOf(nameOf(name))
  const folders = (index.byName.get(last) ?? []).filter((path) => !isInstalled(path))
  return [
    ...(last === 'index' ? [] : (index.byStem.get(last) ?? [])),
    ...folders.flatMap((path) => loadedAt(path, index)),
  ]
}

function belowHead(head: string, folder: string, index: TreeIndex): readonly Below[] {
  const all = { end: '', isLoaded: true }
  if (head.startsWith('.')) {
    const start = joinedInside(folder, head)
    if (start === null) return [{ start: '', ...all }]
    return [{ start: /(?:\/|^\.\.?)$/.test(head) && start !== '' ? `${start}/` : start, ...all }]
  }
  const packages = specified(head.replace(/\/[^/]*$/, ''), folder, index).map(
    (path) => installedPackageOf(path) ?? scopeOf(folderOf(path), index),
  )
  const scopes = head === '' || head.startsWith('/') ? [scopeOf(folder, index)] : packages
  return scopes.map((scope) => ({ start: scope === '' ? '' : `${scope}/`, ...all }))
}

/** Files and folders with these parts in a row, in the text's own package or outside of all installed ones. */
function withParts(parts: string, path: string, index: TreeIndex): LedTo {
  const isFolder = parts.endsWith('/')
  const plain = isFolder ? parts.slice(0, -1) : parts
  const around = installedPackageOf(path)
  const last = nameOf(plain)
  const candidates = [...(index.byName.get(last) ?? []), ...(index.byStem.get(last) ?? [])]
  const foundPaths = candidates.filter(
    (candidate) =>
      [`/${candidate}`, `/${stemOf(candidate)}`].some((each) => each.endsWith(`/${plain}`)) &&
      (!isInstalled(candidate) ||
        parts.includes('node_modules/') ||
        installedPackageOf(candidate) === around),
  )
  const files = isFolder ? [] : foundPaths.filter((candidate) => isFile(candidate, index))
  const folders = foundPaths.filter((candidate) => index.places.get(candidate)?.kind === 'folder')
  const below = folders.map((start) => ({ start: `${start}/`, end: '', isLoaded: false }))
  return { files, below }
}

function isFile(path: string, { places }: TreeIndex): boolean {
  const kind = places.get(path)?.kind
  return kind === 'file' || kind === 'link'
}

/** The nearest folder with a package.json, the tree itself where there is none. */
export function scopeOf(folder: string, { places }: Pick<TreeIndex, 'places'>): string {
  return (
    foldersAround(folder).find((each) => places.has(joinedInside(each, 'package.json') ?? '')) ?? ''
  )
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

const builtins = new Set(
  'assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns domain events fs http http2 https inspector module net os path perf_hooks process punycode querystring readline repl stream string_decoder sys timers tls tty url util v8 vm wasi worker_threads zlib'.split(
    ' ',
  ),
)
