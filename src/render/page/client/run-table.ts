import { columnCount, rowHtml } from '../table/row-html.ts'
import { detailHtml } from '../table/detail-html.ts'
import { countText } from '../../text/format.ts'
import { markup, type Html } from '../html.ts'
import { rowsAtOnce } from '../data/page-run.ts'
import type { RunData } from './run-data.ts'
import { groupings, tableView, type RowGroup, type ViewRequest } from './table-view.ts'

const rowGap = 28
const widestPicture = 1080
const filterPauseMilliseconds = 120

/** As many as a screen shows. */
const rowsFirst = 24

/** Brings the table of one run to life: sorting, filtering, grouping, opening, saving. */
export function runTable(section: HTMLElement, data: RunData): void {
  const { page } = data
  const run = Number(section.dataset['run'] ?? 0)
  const table = elementIn(section, 'table.rows', HTMLTableElement)
  const body = elementIn(section, 'table.rows > tbody', HTMLTableSectionElement)
  const status = elementIn(section, '.status', HTMLElement)
  const add = elementIn(section, '.add', HTMLButtonElement)
  const filter = elementIn(section, '.filter', HTMLInputElement)
  const menu = elementIn(section, 'select.group', HTMLSelectElement)
  const chips = elementIn(section, '.chips', HTMLElement)
  const save = elementIn(section, '.save', HTMLButtonElement)
  let request: ViewRequest = {
    key: 'judged',
    descending: false,
    filter: '',
    words: new Set(),
    group: '',
  }
  let groups: readonly RowGroup[] = tableView(page.rows, request)
  let limit = rowsAtOnce

  let shows = 0
  // In three tasks, so that none of them keeps the page from answering.
  const show = async (): Promise<void> => {
    shows += 1
    const ownShow = shows
    groups = tableView(page.rows, request)
    limit = rowsAtOnce
    await pause()
    if (ownShow !== shows) return
    body.innerHTML = groupsHtml(groups, { from: 0, to: rowsFirst }).markup
    tell()
    await pause()
    if (ownShow !== shows) return
    body.insertAdjacentHTML(
      'beforeend',
      groupsHtml(groups, { from: rowsFirst, to: rowsAtOnce }).markup,
    )
  }
  const groupsHtml = (
    all: readonly RowGroup[],
    { from, to }: { readonly from: number; readonly to: number },
  ): Html => {
    let passed = 0
    return markup`${all.flatMap(({ name, rows }) => {
      const start = passed
      passed += rows.length
      const groupRows = rows.slice(Math.max(0, from - start), Math.max(0, to - start))
      if (groupRows.length === 0) return []
      const isNew = name !== '' && start >= from
      return [
        ...(isNew
          ? [
              markup`<tr role="row" class="group"><th role="rowheader" scope="rowgroup" colspan="${columnCount}">${name} <span class="note">${countText(rows.length, 'row')}</span></th></tr>`,
            ]
          : []),
        ...groupRows.flatMap((at) => {
          const row = page.rows[at]
          return row === undefined ? [] : [rowHtml(row, { at, run, range: page.range })]
        }),
      ]
    })}`
  }
  const tell = (): void => {
    const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
    const drawnCount = Math.min(limit, count)
    const of = count === page.rows.length ? '' : ` of ${String(page.rows.length)}`
    status.textContent = `${countText(count, 'row')}${of}${drawnCount < count ? `, the first ${String(drawnCount)} shown` : ''}`
    add.hidden = drawnCount >= count
  }
  const change = (changes: Partial<ViewRequest>): void => {
    request = { ...request, ...changes }
    void show()
  }

  for (const control of section.querySelectorAll<
    HTMLButtonElement | HTMLInputElement | HTMLSelectElement
  >('.card.table :disabled')) {
    control.disabled = false
  }
  for (const [key, text] of groupings(page.rows)) menu.add(new Option(text, key))
  save.hidden = !page.hasResult
  tell()

  table.tHead?.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.sort') : null
    if (button === null) return
    const key = button.dataset['key'] ?? ''
    const isSame = request.key === key
    // First click: largest number, first name, worst verdict.
    const isDescending = isSame ? !request.descending : key !== 'name' && key !== 'verdict'
    for (const head of table.querySelectorAll('thead th')) head.setAttribute('aria-sort', 'none')
    button.closest('th')?.setAttribute('aria-sort', isDescending ? 'descending' : 'ascending')
    change({ key, descending: isDescending })
  })

  let timer: ReturnType<typeof setTimeout> | undefined
  filter.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => change({ filter: filter.value }), filterPauseMilliseconds)
  })
  menu.addEventListener('change', () => change({ group: menu.value }))
  chips.addEventListener('click', ({ target }) => {
    const chip = target instanceof Element ? target.closest('button') : null
    if (chip === null) return
    const word = `${chip.dataset['verdict'] ?? ''} ${chip.dataset['word'] ?? ''}`
    const words = new Set(request.words)
    if (!words.delete(word)) words.add(word)
    chip.setAttribute('aria-pressed', String(words.has(word)))
    chips.classList.toggle('on', words.size > 0)
    change({ words })
  })
  add.addEventListener('click', () => {
    const from = limit
    limit += rowsAtOnce
    body.insertAdjacentHTML('beforeend', groupsHtml(groups, { from, to: limit }).markup)
    tell()
    body.querySelectorAll<HTMLButtonElement>('.open')[from]?.focus()
  })

  const openRow = async (button: HTMLElement, metric: string | null): Promise<void> => {
    const row = button.closest('tr')
    if (row === null) return
    const detail = await data.detailOf(Number(row.dataset['at'] ?? 0))
    if (!row.isConnected) return
    const present = row.nextElementSibling
    const drawer =
      present?.classList.contains('drawer') === true ? present : document.createElement('tr')
    if (drawer !== present) row.after(drawer)
    drawer.className = 'drawer'
    drawer.id = `d${button.id}`
    drawer.setAttribute('role', 'row')
    drawer.innerHTML = markup`<td role="cell" colspan="${columnCount}"></td>`.markup
    const cell = drawer.firstElementChild
    if (cell === null) return
    const room =
      cell.getBoundingClientRect().width - (matchMedia('(max-width: 760px)').matches ? 4 : 34)
    const wide = Math.round(Math.min(widestPicture, room))
    const width = wide >= 860 ? Math.floor((wide - rowGap) / 2) : wide
    cell.innerHTML = detailHtml(detail, { metric, wide, width }).markup
    row.classList.add('opened')
    button.setAttribute('aria-expanded', 'true')
    button.setAttribute('aria-controls', drawer.id)
    if (metric !== null) cell.querySelector<HTMLElement>('.metric[aria-pressed=true]')?.focus()
  }
  body.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const opener = target.closest<HTMLElement>('.open')
    const owner =
      target.closest('.drawer')?.previousElementSibling?.querySelector<HTMLElement>('.open') ?? null
    const metric = target.closest<HTMLElement>('.metric')
    const copy = target.closest<HTMLElement>('.copy')
    if (opener !== null) {
      if (opener.getAttribute('aria-expanded') === 'true') closeRow(opener)
      else void openRow(opener, null)
    } else if (metric !== null && owner !== null) {
      void openRow(owner, metric.dataset['metric'] ?? null)
    } else if (copy !== null) {
      void copyText(copy)
    }
  })

  body.addEventListener('keydown', (event) => {
    const { key, target } = event
    if (!(target instanceof Element)) return
    const openers = [...body.querySelectorAll<HTMLElement>('.open')]
    const at = openers.findIndex((opener) => opener === target)
    const next =
      key === 'ArrowDown' ? openers[at + 1] : key === 'ArrowUp' ? openers[at - 1] : undefined
    if (at >= 0 && next !== undefined) {
      event.preventDefault()
      next.focus()
    }
    if (key !== 'Escape') return
    const owner =
      at >= 0
        ? openers[at]
        : target.closest('.drawer')?.previousElementSibling?.querySelector<HTMLElement>('.open')
    if (owner === undefined || owner === null) return
    closeRow(owner)
    owner.focus()
  })

  save.addEventListener('click', () => void saveResult(data))
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Takes away what a row has told. */
function closeRow(button: HTMLElement): void {
  const row = button.closest('tr')
  const drawer = row?.nextElementSibling
  if (drawer?.classList.contains('drawer') === true) drawer.remove()
  row?.classList.remove('opened')
  button.setAttribute('aria-expanded', 'false')
  button.removeAttribute('aria-controls')
}

/** Lets the reader save the run's `result.json`. */
async function saveResult({ page, resultText }: RunData): Promise<void> {
  const text = await resultText()
  if (text === null) return
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${page.name}.result.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

async function copyText(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.dataset['copy'] ?? '')
    button.textContent = 'Copied'
  } catch {
    // A page from the disk may not write to the clipboard everywhere; the text can be selected.
    button.textContent = 'Select the line to copy it'
  }
}

function elementIn<T extends Element>(
  section: Element,
  selector: string,
  kind: abstract new () => T,
): T {
  const element = section.querySelector(selector)
  if (element instanceof kind) return element
  throw new TypeError(
    `expected ${selector} in the page, got ${element === null ? 'nothing' : element.tagName}`,
  )
}
