// The table of the page in a browser, for readers. It sorts, filters and opens what the page holds; it judges nothing.
import { rowsAtOnce } from '../table/rows-at-once.ts'
import { detailHtml } from '../table/detail-html.ts'
import { countText } from '../../text/format.ts'
import { markup } from '../html.ts'
import type { PageRow } from '../table/page-rows.ts'
import type { RowDetail } from '../data/row-detail.ts'

const widestPicture = 1080
const filterPauseMilliseconds = 120

/** Brings the table to life: sorting, filtering, opening a row, whose details are unpacked then. */
export function runTable(
  rows: readonly PageRow[],
  detailsOf: () => Promise<readonly RowDetail[]>,
): void {
  const body = elementIn('table.rows > tbody', HTMLTableSectionElement)
  const status = elementIn('.status', HTMLElement)
  const add = elementIn('.add', HTMLButtonElement)
  const filter = elementIn('.filter', HTMLInputElement)
  const chips = elementIn('.chips', HTMLElement)
  const pressedKinds = new Set<string>()
  let sorting = { column: 0, isDescending: false }
  let view = rows
  let limit = rowsAtOnce
  let details: ReturnType<typeof detailsOf> | null = null

  const rowsHtml = (from: number, to: number): string =>
    view
      .slice(from, to)
      .map(({ html }) => html)
      .join('')
  const tell = (): void => {
    const drawnCount = Math.min(limit, view.length)
    const of = view.length === rows.length ? '' : ` of ${String(rows.length)}`
    status.textContent = `${countText(view.length, 'row')}${of}${drawnCount < view.length ? `, the first ${String(drawnCount)} shown` : ''}`
    add.hidden = drawnCount >= view.length
  }
  const change = (): void => {
    const words = filter.value.toLowerCase().split(/\s+/)
    view = rows
      .filter(
        ({ kind, text }) =>
          (pressedKinds.size === 0 || pressedKinds.has(kind)) &&
          words.every((word) => text.includes(word)),
      )
      .toSorted((first, second) => inOrder(first, second, sorting))
    limit = rowsAtOnce
    body.innerHTML = rowsHtml(0, limit)
    tell()
  }

  for (const control of document.querySelectorAll<HTMLButtonElement | HTMLInputElement>(
    '.card.table :disabled',
  )) {
    control.disabled = false
  }
  tell()

  const head = elementIn('table.rows > thead', HTMLTableSectionElement)
  head.addEventListener('click', ({ target }) => {
    const title = target instanceof Element ? target.closest('.sort')?.closest('th') : undefined
    if (title == null) return
    const column = title.cellIndex
    const isAgain = title.getAttribute('aria-sort') !== 'none'
    // First click: worst verdict, first name, largest number.
    const isDescending = isAgain ? !sorting.isDescending : title.matches('.num')
    for (const each of head.querySelectorAll('th')) each.setAttribute('aria-sort', 'none')
    title.setAttribute('aria-sort', isDescending ? 'descending' : 'ascending')
    sorting = { column, isDescending }
    change()
  })

  let timer: ReturnType<typeof setTimeout> | undefined
  filter.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(change, filterPauseMilliseconds)
  })
  chips.addEventListener('click', ({ target }) => {
    const chip = target instanceof Element ? target.closest('button') : null
    if (chip === null) return
    const kind = chip.dataset['kind'] ?? ''
    if (!pressedKinds.delete(kind)) pressedKinds.add(kind)
    chip.setAttribute('aria-pressed', String(pressedKinds.has(kind)))
    chips.classList.toggle('on', pressedKinds.size > 0)
    change()
  })
  add.addEventListener('click', () => {
    const from = limit
    limit += rowsAtOnce
    body.insertAdjacentHTML('beforeend', rowsHtml(from, limit))
    tell()
    body.querySelectorAll<HTMLButtonElement>('.open')[from]?.focus()
  })

  const openRow = async (button: HTMLElement, metric: string | null): Promise<void> => {
    const row = button.closest('tr')
    if (row === null) return
    details ??= detailsOf()
    const detail = (await details)[Number(row.dataset['at'] ?? 0)]
    if (detail === undefined || !row.isConnected) return
    const drawerId = `d${button.id}`
    if (document.getElementById(drawerId) === null) {
      const drawer = markup`<tr class="drawer" id="${drawerId}" role="row"><td role="cell" colspan="${row.cells.length}"></td></tr>`
      row.insertAdjacentHTML('afterend', drawer.markup)
    }
    const cell = elementIn(`#${drawerId} > td`, HTMLTableCellElement)
    const room =
      cell.getBoundingClientRect().width - (matchMedia('(max-width: 760px)').matches ? 4 : 34)
    const wide = Math.round(Math.min(widestPicture, room))
    cell.innerHTML = detailHtml(detail, { metric, wide }).markup
    row.classList.add('opened')
    button.setAttribute('aria-expanded', 'true')
    button.setAttribute('aria-controls', drawerId)
    if (metric !== null) cell.querySelector<HTMLElement>('.metric[aria-pressed=true]')?.focus()
  }
  body.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    // Whoever has marked a text wants to copy it.
    const isMarking = getSelection()?.isCollapsed === false
    const opener = isMarking
      ? null
      : (target.closest('tr.row')?.querySelector<HTMLElement>('.open') ?? null)
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
}

/** By what a column is sorted by; numbers in names by their size, and rows that have nothing there last. */
function inOrder(
  { keys: first }: PageRow,
  { keys: second }: PageRow,
  { column, isDescending }: Readonly<{ column: number; isDescending: boolean }>,
): number {
  const [one = null, other = null] = [first[column], second[column]]
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  const order =
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other), 'en', { numeric: true })
  return isDescending ? -order : order
}

function closeRow(button: HTMLElement): void {
  const row = button.closest('tr')
  const drawer = row?.nextElementSibling
  if (drawer?.classList.contains('drawer') === true) drawer.remove()
  row?.classList.remove('opened')
  button.setAttribute('aria-expanded', 'false')
  button.removeAttribute('aria-controls')
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

function elementIn<T extends Element>(selector: string, kind: abstract new () => T): T {
  const element = document.querySelector(selector)
  if (element instanceof kind) return element
  throw new TypeError(
    `expected ${selector} in the page, got ${element === null ? 'nothing' : element.tagName}`,
  )
}
