import { runDataIn } from './run-data.ts'
import { runTable } from './run-table.ts'

for (const section of document.querySelectorAll<HTMLElement>('section.run')) {
  if (section.querySelector('table.rows') !== null) void start(section)
}

document.addEventListener('keydown', (event) => {
  const isTyping =
    event.target instanceof Element && event.target.closest('input, select, textarea') !== null
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  document.querySelector<HTMLInputElement>('input.filter')?.focus()
})

async function start(section: HTMLElement): Promise<void> {
  const data = await runDataIn(section)
  if (data !== null) runTable(section, data)
}
