import type { Language } from '@estafette/kernel'

/** Stands before a name that was put into a gap, so that the words around can give way to it. */
export const NAME = '\uE000'

/** Stands on both sides of what joins two names of a list, so that quotes can go round each. */
export const JOINT = '\uE001'

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

const ENDED = /([!?…])\.(?!\p{L})/gu // a name that ends a sentence by itself takes no full stop

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

/** A phrase at the head of a sentence. */
export function capital(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}

const quoted = /[«“][^«»“”]*[»”]/gu
const joint = new RegExp(`${JOINT}([^${JOINT}]*)${JOINT}`, 'gu')

/** A list between quotes, each name between its own: « A » et « B ». */
function quoteEach(text: string): string {
  const [open, close] = text.startsWith('«') ? ['« ', ' »'] : ['“', '”']
  return text.replace(joint, `${close}$1${open}`)
}

/** Sets a sentence as its language is printed, with the names in it. */
export function typeset(said: string, language: Language): string {
  const text = said.replace(quoted, quoteEach).replaceAll(JOINT, '')
  const spelled = language === 'fr' ? spellFrench(text) : text.replace(/ +:(?= )/g, ':')
  return spelled.replaceAll(NAME, '').replaceAll("'", '’').replace(ENDED, '$1')
}

function spellFrench(text: string): string {
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
