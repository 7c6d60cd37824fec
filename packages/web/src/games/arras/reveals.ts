import { arras } from '@estafette/arras'
import type { ArrasState } from '@estafette/arras/screen'
import { voiceOf } from '../../i18n/voice.ts'
import type { RevealPart } from '../../screen/reveals.ts'
import { rollWords } from './roll-words.ts'

/** The sealed bids for the sides. ARR-14.1a */
export const arrasReveals: RevealPart<ArrasState> = {
  read(events, at) {
    const event = events[at]
    if (event?.type !== 'bids-revealed') return null
    const words = rollWords()
    const settled = events
      .slice(at + 1)
      .filter(({ type }) => type === 'bids-tied' || type === 'sides-settled')
    return {
      title: words.bids,
      envelopes: [event['first'], event['second']].map((bid, seat) => ({
        seat,
        value: words.bid(Number(bid)),
      })),
      text: settled.map((one) => voiceOf(arras).event(one)).join(' '),
    }
  },
}
