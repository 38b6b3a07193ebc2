import { actionAddress } from '../../model/action-address.ts'
import { inYaml } from './propose-benchmarks.ts'

/**
 * A workflow that measures pull requests.
 *
 * @param labels - of the machine, by which GitHub chooses it
 * @param node - version of the Node.js that runs both sides; `null` to leave it to the action
 */
export function workflowText(labels: readonly string[], node: string | null): string {
  const runsOn =
    labels.length === 1 ? inYaml(labels[0] ?? '') : `[${labels.map(inYaml).join(', ')}]`
  const settings = node === null ? '' : `\n        with:\n          node-version: ${inYaml(node)}`
  return `name: performance
on:
  pull_request:
permissions: {}
jobs:
  compare:
    runs-on: ${runsOn}
    permissions:
      contents: read
      pull-requests: write
      checks: write
    concurrency:
      group: performance-\${{ github.event.pull_request.number }}
      cancel-in-progress: true
    steps:
      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with:
          fetch-depth: 2
          persist-credentials: false
      - uses: ${actionAddress}${settings}
`
}
