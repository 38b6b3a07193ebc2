import type { Pull, State } from './state.ts'

/** Changes a pull request as somebody on the page would: closes it, locks it, pushes to it. */
export function changePull(state: State, number: number, change: Partial<Pull>): void {
  const pull = state.pulls.get(number)
  if (pull === undefined) throw new Error(`no pull request ${number} was planted`)
  state.pulls.set(number, { ...pull, ...change })
}
