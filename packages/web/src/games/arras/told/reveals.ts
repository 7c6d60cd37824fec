import { numbersIn } from '../../../screen/events.ts'
import type { ArrasState } from '@estafette/arras/screen'
import type { RevealPart } from '../../../screen/reveals.ts'
import { rollWords } from './roll-words.ts'
import { settledText } from './rolls.ts'

/** The sealed bids for the sides. ARR-14.1a, ARR-14.1b */
export const arrasReveals: RevealPart<ArrasState> = {
  read(events, at, _state, who) {
    const event = events[at]
    if (event?.type !== 'bids-revealed') return null
    const words = rollWords()
    const later = (type: string) => events.slice(at + 1).find((one) => one.type === type)
    const [tied, settled] = [later('bids-tied'), later('sides-settled')]
    const faces = numbersIn(tied?.['faces'])
    return {
      title: words.bids,
      envelopes: [event['first'], event['second']].map((bid, seat) => ({
        seat,
        value: words.bid(Number(bid)),
      })),
      text: [
        ...(tied ? [words.tied(Number(tied['bid']), who(0), who(1), faces[0] ?? 0)] : []),
        ...(settled ? [settledText(settled, who)] : []),
      ].join(' '),
    }
  },
}
