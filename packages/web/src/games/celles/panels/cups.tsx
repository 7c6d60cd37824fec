import {
  boxOf,
  ABSENT,
  AVAILABLE,
  IN_CUP,
  PLAYED,
  SET_ASIDE,
  standardBoard,
  type CellesState,
} from '@estafette/celles/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import { sideClass } from '../../../screen/screen.ts'
import type { CellesDesk } from '../desk.ts'
import { cardWords } from '../card/card-words.ts'
import { badgeOf } from './formations.ts'
import { cellesWords } from '../words.ts'

const {
  chitCount: CHIT_COUNT,
  chitFormation,
  chitSide,
  chitTactical,
  formationCodes: FORMATION_CODES,
} = standardBoard

/** What is in both cups, and what has been drawn: everybody may know it, but for the order. */
export function Cups({ model }: { readonly model: CellesDesk }) {
  const s = model.state.value
  if (s.turn === 0) return null
  const words = cellesWords()
  return (
    <section class="cups">
      <header>
        <h2>{words.cups}</h2>
        <small>{words.cupsNote}</small>
      </header>
      {[0, 1].map((side) => (
        <Cup key={side} model={model} s={s} side={side} />
      ))}
    </section>
  )
}

/** What can still be drawn, in a line. */
export function CupLine({ model }: { readonly model: CellesDesk }) {
  const s = model.state.value
  const words = cardWords()
  const inCup = (side: number): number[] =>
    Array.from({ length: CHIT_COUNT }, (_, chit) => chit).filter(
      (chit) => chitSide[chit] === side && boxOf(s, chit) === IN_CUP,
    )
  const own = inCup(s.phasing).map((chit) => chitName(model, chit))
  return (
    <p class="hint" data-part="cups">
      {own.length > 0 ? words.ownCup(own.join(', ')) : words.emptyCup}{' '}
      {words.theirCup(inCup(1 - s.phasing).length)}
    </p>
  )
}

function Cup(props: {
  readonly model: CellesDesk
  readonly s: CellesState
  readonly side: number
}) {
  const { model, s, side } = props
  const words = cellesWords()
  const chits = Array.from({ length: CHIT_COUNT }, (_, chit) => chit).filter(
    (chit) => chitSide[chit] === side && boxOf(s, chit) !== ABSENT,
  )
  const left = chits.filter((chit) => boxOf(s, chit) === IN_CUP).length
  return (
    <div class={`cup line ${sideClass('celles', side)}`}>
      <svg
        width="40"
        height="38"
        viewBox="0 0 64 60"
        role="img"
        aria-label={words.cupLeft(words.side[side]!, left)}
      >
        <path class="cup-body" d="M8 10H56L50 52Q49 57 44 57H20Q15 57 14 52Z" />
        <ellipse class="cup-rim" cx="32" cy="11" rx="24" ry="7" />
        <text x="32" y="45">
          {left}
        </text>
      </svg>
      <ul>
        {chits.map((chit) => (
          <li key={chit} class={`cup-chit ${boxClass(boxOf(s, chit))}`}>
            <i class={chitTone(chit)} />
            {chitName(model, chit)}
            {boxWord(boxOf(s, chit)) && <small>{boxWord(boxOf(s, chit))}</small>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function chitTone(chit: number): string {
  const formation = chitFormation[chit]!
  return formation < 0 ? 'is-tactic' : `tone-${badgeOf(FORMATION_CODES[formation]!).bar.tone}`
}

function chitName(model: CellesDesk, chit: number): string {
  const formation = chitFormation[chit]!
  if (formation >= 0) return badgeOf(FORMATION_CODES[formation]!).name
  return voiceOf(model.session.game).thing('tactic', chitTactical[chit]!)
}

function boxClass(box: number): string {
  if (box === IN_CUP) return ''
  return box === AVAILABLE ? 'is-available' : 'is-out'
}

function boxWord(box: number): string {
  const words = cellesWords()
  if (box === AVAILABLE) return words.available
  if (box === PLAYED) return words.played
  return box === SET_ASIDE ? words.setAside : ''
}
