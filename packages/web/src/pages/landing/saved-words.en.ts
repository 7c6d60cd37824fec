import type { Gaps } from '../../i18n/catalog.ts'

/** What the first page says of games that wait, and of those that are kept. */
export const words = {
  'saved.open': 'Open',
  'saved.result': 'Result',
  'saved.delete': 'Delete this game',
  'saved.deleteTitle': 'Delete this game?',
  'saved.deleteText': ({ title, when }: Gaps<'title' | 'when'>) =>
    `${title}, ${when}. Its record is lost for good unless you saved it to a file.`,
  'saved.deleteYes': 'Delete',
  'saved.keep': 'Keep it',
  'saved.unknownTime': 'date unknown',
  'saved.turn': ({ turn }: Gaps<'turn'>) => `turn ${turn}`,
  'saved.turnOf': ({ turn, turns }: Gaps<'turn' | 'turns'>) => `turn ${turn} of ${turns}`,
  'saved.beginning': 'setting up',
  'saved.over': 'finished',
  'saved.won': ({ side }: Gaps<'side'>) => `finished, ${side} won`,
  'saved.lesson': 'Guided first game',
  'saved.you': ({ side, others }: Gaps<'side' | 'others'>) => `${side} v. ${others}`,
  'saved.both': 'two players, one screen',
  'saved.none': 'computer v. computer',
  'saved.yourTurn': 'Your turn',
  'saved.continue': 'Continue',
  'saved.allGames': 'All games',
  'saved.onDevice': 'on this device',
  'saved.go': 'Play',
}
