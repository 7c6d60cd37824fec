import { voiceOf } from '../../i18n/voice.ts'
import { promptText } from '../card/prompt.ts'
import type { TableModel } from '../model.ts'
import { buildName } from '../../store/version.ts'

const LINES = 40 // of the log
const ENVELOPE = /^envelope .*\n?/gm // what others hide, sealed, with which a record can be gone on

/**
 * A report of a rule that seems to be played wrongly: what is said of it, the version, the position
 * and the last lines as the viewer knows them, and a record that tells no more than that.
 */
export async function reportText(model: TableModel, complaint: string): Promise<string> {
  const { session } = model
  const voice = voiceOf(session.game)
  const lines = session.log.value.flatMap(({ number, events }) =>
    events.map((event) => `${number} ${event.rule} ${voice.event(event)}`),
  )
  return [
    'estafette report 1',
    `version ${buildName}`,
    `game ${session.game.id}`,
    `decision ${promptText(model)}`,
    '',
    complaint.trim(),
    '',
    'last lines of the log',
    ...lines.slice(-LINES),
    '',
    session.hides() ? '' : session.game.write(session.known()),
    (await session.record()).replaceAll(ENVELOPE, ''),
  ].join('\n')
}
