import type { SideForms } from '@estafette/kernel'
import { outcomeOf, type Table } from '@estafette/table'
import { sideWords } from '../../i18n/side-words.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { momentDetail, momentScore, momentTitle } from '../../story/moments.ts'
import { numberText, signedText } from '../../story/numbers.ts'
import type { Finished } from './finished.ts'
import { luckOf, tallyOf, type Summary } from '../../story/summary.ts'
import { afterWords } from './words.ts'

const SLIGHT = 0.5 // fights that luck has to be worth before it is spoken of

/** How long people sat at the table, where that was counted and took a minute. */
export function durationOf({ note }: Finished): readonly string[] {
  const minutes = Math.round((note.played ?? 0) / 60_000)
  return minutes > 0 ? [afterWords().played(Math.floor(minutes / 60), minutes % 60)] : []
}

/** Who won, and when. */
export function verdictText({ table, state, story, own }: Finished): string {
  const outcome = outcomeOf(table)
  const text = afterWords()
  if (!outcome || outcome.winner < 0) return text.draw
  const when = story.words().atTurn(story.standing(state).turn)
  if (own < 0) return sideWords().winsWhen(sideForms(table, outcome.winner), when)
  return own === outcome.winner ? text.youWin(when) : text.youLose(when)
}

/** A side of the game as sentences name it. */
function sideForms({ game }: Table, side: number): SideForms {
  return voiceOf(game).forms(game.sides[side]!)
}

/** Why it ended. */
export function reasonText({ table }: Finished): string {
  const outcome = outcomeOf(table)
  return outcome ? voiceOf(table.game).outcome(outcome) : ''
}

/** How the luck of a game is spoken of: not every game throws dice. */
export function chanceWords({ story }: Finished) {
  return afterWords().chances[story.die ? 'dice' : 'draws']
}

/** What luck did, in a sentence or two. */
export function luckText(finished: Finished, summary: Summary): [string, string] {
  const { story, own, table } = finished
  const text = chanceWords(finished)
  const winner = outcomeOf(table)?.winner ?? -1
  const seen = winner < 0 ? 0 : winner
  const luck = luckOf(summary, seen)
  if (Math.abs(luck) < SLIGHT) return [text.even, '']
  const favoured = luck > 0 ? seen : 1 - seen
  const worth = story.words().worth(numberText(Math.abs(luck), 1), favoured)
  if (winner < 0) return [worth, '']
  const key = luck > 0 ? 'with' : 'against'
  if (own < 0) {
    const side = sideForms(table, winner)
    const { withLuck, againstLuck, withDraws, againstDraws } = sideWords()
    const [good, bad] = story.die ? [withLuck, againstLuck] : [withDraws, againstDraws]
    return [luck > 0 ? good(side) : bad(side), worth]
  }
  if (own === winner) return [text.youWon[key], worth]
  return [text.youLost[key === 'with' ? 'against' : 'with'], worth]
}

/** The turn that cost most, in words; '' where nobody lost anything. */
export function dearestText({ story }: Finished, { turns }: Summary): string {
  const words = story.words()
  const total = (lost: readonly number[]): number => lost.reduce((sum, one) => sum + one, 0)
  const worst = turns.reduce((a, b) => (total(b.lost) > total(a.lost) ? b : a), turns[0]!)
  if (!worst || total(worst.lost) === 0) return ''
  const parts = worst.lost.flatMap((count, side) => (count > 0 ? [words.lost(count, side)] : []))
  return afterWords().dearest(words.inTurn(worst.turn), parts.join(', '))
}

/** The whole summary as text, to be kept or sent. */
export function summaryText(finished: Finished, summary: Summary): string {
  const { table, story, id } = finished
  const words = story.words()
  const text = afterWords()
  const sides = table.game.sides.map((_, side) => side)
  const lines = [
    voiceOf(table.game).title,
    `${verdictText(finished)}. ${reasonText(finished)}`,
    [words.ofTurns(summary.lastTurn), words.fights(summary.fights.length)].join(', '),
    '',
    text.turning,
    ...summary.moments.map(
      (moment, index) =>
        `${index + 1}. ${momentTitle(finished, moment)} (${[momentDetail(finished, moment), momentScore(finished, moment)].filter(Boolean).join('; ')})`,
    ),
    '',
    words.losses,
    ...summary.turns.map(
      ({ turn, lost }) =>
        `${words.inTurn(turn)}: ${lost.map((count, side) => `${words.side[side]} ${count}`).join(', ')}`,
    ),
    `${words.out ?? text.stillOut}: ${summary.out.map((count, side) => `${words.side[side]} ${count}`).join(', ')}`,
    '',
    chanceWords(finished).title,
    ...sides.map((side) => {
      const { fights, won, expected } = tallyOf(summary, side)
      if (fights === 0) return `${words.side[side]}: ${text.noFights}`
      const fair = words.won(numberText(expected, 1))
      return `${words.side[side]}: ${text.of(won, fights)} ${fair} (${signedText(won - expected)})`
    }),
    words.counting,
    '',
    ...everyDie(finished, summary),
    `${text.commitment}: ${table.commitment}`,
    `${text.seed}: ${table.seed ?? ''}`,
    `id: ${id}`,
    '',
  ]
  return lines.join('\n')
}

/** How often each face fell; nothing where no dice are thrown. */
function everyDie(finished: Finished, summary: Summary): readonly string[] {
  const { story, table } = finished
  const { die } = story
  if (!die) return []
  const { side: names } = story.words()
  const lines = table.game.sides.map((_, side) => {
    const faces = summary.dice[side]!.map((count, face) => `${face + die.first}×${count}`)
    return `${names[side]}: ${faces.join(' ')}`
  })
  return [chanceWords(finished).every, ...lines, '']
}
