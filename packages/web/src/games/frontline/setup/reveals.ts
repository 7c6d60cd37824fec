import { frontline } from '@estafette/frontline'
import { SIDES, sideOfSeat, type FrontlineState } from '@estafette/frontline/screen'
import { isDrafted } from '@estafette/frontline/plans'
import { capital } from '@estafette/words'
import { voiceOf } from '../../../i18n/voice.ts'
import { numbersIn } from '../../../screen/events.ts'
import type { RevealPart } from '../../../screen/reveals.ts'
import { facedWords } from './faced-words.ts'

const SEALED = 'FRL-SET-5' // the rule that forces chosen in secret are shown by

/** Forces that were chosen in secret, opened together; what is drafted was never sealed. */
export const frontReveals: RevealPart<FrontlineState> = {
  read(events, at, s) {
    const isForce = (index: number): boolean =>
      events[index]?.type === 'force' && events[index]['rule'] === SEALED
    if (!isForce(at) || isForce(at - 1) || isDrafted(s)) return null
    const words = facedWords()
    const forces = events.filter((_, index) => isForce(index))
    const fielded = [0, 0]
    for (const { seat, vp } of forces) fielded[sideOfSeat(s, Number(seat))]! += Number(vp)
    const loses = fielded.map((vp, side) =>
      words.loses(capital(voiceOf(frontline).side(SIDES[side]!)), Math.ceil(vp / 2)),
    )
    return {
      title: words.title,
      envelopes: forces
        .filter(({ units }) => numbersIn(units).length > 0)
        .map(({ seat, vp }) => ({ seat: Number(seat), value: words.points(Number(vp)) })),
      text: words.text(loses.join(' ')),
      goOn: words.goOn,
    }
  },
}
