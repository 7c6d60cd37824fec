import {
  canLead,
  canServe,
  fitsUnder,
  membersIn,
  ownSoldiers,
  roomIn,
  startsFor,
} from '@estafette/frontline/plans'
import {
  ability,
  command,
  nation,
  NATIONS,
  vp,
  type FrontlineState,
  type Section,
  type Soldier,
} from '@estafette/frontline/screen'
import { useSignal } from '@preact/signals'
import type { Desk } from '../../../screen/desk.ts'
import { weaponName } from '../hand/card-faces.ts'
import { nameOf } from '../told/names.ts'
import { WeaponArt } from '../art/weapon-art.tsx'
import { frontWords } from '../words.ts'
import { forceWords } from './force-words.ts'
import { sectionsNow } from './form-card.ts'
import { meantSections } from './form-meant.ts'
import { formWords } from './form-words.ts'
import { LeaderMark } from './standing-marks.tsx'

/** Sections being formed: a box for every leader, and one for those who are alone. */
export function FormField({ model }: { readonly model: Desk }) {
  const s = model.state.value as FrontlineState
  const seat = model.seat.value
  const words = formWords()
  const picked = useSignal<Soldier>(-1)
  const meant = meantSections(model)
  const now = sectionsNow(model)
  const own = ownSoldiers(s, seat)
  const heads = own.filter((x) => now.heads.get(x) === x)
  const leaders = heads
    .filter((x) => canLead(s, x))
    .toSorted((a, b) => s.command[b]! - s.command[a]! || a - b)
  const loose = heads.filter((x) => !canLead(s, x))
  const starts = startsFor(s, seat)

  const put = (head: Section): void => {
    const x = picked.value
    if (x < 0) return
    meant.value = { ...now, heads: new Map([...now.heads, [x, head === -1 ? x : head]]) }
    picked.value = -1
  }
  const pick = (x: Soldier): void => {
    picked.value = picked.value === x ? -1 : x
  }
  const man = (x: Soldier) => (
    <Man key={x} s={s} x={x} isPicked={picked.value === x} pick={() => pick(x)} />
  )
  return (
    <div class="frc-field frc-forming">
      <p class="frc-text" role="status">
        {picked.value < 0 ? words.howTo : words.picked(nameOf(picked.value))}
      </p>
      <div class="frc-boxes">
        {leaders.map((head) => {
          const members = membersIn(now, head)
          const canJoin = picked.value >= 0 && fitsUnder(s, now, picked.value, head)
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
                  {words.places(s.command[head]! - roomIn(s, now, head), s.command[head]!)}
                </small>
              </h3>
              {starts.length > 0 && (
                <StartIn
                  starts={starts}
                  value={now.places.get(head) ?? s.place[head]!}
                  choose={(card) => {
                    meant.value = { ...now, places: new Map([...now.places, [head, card]]) }
                  }}
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
          class={picked.value >= 0 ? 'frc-box is-loose can-join' : 'frc-box is-loose'}
          data-section="alone"
        >
          <h3>
            {words.loose} <small>{words.looseText}</small>
          </h3>
          <ul>{loose.map(man)}</ul>
          {picked.value >= 0 && (
            <button type="button" class="button is-small" onClick={() => put(-1)}>
              {words.alone}
            </button>
          )}
        </section>
      </div>
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
        <b>{vp[x]}</b>
        <span>
          {name}
          {s.command[x]! > 0 && command[x]! > 0 && <LeaderMark label={forceWords().leader} />}
        </span>
        <WeaponArt soldier={x} />
        <small>
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
    <div class="frc-start" role="group" aria-label={words.startIn}>
      <small>{words.startIn}</small>
      {starts.map((card) => (
        <button key={card} type="button" aria-pressed={value === card} onClick={() => choose(card)}>
          {words.card(card)}
        </button>
      ))}
    </div>
  )
}
