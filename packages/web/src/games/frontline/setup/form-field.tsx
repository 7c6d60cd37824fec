import {
  canLead,
  canServe,
  membersIn,
  ownSoldiers,
  roomIn,
  startsFor,
} from '@estafette/frontline/plans'
import {
  commandOf,
  placeOf,
  ability,
  command,
  nation,
  NATIONS,
  vp,
  type FrontlineState,
  type Section,
  type Soldier,
} from '@estafette/frontline/screen'
import { weaponName } from '../hand/card-faces.ts'
import { nameOf } from '../told/names.ts'
import { TerrainSymbols } from '../art/terrain-art.tsx'
import { WeaponArt } from '../art/weapon-art.tsx'
import { frontWords } from '../words.ts'
import type { Scene } from '../field/scene.ts'
import { FacedForces } from './faced-forces.tsx'
import { facedWords } from './faced-words.ts'
import { Ground } from './force-field.tsx'
import { forceWords } from './force-words.ts'
import { formWords } from './form-words.ts'
import { LeaderMark } from './standing-marks.tsx'

type Forming = Extract<NonNullable<Scene['setUp']>, { readonly kind: 'form' }>

/** Sections being formed: a box for every leader, and one for those who are alone. */
export function FormField(props: { readonly scene: Scene; readonly setUp: Forming }) {
  const { scene, setUp } = props
  const { s } = scene
  const { now, picked, seat } = setUp
  const words = formWords()
  const heads = ownSoldiers(s, seat).filter((x) => now.heads.get(x) === x)
  const leaders = heads
    .filter((x) => canLead(s, x))
    .toSorted((a, b) => commandOf(s, b) - commandOf(s, a) || a - b)
  const loose = heads.filter((x) => !canLead(s, x))
  const starts = startsFor(s, seat)

  const put = (head: Section): void => scene.press({ kind: 'group', unit: head })
  const man = (x: Soldier) => (
    <Man
      key={x}
      s={s}
      x={x}
      isPicked={picked === x}
      pick={() => scene.press({ kind: 'unit', unit: x })}
    />
  )
  return (
    <div class="frc-field stack frc-forming">
      <p class="frc-text" role="status">
        {picked < 0 ? words.howTo : words.picked(nameOf(picked))}
      </p>
      <div class="frc-boxes">
        {leaders.map((head) => {
          const members = membersIn(now, head)
          const canJoin = head !== picked && !!scene.groups.get(head)?.isTarget
          const name = nameOf(head)
          return (
            <section
              key={head}
              class={canJoin ? 'frc-box can-join' : 'frc-box'}
              data-section={head}
            >
              <h3>
                {name}{' '}
                <small>
                  {words.places(commandOf(s, head) - roomIn(s, now, head), commandOf(s, head))}
                </small>
              </h3>
              {starts.length > 0 && (
                <StartIn
                  starts={starts}
                  value={now.places.get(head) ?? placeOf(s, head)}
                  choose={(card) => setUp.start(head, card)}
                />
              )}
              <ul>{members.map(man)}</ul>
              {canJoin && (
                <button type="button" class="button is-small" onClick={() => put(head)}>
                  {words.here(name)}
                </button>
              )}
            </section>
          )
        })}
        <section
          class={picked >= 0 ? 'frc-box is-loose can-join' : 'frc-box is-loose'}
          data-section="alone"
        >
          <h3>
            {words.loose} <small>{words.looseText}</small>
          </h3>
          <ul>{loose.map(man)}</ul>
          {picked >= 0 && (
            <button type="button" class="button is-small" onClick={() => put(picked)}>
              {words.alone}
            </button>
          )}
        </section>
      </div>
      <section class="frc-form-both">
        <h3>{facedWords().both}</h3>
        <TerrainSymbols />
        <Ground s={s} seat={seat} />
        <FacedForces scene={scene} />
      </section>
    </div>
  )
}

interface ManProps {
  readonly s: FrontlineState
  readonly x: Soldier
  readonly isPicked: boolean
  readonly pick: () => void
}

function Man({ s, x, isPicked, pick }: ManProps) {
  const name = nameOf(x)
  return (
    <li>
      <button
        type="button"
        class={`frc-one is-${NATIONS[nation[x]!]}`}
        data-man={x}
        aria-pressed={isPicked}
        disabled={!canServe(x)}
        onClick={pick}
      >
        <b class="frl-worth">{vp[x]}</b>
        <span>
          {name}
          {commandOf(s, x) > 0 && command[x]! > 0 && <LeaderMark label={forceWords().leader} />}
        </span>
        <WeaponArt soldier={x} />
        <small class="trim">
          {[weaponName(x), frontWords().abilities[ability[x]!]!]
            .filter((part) => part !== '')
            .join(', ')}
        </small>
      </button>
    </li>
  )
}

interface StartProps {
  readonly starts: readonly number[]
  readonly value: number
  readonly choose: (card: number) => void
}

/** The card where a section starts, where there is a choice. FRL-SCN-S4 */
function StartIn({ starts, value, choose }: StartProps) {
  const words = formWords()
  return (
    <div class="frc-start line" role="group" aria-label={words.startIn}>
      <small>{words.startIn}</small>
      {starts.map((card) => (
        <button key={card} type="button" aria-pressed={value === card} onClick={() => choose(card)}>
          {words.card(card)}
        </button>
      ))}
    </div>
  )
}
