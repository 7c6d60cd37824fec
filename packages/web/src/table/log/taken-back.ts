import type { Seat } from '@estafette/kernel'
import type { AskedOnce } from '@estafette/protocol'
import type { ToldBack } from '@estafette/table'
import { voiceOf } from '../../i18n/voice.ts'
import type { Session } from '../../session/session.ts'
import { personAt, seatName } from '../../session/who.ts'
import { happenedWords } from './happened-words.ts'

/** Something that was taken back, and after how many of the choices that stand its line belongs. */
export interface BackLine {
  readonly place: number
  readonly back: ToldBack
}

const MOST_NAMED = 3

/** Lines about what was taken back, in order. What was taken back in one go from there is one line. */
export function backLines(all: readonly ToldBack[]): readonly BackLine[] {
  const joined: ToldBack[] = []
  for (const back of all) {
    const last = joined.at(-1)
    const isMore =
      last?.seat === back.seat &&
      last.agreed === back.agreed &&
      back.after + back.count === last.after
    if (last && isMore) joined[joined.length - 1] = together(last, back)
    else joined.push(back)
  }
  let place = Infinity
  return joined
    .toReversed()
    .map((back) => ({ place: (place = Math.min(place, back.after)), back }))
    .toReversed()
}

/** What was taken back, and then what stood before it. */
function together(first: ToldBack, then: ToldBack): ToldBack {
  return {
    ...then,
    count: first.count + then.count,
    choices: [...then.choices, ...first.choices],
  }
}

/** Who took what back, in words: the last choices by name, hidden ones as such. */
export function sayBack(session: Session, back: ToldBack): string {
  const words = happenedWords()
  const voice = voiceOf(session.game)
  const { choices, count, agreed } = back
  const named = choices.slice(-MOST_NAMED)
  const isHidden = choices.every(({ choice }) => choice === null)
  const what = isHidden
    ? words.hiddenChoices(count)
    : named
        .map(({ choice }) => (choice === null ? words.hiddenChoices(1) : voice.choice(choice)))
        .join(words.betweenChoices)
  const isAll = isHidden || named.length === count
  const who = whoTookBack(session, back.seat)
  return words.tookBack(who, isAll ? what : words.lastOfChoices(count, what), agreed)
}

/** What somebody asked of the others, and who answered how. */
export function sayRequest(session: Session, { what, seat, answer, by }: AskedOnce): string {
  const { asked, answered } = happenedWords()
  const said = asked[what](whoTookBack(session, seat))
  const who = by < 0 ? '' : whoTookBack(session, by)
  return [said, answered[answer](who)].filter(Boolean).join(' ')
}

/** What somebody is called who took something back: by name where people have one, or by side. */
function whoTookBack(session: Session, seat: Seat): string {
  const { game, names, known } = session
  const { name, isYou } = personAt(session, seat)
  if (isYou || (names?.value[seat] ?? '') !== '') return name
  return game.sideOf(known(), seat) < 0 ? name : seatName(session, known(), seat)
}
