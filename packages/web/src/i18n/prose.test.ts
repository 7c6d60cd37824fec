import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { proseIn, type Prose } from '../../test/prose.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\/src\/.*(?<!\.test)\.tsx?$/.test(file) &&
    !/(^|\/)(node_modules|dist|mutants)\//.test(file) &&
    !/\/(spelling|proof)\.\w\w\.ts$|kernel\/src\/toy\/rules\./.test(file) && // grammar; nobody plays it
    /\b(en|fr)\b|(En|Fr)\b/.test(`${file} ${readFileSync(`${root}/${file}`, 'utf8')}`),
)

/** What no text of a language may have, with the reason. */
type Faults = Readonly<Record<string, RegExp>>

const both: Faults = {
  'a straight apostrophe': /'/,
  'three full stops for an ellipsis': /\.\.\./,
  'a full stop, comma or bracket that stands alone': /(?<=[\p{L}\d>}]) [.,)](?![\p{L}\d])|\( /u,
  'a hyphen for a minus sign or a range': /(?<![\p{L}\d-])-\d+(?! *\{)|(?<![\p{L}\d.-])\d+-\d+\b/u,
}

// British, with -ize: so are most of the ledger's words, and the locale is en-GB.
const english: Faults = {
  ...both,
  'American spelling':
    /\b(armor|(?:de|of)fense|(?:fav|col|neighb|hon|harb|lab)or(?:s|ed|ing|able|ite)?|center(?:s|ed)?|gray|(?:cancel|travel|model)(?:ed|ing)|(?:kilo)?meters?|catalogs?|dialog)\b/i,
  'another spelling of -ize': /\b(re|dis)?(organ|motor|real|recogn|util)is(e|ed|es|ing|ation)\b/i,
  'set-up without its hyphen': /\bsetup\b/i,
  'a licence spelled as a verb': /\blicense\b(?<!Font License)/i,
  'a space before a mark': / [:;!?]/,
  'a side’s turn or verb that does not agree': /’ turn\b|Allies wins|Axis (win|answer|hold)\b/,
}

// What pages and tables say, beyond the rules, which keep closer to their books.
const plain: Faults = {
  'nobody or whoever for no one, no unit, the player who':
    /\b(nobody|somebody|everybody|whoever)\b/i,
  'is no for is not a': /(?<!\bthere )\b(is|are) (no (?!longer|more|room|shelter)[a-z]|none\b)/i,
  'a thing that holds, stands or falls':
    /\b(do(es)? not hold any|clocks? stands?|dice (fall|fell|fallen)|stands at)\b/i,
  'a word that players do not use':
    /\b(web-hook|e-mail|house rules?|come in with|known here|gives? up|gave up)\b/i,
  'a word with a better one in the trade':
    /\b(next door|at hand|superfluous|if need be|anybody|of (more|most) use|do(es|ing)? harm|is cast)\b|(?<!discard )\bpiles?\b(?=[^.]* (at|from|may) )/i,
  'a player who is a man': /\b(player|defender|attacker|opponent|owner)\b[^.;:]* (he|his|him)\b/i,
}
const isOfRules = (file: string): boolean => /\/rules\/|^cli\/|^server\/|^kernel\//.test(file)

// Choices are undone; what the others have to allow is taken back.
const TAKE_BACK = /\b(take|takes|taken|took) (it |this |that |them )?back\b/i
const isOfTakeBacks = (file: string): boolean => /online-table|happened-words/.test(file)

/** Words of the rulebooks of May 1940 and of the cards that those of the other games have not. */
const SERIES = 'a word that only the glossary of the series has'
const isOfSeries = (file: string): boolean => /blitzkrieg|frontline|learn\/training/.test(file)

const french: Faults = {
  ...both,
  'English quotes': /["“”]/,
  'a mark without its space':
    /[^\s\u00A0\u202F(«][;!?»](?!\p{L})|[^\s\u00A0\u202F]:(?=[\s<]|$)|«\S/u,
  'an hour written in English': /\d{1,2}:\d\d|\b\d+ heures\b/,
  'a key named in English': /\b(Enter|Escape|Esc|Shift|Delete|Backspace|Space|Ctrl)\b/,
  'a German division with a French number': /\d(e|th) (Panzer|Pz)\b/,
  'a word without elision':
    /(?<![\p{L}-])(de|le|la|que|ne|se|me|te|je|si il) [aeiouéèêâîôûAEIOUÉÈ](?!\p{Lu}|\b)/u,
  'a word that the glossary has not':
    /(?<!\p{L})(gobelets?|match nul|succès|hexes|anneaux? rouges?|points? de perte|stack|chits?|drm)(?!\p{L})/iu,
  [SERIES]: /(?<!\p{L})mise en place(?!\p{L})/iu,
  'a word that has another one here':
    /(?<!\p{L})((re)?jet(te|tent|ez|er|ée?s?)|emplo(ie|ient|yer|yez|yée?s?)|anti-chars?|hors de la carte|en réseau|hexagones?|(tarif|taux) (de route|routier)|règles maison|avide|overrun|ZOC|recréation|crochet web|lecteur de règles|sans retour|pour de bon|(faire|fait) du mal)(?!\p{L})/iu,
  'a ruling called a decision, which is one of the players': /Décision[ \u00A0]:/u,
  'a step of a march, of undo or of a replay called pas, which is a step of strength':
    /(?<!\p{L})(pas à pas|(chaque|dernier|prochain|ce|aucun) pas|faire un (seul )?pas|un pas (en|vers|de plus|le long)|pas (suivants?|admissibles?|précédents?)|(coûts? d’un|coût du|annuler un) pas)(?!\p{L})/iu,
  'a maxim for an instruction': /(^|[.;:][ \u00A0])(Qui|Gagne qui) [^?]*[.;]/u,
  'a date with an English dash': /\d–\d+ (mai|juin|décembre)/u,
}

// A complement at the head of a rule is set off by a comma.
const leading: Faults = {
  'no comma after what a sentence begins with':
    /(^|\.[ \u00A0])(À|Au|Aux|Dans|En|Avec|Sans|Pendant|Après|De jour|De nuit|La nuit)(?!\p{L})[^,;:.]*(?<!(?<!\p{L})(?:de|à|dans|par|sur|et|ou|pour|avec|sans|contre|selon|en|après|avant|pendant|dès|entre|tout|toute|tous|que|où)) (?:le|la|les|un|une|chaque|toute?|il|elle|on|vous|c’est|aucune?)(?!\p{L})/iu,
  'ligatures pulled apart': /oeu|oei/i,
}

const faultsOf: Readonly<Record<Prose['language'], Faults>> = { en: english, fr: french }
const tried = { ...faultsOf, plain, rules: leading }

test.each([
  ['en', 'The defense of Arras'],
  ['en', 'Free setup'],
  ['en', 'The motorised units'],
  ['en', "Rommel's flank"],
  ['en', 'Choose a place .'],
  ['fr', 'Il est 15:00'],
  ['fr', 'Appuyez sur Enter'],
  ['fr', 'Qui court?'],
  ['fr', 'Pertes: 3'],
  ['fr', 'L’unité de Arras'],
  ['fr', 'Dans le gobelet'],
  ['fr', 'La 116e Panzer'],
  ['fr', 'Les deux joueurs jettent un dé.'],
  ['fr', 'Elle fait du mal dans 40 cas.'],
  ['fr', 'Décision : autant qu’on veut.'],
  ['fr', 'Tous les coûts d’un pas s’additionnent'],
  ['fr', 'Annuler un pas'],
  ['fr', 'Qui est abattu revient deux tours plus tard.'],
  ['fr', 'Gembloux, 14–15 mai 1940'],
  ['rules', 'À Arras le tour allié vient en premier.'],
  ['rules', 'De jour chaque unité peut partir.'],
  ['plain', 'Agny is next door'],
  ['plain', 'The attack does harm.'],
  ['plain', 'The defender plays his chit'],
  ['plain', 'Choose the pile at 0805'],
] as const)('a fault is found: %s %s', (language, text) => {
  expect(Object.values(tried[language]).some((fault) => fault.test(text))).toBe(true)
})

test('every word of the program is written as its language is', async () => {
  const found: string[] = []
  let read = 0
  for (const file of files) {
    const { texts } = await proseIn(file, readFileSync(`${root}/${file}`, 'utf8'))
    read += texts.length
    for (const { language, text } of texts) {
      const more = isOfRules(file)
        ? language === 'fr'
          ? leading
          : {}
        : language === 'en'
          ? plain
          : {}
      if (language === 'en' && !isOfTakeBacks(file) && TAKE_BACK.test(text)) {
        found.push(`${file}: take back for undo: ${text}`)
      }
      for (const [why, fault] of Object.entries({ ...faultsOf[language], ...more })) {
        if (why === SERIES && isOfSeries(file)) continue
        if (fault.test(text)) found.push(`${file}: ${why}: ${text}`)
      }
    }
  }
  expect(found).toEqual([])
  expect(read).toBeGreaterThan(4000)
})

test('nothing is said in one language only', async () => {
  const found: string[] = []
  for (const file of files) {
    const { single } = await proseIn(file, readFileSync(`${root}/${file}`, 'utf8'))
    found.push(...single.map((keys) => `${file}: ${keys}`))
  }
  expect(found).toEqual([])
})
