import { makeRulebook, type RuleFacts } from '../rulebook.ts'
import { words as en } from './rules.en.ts'
import { words as fr } from './rules.fr.ts'

const stated: RuleFacts = { source: '', tag: 'stated' }

/** The whole rulebook. */
export const chapters = makeRulebook<typeof en>(
  {
    sequence: {
      'TOY-1': stated,
      'TOY-1.1': stated,
      'TOY-1.2': stated,
      'TOY-1.3': stated,
      'TOY-OPT-CARDS-1': stated,
      'TOY-1.4': stated,
    },
    bids: {
      'TOY-2': stated,
      'TOY-2.1': stated,
      'TOY-2.2': stated,
    },
    ride: {
      'TOY-3': stated,
      'TOY-3.1': stated,
      'TOY-3.2': stated,
      'TOY-3.3': stated,
      'TOY-3.4': stated,
    },
    jostle: {
      'TOY-4': stated,
      'TOY-4.1': stated,
    },
    cards: {
      'TOY-6.1': stated,
      'TOY-6.2': stated,
      'TOY-6.3': stated,
      'TOY-6.4': stated,
    },
    victory: {
      'TOY-5': stated,
      'TOY-5.1': stated,
    },
  },
  { en, fr },
)
