import type { Translated } from '@estafette/kernel'
import { NAME } from './marks.ts'
import type { words as en } from './spelling.en.ts'

const NARROW = '\u202F' // the thin space French sets before ; ! ? % and inside guillemets
const HARD = '\u00A0' // the full space it sets before a colon and between a number and its unit

// Elision goes by sound: mute h and y elide, the h of Haute-Avesnes and the y of Yalta do not, nor
// does a Roman numeral, which is read as a number: « de II/90 », the second of the 90th.
const sounded = '[aàâäeéèêëiîïoôöœuùûü]|h(?!aut)|y(?![aeiou])'
const numeral = '[ivx]+(?!\\p{L})'
const elision = new RegExp(
  `(?<!\\p{L})(d|l|qu|jusqu|lorsqu|puisqu)[ea] ${NAME}(?!${numeral})(?=${sounded})`,
  'giu',
)

const contractions: readonly (readonly [string, string, string])[] = [
  ['de', 'le', 'du'],
  ['de', 'les', 'des'],
  ['à', 'le', 'au'],
  ['à', 'les', 'aux'],
  ['De', 'le', 'Du'],
  ['De', 'les', 'Des'],
  ['À', 'le', 'Au'],
  ['À', 'les', 'Aux'],
]

/** French elides, contracts articles and sets its marks off by spaces. */
function spell(text: string): string {
  let result = text.replace(elision, `$1’${NAME}`)
  for (const [preposition, article, both] of contractions) {
    result = result.replace(
      new RegExp(`(?<!\\p{L})${preposition} ${NAME}${article} `, 'gu'),
      `${both} ${NAME}`,
    )
  }
  return result
    .replace(/[ \u00A0\u202F]+([;!?»])/gu, `${NARROW}$1`)
    .replace(/«[ \u00A0\u202F]*/gu, `«${NARROW}`)
    .replace(/[ \u00A0\u202F]+:(?!\d)/gu, `${HARD}:`)
    .replace(/(\d)[ \u00A0](?=%)/gu, `$1${NARROW}`)
    .replace(/([\d½]) (?=(?:h|min|km|PV|PM|PP|FM)(?!\p{L}))/gu, `$1${HARD}`)
    .replace(/(\d\.) (?=Pz|Panzer)/gu, `$1${HARD}`)
}

export const words: Translated<typeof en> = { spell }
