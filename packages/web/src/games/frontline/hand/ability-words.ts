import {
  ability,
  isArmored,
  isGun,
  isMedic,
  isSniper,
  type Soldier,
} from '@estafette/frontline/screen'
import { spoken } from '../../../i18n/spoken.ts'
import { frontWords } from '../words.ts'

/** Something special about a card: what it is called, what it does, and the rule of it. */
export interface Special {
  readonly name: string
  readonly text: string
  readonly rule: string
}

/** What is special about a class of cards; its name stands in `classes`. */
type Trait = 'medic' | 'sniper' | 'armored' | 'gun'

interface AbilityWords {
  readonly abilities: readonly string[] // by number; the first is none
  readonly traits: Readonly<Record<Trait, string>>
  readonly armored: string
}

const rules = ['', 'ASSIST', 'CAUT', 'FEAR', 'POINT', 'PATH', 'PLAN', 'TACT', 'THROW', 'TOUGH'].map(
  (part) => `FRL-AB-${part}`,
)
const traitRules: Readonly<Record<Trait, string>> = {
  medic: 'FRL-MED-1',
  sniper: 'FRL-SNI-3',
  armored: 'FRL-VEH-2',
  gun: 'FRL-GUN-1',
}

const en: AbilityWords = {
  abilities: [
    '',
    'takes no place under a leader, and may serve a gun.',
    'Hit The Dirt gives his section 2 more cover.',
    'Pins do nothing to him.',
    'his section may ignore what the ground costs or forbids; in a move he must go along.',
    'his section may make a plain move without a card.',
    'his section draws a card when it prepares.',
    'the hand is larger by one card while he lives.',
    'throws hand grenades one card further, to range 2.',
    'it takes one Wound more to stop him, and one more to kill him.',
  ],
  traits: {
    medic:
      'once each turn removes a Morale hit from someone in his card, or a Wound with bandages, which he keeps. Not while pinned.',
    sniper:
      'fires at one man, whom the enemy names unless a card is paid. Firing ends his concealment; Conceal brings it back.',
    armored: 'comes off all firepower against it; ordinary fire counts half.',
    gun: 'moves one card at a time, in its own turn only; only Assistants serve it.',
  },
  armored: 'Armour',
}

const fr: AbilityWords = {
  abilities: [
    '',
    'ne prend pas de place sous un chef, et peut servir un canon.',
    'À terre ! donne 2 de couvert en plus à sa section.',
    'les pions Cloué ne lui font rien.',
    'sa section peut ignorer ce que le terrain coûte ou interdit ; pour un mouvement, il doit en être.',
    'sa section peut faire un mouvement simple sans carte.',
    'sa section pioche une carte quand elle se prépare.',
    'la main compte une carte de plus tant qu’il vit.',
    'lance les grenades à main une carte plus loin, à distance 2.',
    'il faut une Blessure de plus pour l’arrêter, et une de plus pour le tuer.',
  ],
  traits: {
    medic:
      'une fois par tour, retire un Coup au moral à quelqu’un de sa carte, ou une Blessure avec des bandages, qu’il garde. Pas s’il est cloué.',
    sniper:
      'tire sur un seul homme, que l’ennemi désigne sauf si l’on paie une carte. Tirer lui ôte sa dissimulation ; se dissimuler la lui rend.',
    armored:
      'se retire de toute puissance de feu contre lui ; le tir ordinaire compte pour moitié.',
    gun: 'se déplace d’une carte à la fois, à son propre tour seulement ; seuls des Assistants le servent.',
  },
  armored: 'Blindage',
}

const words = spoken<AbilityWords>({ en, fr })

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
