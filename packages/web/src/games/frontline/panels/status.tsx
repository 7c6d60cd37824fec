import { frontline } from '@estafette/frontline'
import {
  turnsHeldBy,
  vpLostBy,
  ownTurn,
  scenarioOf,
  SIDES,
  vpNeeded,
  type FrontlineState,
} from '@estafette/frontline/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import { Fact } from '../../../panels/status.tsx'
import { lookOf, sideClass } from '../../../screen/screen.ts'
import { Chip } from '../../../shell/chip.tsx'
import { fieldWords } from '../field/field-words.ts'
import { FlagArt } from '../art/piece-art.tsx'

/** Facts in the top bar: turn, losses of both sides, the objective. */
export function Status({ state: s }: { readonly state: FrontlineState }) {
  const words = fieldWords()
  const voice = voiceOf(frontline)
  const objective = scenarioOf(s)?.objective
  return (
    <div class="bar-facts frl-status">
      <Fact part="turn" name={words.turn} short={words.turn}>
        {s.turn === 0 ? (
          words.setUp
        ) : (
          <span class="frl-turn line">
            <b>{ownTurn(s)}</b>
            <Chip look={lookOf('frontline', s.acting)}>{voice.thing('side', s.acting)}</Chip>
          </span>
        )}
      </Fact>
      {s.turn > 0 &&
        SIDES.map((code, side) => (
          <Losses key={code} s={s} side={side} name={voice.thing('side', side)} />
        ))}
      {objective && s.turn > 0 && (
        <Fact
          part="objective"
          name={words.holding(voice.thing('side', objective.side), objective.card)}
          short={words.holdingShort(objective.card)}
        >
          <span class="frl-goal line">
            <FlagArt />
            <span class="frl-goal-long">
              {words.turnsHeld(turnsHeldBy(s, objective.side), objective.turns)}
            </span>
            <span class="frl-goal-short" aria-hidden="true">
              {`${turnsHeldBy(s, objective.side)}/${objective.turns}`}
            </span>
          </span>
        </Fact>
      )}
    </div>
  )
}

/** What a side lost of what loses it the battle. */
function Losses(props: {
  readonly s: FrontlineState
  readonly side: number
  readonly name: string
}) {
  const { s, side, name } = props
  const words = fieldWords()
  const needed = vpNeeded(s, side)
  const lost = vpLostBy(s, side)
  const share = Math.min(100, (100 * lost) / Math.max(1, needed))
  return (
    <Fact part={`losses-${side}`} name={words.losses(name, needed)} short={words.lossesShort(name)}>
      <span class={`frl-losses ${sideClass('frontline', side)}`}>
        <i style={`width:${share}%`} aria-hidden="true" />
        <b aria-hidden="true">
          {lost}
          <small>{`/${needed}`}</small>
        </b>
        <span class="sr-only">{words.lost(lost, needed)}</span>
      </span>
    </Fact>
  )
}
