import {
  ability,
  isArmored,
  isGun,
  isMedic,
  isSniper,
  type Soldier,
} from '@estafette/frontline/screen'
import { frontWords } from '../words.ts'
import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './ability-words.en.ts'

/** Something special about a card: what it is called, what it does, and the rule of it. */
export interface Special {
  readonly name: string
  readonly text: string
  readonly rule: string
}

/** What is special about a class of cards; its name stands in `classes`. */
type Trait = 'medic' | 'sniper' | 'armored' | 'gun'

const rules = ['', 'ASSIST', 'CAUT', 'FEAR', 'POINT', 'PATH', 'PLAN', 'TACT', 'THROW', 'TOUGH'].map(
  (part) => `FRL-AB-${part}`,
)

const traitRules: Readonly<Record<Trait, string>> = {
  medic: 'FRL-MED-1',
  sniper: 'FRL-SNI-3',
  armored: 'FRL-VEH-2',
  gun: 'FRL-GUN-1',
}

const words = spoken(
  import.meta.glob<typeof en>('./ability-words.??.ts', { eager: true, import: 'words' }),
)

/** Everything that is special about a card, in our words, each with its rule. */
export function specialsOf(x: Soldier): readonly Special[] {
  const { abilities, traits, armored } = words()
  const { abilities: names, classes } = frontWords()
  const trait = (is: boolean, key: Trait, name: string): readonly Special[] =>
    is ? [{ name, text: traits[key], rule: traitRules[key] }] : []
  const own = ability[x]!
  return [
    ...trait(isMedic(x), 'medic', classes[2]!),
    ...trait(isSniper(x), 'sniper', classes[3]!),
    ...trait(isArmored(x), 'armored', armored),
    ...trait(isGun(x), 'gun', classes[5]!),
    ...(own > 0 ? [{ name: names[own]!, text: abilities[own]!, rule: rules[own]! }] : []),
  ]
}
