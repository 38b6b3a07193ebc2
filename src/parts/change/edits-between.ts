import {
  scriptStart,
  type ScriptFunction,
  type ScriptPieces,
  type ScriptValue,
} from '../../find/pieces-of-script.ts'
import { groupedBy } from '../../model/grouped-by.ts'

/** A function in a tree. */
interface Entry extends ScriptFunction {
  /** Path in the tree. */
  readonly file: string
  /** Its own words, to compare. */
  readonly text: string
}

/** Where a function lies in a tree. */
export type FunctionPlace = Pick<Entry, 'file' | 'start' | 'body' | 'end'>

/** A function of head that a change adds or edits, or that reads a value which it changes. */
export interface Edit extends FunctionPlace, Pick<Entry, 'name' | 'line' | 'column' | 'text'> {
  readonly kind: 'added' | 'edited' | 'value'
  /** The value at the top level that it reads. */
  readonly reads?: string
  /** The same function in base; `null` where it has none. */
  readonly before: FunctionPlace | null
}

/** What scripts are made of, by the path in a tree. */
type Pieces = ReadonlyMap<string, ScriptPieces>

/**
 * The functions that differ between two trees, by the scripts that differ: what has only moved, or been renamed or laid
 * out otherwise, is the same. A function is apart from those inside it.
 */
export function editsBetween(basePieces: Pieces, headPieces: Pieces): readonly Edit[] {
  const headEntries = functionsIn(headPieces, new Map())
  const first = pairedFunctions(functionsIn(basePieces, new Map()), headEntries)
  // Who calls what was renamed has another text as well.
  const renames = renamesIn(first.same, basePieces, headPieces)
  const { left, same } =
    renames.size === 0 ? first : pairedFunctions(functionsIn(basePieces, renames), headEntries)
  const edits = left.map(({ entry, before }): Edit => {
    const kind = before === null ? 'added' : 'edited'
    return { ...entry, kind, before }
  })
  const befores = new Map(same.map(([before, entry]) => [entry, before]))
  const readers = new Map<Entry, Edit>()
  const others = new Map<string, Edit>()
  for (const { file, length, value, ownNames, isPassedOn } of changedValues(
    basePieces,
    headPieces,
    {
      renames,
      edited: left,
    },
  )) {
    const { names, line, scope, isList } = value
    const reading = headEntries.flatMap((entry) => {
      const read = names.find((name) => entry.file === file && entry.outerNames.get(name) === scope)
      return read === undefined ? [] : [{ entry, reads: read.replace(/^\./, '') }]
    })
    for (const { entry, reads } of reading) {
      const before = befores.get(entry)
      if (before !== undefined) readers.set(entry, { ...entry, kind: 'value', reads, before })
    }
    const isTold = reading.length === 0 && scope === scriptStart && !isList && !isPassedOn
    if (!isTold || ownNames.length === 0) continue
    const [own = ''] = ownNames
    const name = own === '.exports' ? 'module.exports' : own.replace(/^\./, '')
    // Executed where the module is loaded.
    const place = { file, start: 0, body: 0, end: length, line, column: 0 }
    const text = value.words.join(' ')
    others.set(`${file}\n${name}`, { ...place, name, text, kind: 'value', before: null })
  }
  return [...edits, ...readers.values(), ...others.values()]
}

interface ChangedValue {
  readonly file: string
  /** Of the script. */
  readonly length: number
  readonly value: ScriptValue
  /** Those of its names that base has as well; what a statement without any is called. */
  readonly ownNames: readonly string[]
  /** Whether another value is made of it, which is told instead. */
  readonly isPassedOn: boolean
}

/** Statement without a name, among those that have one. */
const topLevel = 'top level'

