import type { Translated } from '@estafette/kernel'
import type { words as en } from '../en/index.ts'
import { abilities } from './abilities.ts'
import { campaigns } from './campaigns.ts'
import { cardEffects } from './card-effects.ts'
import { cards } from './cards.ts'
import { counters } from './counters.ts'
import { cover } from './cover.ts'
import { damage } from './damage.ts'
import { equipment } from './equipment.ts'
import { exchange } from './exchange.ts'
import { firepower } from './firepower.ts'
import { general } from './general.ts'
import { guns } from './guns.ts'
import { hand } from './hand.ts'
import { holding } from './holding.ts'
import { medics } from './medics.ts'
import { movement } from './movement.ts'
import { options } from './options.ts'
import { prepare } from './prepare.ts'
import { promotions } from './promotions.ts'
import { reactions } from './reactions.ts'
import { scenarios } from './scenarios.ts'
import { sections } from './sections.ts'
import { setup } from './setup.ts'
import { snipers } from './snipers.ts'
import { solitaire } from './solitaire.ts'
import { teams } from './teams.ts'
import { terrain } from './terrain.ts'
import { timing } from './timing.ts'
import { turn } from './turn.ts'
import { vehicles } from './vehicles.ts'
import { victory } from './victory.ts'
import { weapons } from './weapons.ts'

export const words: Translated<typeof en> = {
  general,
  victory,
  counters,
  sections,
  promotions,
  hand,
  timing,
  turn,
  reactions,
  movement,
  firepower,
  exchange,
  cover,
  damage,
  prepare,
  abilities,
  medics,
  snipers,
  weapons,
  vehicles,
  guns,
  terrain,
  holding,
  setup,
  cards,
  'card-effects': cardEffects,
  equipment,
  scenarios,
  campaigns,
  teams,
  solitaire,
  options,
}
