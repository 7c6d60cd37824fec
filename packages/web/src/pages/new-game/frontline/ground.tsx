import { frontline } from '@estafette/frontline'
import { TERRAINS } from '@estafette/frontline/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import type { BattleFacts } from './battles.ts'
import { choosingWords } from './words.ts'

/** The nine cards of a battle in words. */
function groundText({ scenario }: BattleFacts): string {
  const words = choosingWords()
  if (!scenario.terrain) return words.groundByChance
  const voice = voiceOf(frontline)
  const names = [...scenario.terrain].map((kind) => voice.thing('terrain', kind)).join(', ')
  const { objective } = scenario
  return words.groundOf(objective ? `${names}; ${words.objective(objective.card)}` : names)
}

/** The nine cards as a strip; the objective is framed. */
export function GroundStrip({ battle }: { readonly battle: BattleFacts }) {
  const { terrain, objective } = battle.scenario
  return (
    <span class="frc-strip" role="img" aria-label={groundText(battle)}>
      {Array.from({ length: 9 }, (_, at) => (
        <svg key={at} class={objective?.card === at + 1 ? 'is-objective' : ''} aria-hidden="true">
          {terrain && <use href={`#frl-${TERRAINS[terrain[at]!]}`} />}
        </svg>
      ))}
    </span>
  )
}

/** The nine cards large, with their numbers. */
export function GroundCards({ battle }: { readonly battle: BattleFacts }) {
  const { terrain, objective } = battle.scenario
  return (
    <div class="frc-cards" role="img" aria-label={groundText(battle)}>
      {Array.from({ length: 9 }, (_, at) => (
        <span key={at} class={objective?.card === at + 1 ? 'is-objective' : ''}>
          <svg aria-hidden="true">{terrain && <use href={`#frl-${TERRAINS[terrain[at]!]}`} />}</svg>
          <b>{at + 1}</b>
        </span>
      ))}
    </div>
  )
}