/** What head declares with another content than base, or from what has another content. */
function changedValues(
  basePieces: Pieces,
  headPieces: Pieces,
  {
    renames,
    edited,
  }: { readonly renames: ReadonlyMap<string, string>; readonly edited: Pairs['left'] },
): readonly ChangedValue[] {
  const baseCounts = new Map<string, number>()
  const baseNames = new Map<string, ReadonlySet<string>>()
  const editedAt = new Map(
    edited.flatMap(({ entry, before }) => (before === null ? [] : [[placeKey(entry), before]])),
  )
  for (const [file, { values }] of basePieces) {
    for (const { scope, words } of values) {
      const key = `${scope === scriptStart ? '' : placeKey({ file, start: scope })} ${renamedText(words, renames)}`
      baseCounts.set(key, (baseCounts.get(key) ?? 0) + 1)
    }
    const named = values.filter(({ scope, isFunction }) => scope === scriptStart && !isFunction)
    baseNames.set(file, new Set(named.flatMap(({ names }) => names)))
  }
  return [...headPieces].flatMap(([file, { values, length }]) => {
    const names = baseNames.get(file) ?? new Set<string>()
    const changed = values.filter(({ scope, words, names: own, isFunction }) => {
      const before = scope === scriptStart ? null : editedAt.get(placeKey({ file, start: scope }))
      const isConstant = words.every((word) => word.startsWith(':') || own.includes(word))
      // What a function declares is a value of the functions inside only where it is always the same.
      if (before === undefined || (before !== null && !isConstant)) return false
      const key = `${before === null ? '' : placeKey(before)} ${words.join(' ')}`
      const count = baseCounts.get(key) ?? 0
      baseCounts.set(key, count - 1)
      return count <= 0 && (!isFunction || own.some((name) => names.has(name)))
    })
    const changedNames = new Set(
      changed.flatMap((each) => (each.scope === scriptStart ? each.names : [])),
    )
    const derived = new Set(changed)
    // Grows while it is walked through: what is made of what has changed.
    for (const name of changedNames)
      for (const value of values) {
        if (value.scope !== scriptStart || derived.has(value) || !value.words.includes(name))
          continue
        derived.add(value)
        for (const each of value.names) changedNames.add(each)
      }
    return [...derived].map((value) => {
      const own = value.names.filter((name) => names.has(name))
      const isUnnamed = value.names.length === 0 && basePieces.has(file)
      const isPassedOn = [...derived].some(
        (other) =>
          other !== value &&
          !other.isList &&
          value.names.some((name) => other.words.includes(name)),
      )
      return { file, length, value, ownNames: isUnnamed ? [topLevel] : own, isPassedOn }
    })
  })
}

function placeKey({ file, start }: Pick<FunctionPlace, 'file' | 'start'>): string {
  return `${file}\n${String(start)}`
}

function functionsIn(pieces: Pieces, renames: ReadonlyMap<string, string>): readonly Entry[] {
  return [...pieces].flatMap(([file, { functions }]) =>
    functions.map((each) => ({ ...each, file, text: renamedText(each.words, renames) })),
  )
}

function renamedText(words: readonly string[], renames: ReadonlyMap<string, string>): string {
  return words
    .map((word) => {
      const name = word.replace(/^\./, '')
      const other = renames.get(name)
      return other === undefined ? word : word.slice(0, word.length - name.length) + other
    })
    .join(' ')
}

interface Pairs {
  readonly same: readonly (readonly [base: Entry, head: Entry])[]
  readonly left: readonly { readonly entry: Entry; readonly before: Entry | null }[]
}

/** What two functions have to have in common, the closest kin first. */
const kinds: readonly ((entry: Entry) => string)[] = [
  ({ file, name, text }) => `${file}\n${name}\n${text}`,
  ({ name, text }) => `${name}\n${text}`,
  ({ file, text }) => `${file}\n${text}`,
  ({ text }) => text,
]

function pairedFunctions(base: readonly Entry[], head: readonly Entry[]): Pairs {
  const same: (readonly [Entry, Entry])[] = []
  let [baseLeft, headLeft] = [base, head]
  const pair = (keyOf: (entry: Entry) => string): readonly (readonly [Entry, Entry])[] => {
    const byKey = groupedBy(baseLeft, keyOf)
    const takenEntries = new Set<Entry>()
    const pairs = headLeft.flatMap((entry) => {
      const before = byKey.get(keyOf(entry))?.find((each) => !takenEntries.has(each))
      if (before === undefined) return []
      takenEntries.add(before)
      return [[before, entry] as const]
    })
    const foundEntries = new Set(pairs.map(([, entry]) => entry))
    baseLeft = baseLeft.filter((entry) => !takenEntries.has(entry))
    headLeft = headLeft.filter((entry) => !foundEntries.has(entry))
    return pairs
  }
  for (const keyOf of kinds) same.push(...pair(keyOf))
  const edited = [
    ...pair(({ file, name }) => `${file}\n${name}`),
    ...pair(({ name }) => (name.includes('(') ? '' : name)).filter(
      ([, { name }]) => !name.includes('('),
    ),
  ]
  const befores = new Map(edited.map(([before, entry]) => [entry, before]))
  const pairedEntries = new Set(same.map(([, entry]) => entry))
  const left = head.filter((entry) => !pairedEntries.has(entry))
  return { same, left: left.map((entry) => ({ entry, before: befores.get(entry) ?? null })) }
}

/** Names of base that head has no function of, by the new ones. */
function renamesIn(same: Pairs['same'], ...pieces: readonly Pieces[]): ReadonlyMap<string, string> {
  const [baseNames, headNames] = pieces.map(
    (each) =>
      new Set(
        [...each.values()].flatMap(({ functions }) => functions.map(({ name }) => last(name))),
      ),
  )
  return new Map(
    same.flatMap(([before, entry]) => {
      const [from, to] = [last(before.name), last(entry.name)]
      const isNew = headNames?.has(from) === false && baseNames?.has(to) === false
      return isNew ? [[from, to] as const] : []
    }),
  )
}

function last(name: string): string {
  return name.split('.').at(-1) ?? name
}
