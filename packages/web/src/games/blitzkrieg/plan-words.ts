import { BY_FIRE, type BlitzState } from '@estafette/blitzkrieg/screen'
import type { Game } from '@estafette/kernel'
import { spoken } from '../../i18n/spoken.ts'
import { voiceOf } from '../../i18n/voice.ts'
import type { PlanWords } from '../../screen/plans.ts'
import { percent, points } from './words.ts'

interface Words {
  readonly selected: string
  readonly go: string
  readonly zone: string
  readonly attack: string
  readonly move: string
  readonly moveSome: (count: number, of: number) => string
  readonly fire: string
  readonly declare: string
  readonly moves: (unit: string, hex: string, cost: string, left: string) => string
  readonly attacks: (unit: string, hex: string) => string
  readonly fires: (unit: string, hex: string, chance: string) => string
  readonly endsPhase: string
  readonly all: string
  readonly byType: string
}

const planWords = spoken<Words>({
  en: {
    selected: 'selected',
    go: 'can go there, with its cost',
    zone: 'enemy ZOC: the way ends',
    attack: 'can be attacked',
    move: 'Move',
    moveSome: (count, of) => `Move ${count} of ${of} units`,
    fire: 'Fire',
    declare: 'Declare',
    moves: (unit, hex, cost, left) => `${unit} to ${hex} for ${cost} MP, ${left} left.`,
    attacks: (unit, hex) => `${unit} attacks ${hex}.`,
    fires: (unit, hex, chance) => `${unit} fires at ${hex}: ${chance} to disrupt.`,
    endsPhase: 'No unit is left to move: this ends the phase.',
    all: 'All',
    byType: 'By type',
  },
  fr: {
    selected: 'choisie',
    go: 'peut y aller, avec le coût',
    zone: 'ZDC ennemie : fin du trajet',
    attack: 'peut être attaqué',
    move: 'Déplacer',
    moveSome: (count, of) => `Déplacer ${count} unité${count < 2 ? '' : 's'} sur ${of}`,
    fire: 'Tirer',
    declare: 'Déclarer',
    moves: (unit, hex, cost, left) => `${unit} vers ${hex} pour ${cost} PM, reste ${left}.`,
    attacks: (unit, hex) => `${unit} attaque ${hex}.`,
    fires: (unit, hex, chance) => `${unit} tire sur ${hex} : ${chance} de désorganiser.`,
    endsPhase: 'Personne d’autre ne peut bouger : la phase se termine.',
    all: 'Toutes',
    byType: 'Par type',
  },
})

/** Words for choosing part of a stack. */
export function groupWords(): { readonly all: string; readonly byType: string } {
  const { all, byType } = planWords()
  return { all, byType }
}

/** How the plans of a battle are worded. */
export function wordsOfPlans(game: Game<BlitzState>): PlanWords {
  const words = planWords()
  const voice = voiceOf(game)
  return {
    legend: [
      { mark: 'selected', text: words.selected },
      { mark: 'go', text: words.go },
      { mark: 'zone', text: words.zone },
      { mark: 'attack', text: words.attack },
    ],
    confirm({ kind, manner, units }, goers) {
      if (kind === 'move') {
        return goers.length < units.length ? words.moveSome(goers.length, units.length) : words.move
      }
      return manner === BY_FIRE ? words.fire : words.declare
    },
    prompt({ kind, units, cost, left, manner, chance = 0 }, place) {
      const unit = voice.thing('unit', units[0]!)
      if (kind === 'move') return words.moves(unit, place, points(cost), points(left))
      return manner === BY_FIRE
        ? words.fires(unit, place, percent(chance))
        : words.attacks(unit, place)
    },
    endsPhase: words.endsPhase,
    points,
  }
}
