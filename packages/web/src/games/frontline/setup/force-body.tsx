import {
  forceOf,
  placesOf,
  profileOf,
  readyForces,
  vpOf,
  type Warning,
  warningsOf,
} from '@estafette/frontline/plans'
import { frontline } from '@estafette/frontline'
import {
  command,
  isMan,
  limitOf,
  nation,
  NATIONS,
  vp,
  type FrontlineState,
  type Soldier,
} from '@estafette/frontline/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import { RuleLink } from '../../../panels/rule-link.tsx'
import type { FrontDesk } from '../desk.ts'
import { Icon } from '../../../shell/icons.tsx'
import { weaponName } from '../hand/card-faces.ts'
import { nameOf } from '../told/names.ts'
import { meanForce, meantForce } from './force-meant.ts'
import { forceWords } from './force-words.ts'

/** The force as it is put together: points, cards, firepower by range, what it lacks, ready lists. */
export function ForceBody({ model }: { readonly model: FrontDesk }) {
  const s = model.state.value
  const seat = model.seat.value
  const meant = meantForce(model)
  const force = forceOf(s, seat, meant.value)
  const limit = limitOf(s, seat)
  return (
    <div class="frc-force">
      <div class="frc-meter" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (100 * vpOf(force)) / limit)}%` }} />
      </div>
      {force.length > 0 && (
        <>
          <Chosen
            force={force}
            remove={(x) => {
              meanForce(
                model,
                [...meant.value].filter((one) => one !== x),
              )
            }}
          />
          <Profile force={force} />
        </>
      )}
      {warningsOf(s, seat, force).map((warning) => (
        <p key={warning.kind} class="frc-warning">
          <Icon name="warning" />
          <span>{warningText(warning)}</span>
        </p>
      ))}
      <Ready s={s} seat={seat} take={(cards) => meanForce(model, cards)} />
    </div>
  )
}

interface ChosenProps {
  readonly force: readonly Soldier[]
  readonly remove: (x: Soldier) => void
}

function Chosen({ force, remove }: ChosenProps) {
  const words = forceWords()
  const { leaders, places, needed } = placesOf(force)
  return (
    <section>
      <h3>
        {words.chosen} <small>{words.places(places, leaders, needed)}</small>{' '}
        <RuleLink game={frontline.id} rule="FRL-SEC-2" />
      </h3>
      <ul class="frc-chosen">
        {force.map((x) => (
          <li key={x} class={`line is-${NATIONS[nation[x]!]}`}>
            <b class="frl-worth">{vp[x]}</b>
            <span>{nameOf(x)}</span>
            <small>
              {command[x]! > 1 && isMan(x) ? words.placesOf(command[x]!) : weaponName(x)}
            </small>
            <button
              type="button"
              class="centred"
              aria-label={words.remove(nameOf(x))}
              onClick={() => remove(x)}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const TALL = 46

/** How much the force fires at each range. */
function Profile({ force }: { readonly force: readonly Soldier[] }) {
  const words = forceWords()
  const profile = profileOf(force)
  const most = Math.max(1, ...profile.map(({ aimed, rapid }) => Math.max(aimed, rapid)))
  return (
    <section>
      <h3>
        {words.profile} <small>{words.profileNote}</small>
      </h3>
      <ol class="frc-profile">
        {profile.map(({ aimed, rapid }, range) => (
          <li key={range} aria-label={words.profileAt(range, aimed, rapid)}>
            <b aria-hidden="true">{aimed}</b>
            <i style={{ height: `${(TALL * rapid) / most}px` }} />
            <u style={{ height: `${(TALL * aimed) / most}px` }} />
            <small aria-hidden="true">{range}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}

function warningText(warning: Warning): string {
  const words = forceWords()
  const names = (cards: readonly Soldier[]): string =>
    cards.map((x) => `${nameOf(x)} ${vp[x]}`).join(', ')
  const fits = 'fits' in warning && warning.fits.length > 0 ? words.fits(names(warning.fits)) : ''
  switch (warning.kind) {
    case 'no-leader':
      return words.noLeader
    case 'places':
      return words.tooMany(warning.missing)
    case 'armour':
      return [words.noArmour, fits].filter((text) => text !== '').join(' ')
    default:
      return [words.spare(warning.left), fits].filter((text) => text !== '').join(' ')
  }
}

/** Names in a row: the first few, and how many more. */
function namesOf(cards: readonly Soldier[]): string {
  const named = cards.slice(0, NAMED).map((x) => nameOf(x))
  const rest = cards.length - named.length
  return rest > 0 ? `${named.join(', ')} +${rest}` : named.join(', ')
}

const NAMED = 3

interface ReadyProps {
  readonly s: FrontlineState
  readonly seat: number
  readonly take: (cards: readonly Soldier[]) => void
}

function Ready({ s, seat, take }: ReadyProps) {
  const words = forceWords()
  const limit = limitOf(s, seat)
  const ready = readyForces(s, seat)
  if (ready.length === 0) return null
  return (
    <section>
      <h3>
        {words.ready} <small>{words.readyNote(limit)}</small>
      </h3>
      <div class="frc-ready">
        {ready.map(({ battle, cards, vp: points, without }) => (
          <button
            key={battle}
            type="button"
            class="framed"
            data-ready={battle}
            onClick={() => take(cards)}
          >
            <b>{points}</b> {words.cards(cards.length)}
            <span>{voiceOf(frontline).scenario(battle).title}</span>
            {without.length > 0 && <small>{words.without(namesOf(without))}</small>}
          </button>
        ))}
      </div>
    </section>
  )
}
