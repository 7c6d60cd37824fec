import { frontline } from '@estafette/frontline'
import type { FrontlineState } from '@estafette/frontline/screen'
import type { GameScreen } from '../../screen/screen.ts'
import { later } from '../../shell/later.tsx'
import { cardOfFront, whenOfFront } from './card/card.ts'
import { setupCard } from './setup/setup-card.ts'
import { frontReveals } from './setup/reveals.ts'
import { FieldOrSetup } from './setup/with-setup.tsx'
import { battleOf } from './told/battle-words.ts'
import { isStage } from './campaign/kept.ts'
import { Body } from './card/card-body.tsx'
import { Lead } from './card/card-lead.tsx'
import { frontAhead } from './ahead/check.ts'
import { sceneOf } from './field/feed.ts'
import type { Scene } from './field/scene.ts'
import { Dock, Hand } from './hand/hand.tsx'
import { Orders, StandingOrders } from './orders/orders-sheet.tsx'
import { MoveRisk } from './panels/move-risk.tsx'
import { Status } from './panels/status.tsx'
import { frontSteps, whatWasDone } from './told/told.ts'
import { victory } from './told/victory.ts'
import '../../panels/panels.css'
import '../../panels/formations.css'

const Sequel = later(async () => (await import('./campaign/sequel.tsx')).Sequel)
const Tables = later(async () => (await import('./panels/tables.tsx')).Tables)
const Picture = later(async () => (await import('./art/picture.tsx')).Picture)
const Units = later(async () => (await import('./panels/units.tsx')).Units)

/** The screen of Frontline; all its battles are scenarios of one game. */
export function frontScreen(): GameScreen<FrontlineState, Scene> {
  return {
    game: frontline,
    Status,
    battle: battleOf,
    victory,
    turnOf: (s) => (s.turn === 0 ? -1 : s.acting),
    tellsScore: true,
    Units,
    Tables,
    decisions: {
      when: whenOfFront,
      card: (model) => setupCard(model) ?? cardOfFront(model),
      Lead,
      Body,
      Risk: MoveRisk,
      Orders,
      Standing: StandingOrders,
    },
    reveals: frontReveals,
    sequel: { has: isStage, Sequel },
    field: {
      places: 'ground',
      units: 'soldier',
      cards: 'card',
      feed: sceneOf,
      Field: FieldOrSetup,
      Dock,
      Hand,
      Picture,
      steps: frontSteps,
      what: whatWasDone,
      ahead: frontAhead,
    },
  }
}
