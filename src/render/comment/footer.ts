import { isSubsetKey } from '../../model/subset-key.ts'
import { acceptCommand, measureCommand, type CommandSource } from './commands.ts'
import { codeOf } from '../text/escape.ts'
import { joinTexts } from '../text/join.ts'
import { linkText } from '../text/markdown.ts'
import type { Section } from './comment-input.ts'

/** The commands as this pull request takes them: with the key of the comment, and a fork's head. */
function commandsText(place: CommandSource): string {
  const commands = [
    measureCommand([], place),
    acceptCommand('NAME', place),
    measureCommand(['profile', 'NAME'], place),
    measureCommand(['bisect', 'NAME'], place),
    '/bench status',
    '/bench cancel',
    '/bench help',
  ]
  return `<sub>Commands, alone in a new comment: ${commands.map((command) => codeOf(command)).join(' · ')}</sub>`
}

/** Commands, and links to everything else. */
export const footer: Section = ({ result, links, context }) => {
  const parts = [
    ...(links.run === null ? [] : [linkText('Run', links.run)]),
    ...(links.report === null ? [] : [linkText('report and raw data', links.report)]),
    versionText(result.version, links.home),
  ]
  return joinTexts([
    context === null || isSubsetKey(context.key) || !context.takesCommands
      ? ''
      : commandsText(context),
    `<sub>${parts.join(' · ')}</sub>`,
  ])
}

function versionText(version: string, page: string | null): string {
  if (!/^\d{1,4}(?:\.\d{1,6}){2}$/.test(version)) return `deadheat ${codeOf(version)}`
  const text = `deadheat ${version}`
  return page === null ? text : linkText(text, `${page}/releases/tag/v${version}`)
}
