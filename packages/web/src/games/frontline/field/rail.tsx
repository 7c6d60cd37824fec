import {
  handCount,
  topOfPile,
  seatsIn,
  sideOfSeat,
  type FrontlineState,
} from '@estafette/frontline/screen'
import { capital } from '@estafette/words'
import type { Session } from '../../../session/session.ts'
import { seatName } from '../../../session/who.ts'
import { kindOfAction, ActionSymbols } from '../art/action-art.tsx'
import { Backs, CardBack } from '../hand/backs.tsx'
import { seatName as playerOf, titleOf, voice } from '../told/names.ts'
import { settings } from '../../../store/settings.ts'
import { dangerWords } from '../plan/danger-words.ts'
import { DANGER_LETTER } from '../plan/threats.ts'
import { fieldWords } from './field-words.ts'
import { useLook } from './look.ts'
import type { Scene } from './scene.ts'

/** Whose hand it is: by name or number where there are more than two. */
export function playerName(session: Session, s: FrontlineState, seat: number): string {
  return seatsIn(s) > 2 ? capital(seatName(session, s, seat)) : playerOf(seat)
}

/** The same where there is little room. */
export function handName({ s, playerName }: Scene, seat: number): string {
  if (seatsIn(s) > 2) return playerName(seat)
  return `${fieldWords().hand} ${voice().thing('side', sideOfSeat(s, seat))}`
}

/** Hands that the viewer does not see, the deck, and the discard pile with its top card. */
export function Rail({ scene }: { readonly scene: Scene }) {
  const { s, viewer } = scene
  const words = fieldWords()
  const others = Array.from({ length: seatsIn(s) }, (_, seat) => seat).filter(
    (seat) => seat !== viewer,
  )
  return (
    <div class="frl-rail line">
      {others.map((seat) => (
        <span key={seat} class="frl-rail-hand line">
          <Backs count={handCount(s, seat)} />
          <span class="frl-rail-text">
            <span class="frl-rail-long">
              {words.handOf(scene.playerName(seat), handCount(s, seat))}
            </span>
            <span class="frl-rail-short" aria-hidden="true">
              {handName(scene, seat)} <b>{handCount(s, seat)}</b>
            </span>
          </span>
        </span>
      ))}
      <span class="frl-pile line is-deck">
        <CardBack />
        <b>{s.deckSize}</b> {words.deck}
      </span>
      <Pile scene={scene} />
      {viewer >= 0 && <DangerSwitch scene={scene} />}
    </div>
  )
}

/** Lays what the enemy can fire over the field, and says what its colours mean. */
function DangerSwitch({ scene: { danger } }: { readonly scene: Scene }) {
  const { layer, layerTip, grades } = dangerWords()
  return (
    <>
      {danger.value && (
        <ul class="frl-danger-key line">
          {grades.map((text, grade) => (
            <li key={grade} class={`line is-danger-${grade}`}>
              <i />
              <span class="frl-rail-long">{text}</span>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        class="frl-danger-switch"
        aria-pressed={danger.value}
        data-part="danger-switch"
        data-tip={layerTip}
        onClick={() => (danger.value = !danger.value)}
      >
        {layer} {settings.value.letterKeys && <kbd>{DANGER_LETTER.toUpperCase()}</kbd>}
      </button>
    </>
  )
}

function Pile({ scene }: { readonly scene: Scene }) {
  const { s } = scene
  const words = fieldWords()
  const top = topOfPile(s)
  const look = useLook(scene, { kind: 'card', card: Math.max(0, top) })
  if (top < 0) {
    return (
      <span class="frl-pile line">
        <b>0</b> {words.discard}
      </span>
    )
  }
  return (
    <span class="frl-pile line" data-card={top} {...look}>
      <i class={`frl-pile-top centred is-${kindOfAction(top)}`}>
        <ActionSymbols card={top} />
      </i>
      <b>{s.pileSize}</b>
      <span>
        {words.discard}
        <span class="frl-rail-long">, {words.top(titleOf(top))}</span>
      </span>
    </span>
  )
}
