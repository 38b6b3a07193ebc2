import type { Build } from '../../../model/build/build.ts'
import type { Result } from '../../../model/judging/result.ts'
import { openBoundary } from '../../../model/machine/machine.ts'
import { isolationText, machineFacts, noiseProbeText } from '../../machine/machine-facts.ts'
import { isSameRevision } from '../../../model/build/revision.ts'
import { isContestOnly } from '../../rows/contest-rows.ts'
import { displayedDifferences } from '../../rows/differences.ts'
import { remarksOf } from '../../shown-parts.ts'
import { reproduceLine } from '../../rows/reproduce.ts'
import { runTimeText } from '../../rows/run-time-text.ts'
import { warningLines } from '../../rows/warning-lines.ts'
import { chosenText, countText, valueText } from '../../text/format.ts'
import type { Column } from '../../text/columns.ts'
import { htmlTable } from '../html-table.ts'
import { markup, noHtml, type Html } from '../html.ts'

const warningsAtMost = 60
const differencesAtMost = 30

/** The machine that measured: what it is, what boundary held, and how steady it was. */
export function machinePart(result: Result): Html {
  const { machine } = result
  const facts = machine.fingerprint?.facts ?? []
  const texts = [
    noiseProbeText(result),
    isolationText(machine),
    boundaryText(result),
    machine.fingerprint === undefined
      ? ''
      : `Fingerprint ${machine.fingerprint.digest.slice(0, 12)}.`,
  ].filter((text) => text !== '')
  return markup`<section class="card"><h2>The machine</h2>${placesOf(result)}${texts.map((text) => markup`<p>${text}</p>`)}${
    facts.length === 0
      ? noHtml
      : markup`<details><summary>${countText(facts.length, 'fact')} of its state</summary><dl class="facts-list">${facts.map(
          ({ title, found }) => markup`<div><dt>${title}</dt><dd>${found}</dd></div>`,
        )}</dl></details>`
  }</section>`
}

/** The machine in one line, or that of each shard. */
function placesOf({ machine, shards }: Result): Html {
  if (shards === undefined) return markup`<p>${machineFacts(machine).join(', ')}</p>`
  return markup`<ul>${shards.measured.map((shard) => markup`<li>Shard ${shard.index}: ${machineFacts(shard.machine).join(', ')}</li>`)}</ul>`
}

/** How the numbers were taken: the promise, what differs between the sides, and warnings on the run. */
export function methodPart(result: Result): Html {
  const { plan } = result
  const differences = displayedDifferences(result)
  const warnings = warningLines(result)
  return markup`<section class="card"><h2>How it was measured</h2><p> A pair is one fresh process of each side, run next to each other in an order drawn by a coin (seed ${plan.seed}). Where nothing changed, the chance that any row of the whole table is called slower or faster is at most ${chosenText(plan.policy.alpha)}. The data are looked at after ${plan.policy.looks.join(', ')} pairs. </p>${
    result.time === undefined ? noHtml : markup`<p>The time: ${runTimeText(result)}</p>`
  }${remarksOf(result).map(({ text }) => markup`<p>${text}</p>`)}${
    warnings.length === 0
      ? noHtml
      : markup`<h3>${countText(warnings.length, 'warning')}</h3><ul class="warnings">${warnings.slice(0, warningsAtMost).map((line) => markup`<li class="warned">${line}</li>`)}</ul>`
  }${
    differences.length === 0
      ? markup`<p>${sameMachineText(result)} that was checked.</p>`
      : markup`<details><summary> The sides differ in ${countText(differences.length, 'thing')} besides their revision </summary><ul>${differences.slice(0, differencesAtMost).map(({ what, base, head, asked: isAsked }) => markup`<li>${what}: ${base} → ${head}${isAsked ? '' : ', unexpected'}</li>`)}</ul></details>`
  }<div class="again"><span class="label">Measure it again</span><pre tabindex="0"><code>${reproduceLine(result)}</code></pre></div></section>`
}

function sameMachineText(result: Result): string {
  if (isContestOnly(result)) return 'The contenders differ in nothing else'
  return isSameRevision(result.plan.revisions)
    ? 'The sides are of one revision and differ in nothing'
    : 'The sides differ in their revision and in nothing else'
}

function boundaryText({ machine: { isolation } }: Result): string {
  const open = isolation === undefined ? null : openBoundary(isolation)
  return open === null ? '' : `The machine does not have ${open.missing}, so ${open.open}.`
}

/** The builds of both sides: recipe, Node.js, addons, notes. */
export function buildsPart({ builds }: Result): Html {
  const knownBuilds = [builds.base, builds.head].filter((build) => build !== null)
  if (knownBuilds.length === 0) return noHtml
  return markup`<section class="card"><h2>The builds</h2>${htmlTable('The builds', buildColumns, knownBuilds)}</section>`
}

const buildColumns: readonly Column<Build>[] = [
  { title: 'Side', align: 'left', cell: ({ side }) => side },
  { title: 'Recipe', align: 'left', cell: ({ recipe }) => recipe },
  { title: 'Node.js', align: 'left', cell: ({ runtime }) => runtime.version },
  { title: 'Addons', align: 'left', cell: addonsText },
  { title: 'Notes', align: 'left', cell: ({ notes = [] }) => notes.join('; ') },
]

function addonsText({ addons }: Build): string {
  if (addons.length === 0) return 'none'
  const texts = addons.slice(0, 5).map(({ path, sizeBytes, builtHere }) => {
    const origin = builtHere ? 'compiled here' : 'prebuilt'
    return `${path} (${origin}, ${valueText(sizeBytes, 'B')})`
  })
  return texts.join(', ')
}
