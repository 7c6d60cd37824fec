import { fitText, LONGEST_NAME } from '@estafette/protocol'
import { cleanText } from '@estafette/table'

/** A name as it is shown; null where it cannot be, or would be taken for another. */
export function shownName(name: string): string | null {
  // Letters may come out longer than they went in: what is told of a name is measured as it is sent.
  const clean = fitText(cleanText(name.normalize('NFKC'), LONGEST_NAME), LONGEST_NAME)
    .replaceAll(unseen, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(clean) || isPiledUp(clean) || !isWritten(clean)) return null
  return scriptsIn(clean).length < 2 && !isReserved(clean) ? clean : null
}

/** Marks of format, and letters that are blank: fillers of Hangul, the empty pattern of Braille. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u115f\u1160\u3164\uffa0\u2800]/gu

/** Whether more accents stand on a letter than any language needs. */
function isPiledUp(name: string): boolean {
  return /\p{M}{4}/u.test(name.normalize('NFD'))
}

/** The alphabets in which people write their names today; others are taken for pictures of them. */
const alphabets =
  /^[\p{Script=Common}\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Ethiopic}\p{Script=Tibetan}\p{Script=Mongolian}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]+$/u

function isWritten(name: string): boolean {
  return alphabets.test(name)
}

const likeLatin = {
  Latin: /\p{Script=Latin}/u,
  Greek: /\p{Script=Greek}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
} as const

/** Alphabets with letters that look alike: a name keeps to one of them. */
function scriptsIn(name: string): string[] {
  return Object.entries(likeLatin).flatMap(([script, letters]) =>
    letters.test(name) ? [script] : [],
  )
}

/** Names that somebody would take for those who run the place. */
const reserved = [
  'admin',
  'administrator',
  'administrateur',
  'estafette',
  'host',
  'moderator',
  'moderateur',
  'official',
  'officiel',
  'root',
  'server',
  'serveur',
  'staff',
  'support',
  'system',
  'systeme',
]

/** Whether a name is of the house, or has the shape of what stands for people who left. */
function isReserved(name: string): boolean {
  return (
    reserved.some((one) => nameKey(one) === nameKey(name)) ||
    /^player[\s\p{P}]*[0-9a-f]{6}$/iu.test(name)
  )
}

// Letters of other alphabets that are taken for letters of this one; capitals have their own look.
const twins = new Map(
  (
    'АA ВB ЕE ЁE ЅS ІI ЇI ЈJ КK МM НH ОO РP СC ТT УY ХX ԌG ԚQ ԜW ҐR ' +
    'аa еe ёe ѕs іi їi јj кk мm нh оo рp сc тt уy хx ԁd һh ԛq ԝw ' +
    'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ' +
    'αa εe ηn ιi κk νv οo ρp τt υu χx γy ωw'
  )
    .split(' ')
    .map((pair) => [...pair] as [string, string]),
)

const alike: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  ı: 'l',
  '5': 's',
  '|': 'l',
}

/** What two names have in common that look alike: case, accents, spaces and some digits left out. */
export function nameKey(name: string): string {
  const letters = [...name.normalize('NFKD')].map((letter) => twins.get(letter) ?? letter)
  return [...letters.join('').toLowerCase()]
    .filter((letter) => /[\p{L}\p{N}|]/u.test(letter))
    .map((letter) => alike[letter] ?? letter)
    .join('')
}
