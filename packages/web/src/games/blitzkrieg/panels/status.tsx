import {
  ALLIED,
  GERMAN,
  interdictors,
  NONE,
  type BlitzState,
  type Board,
} from '@estafette/blitzkrieg/screen'
import { Fact, TurnTrack, type TrackedTurn } from '../../../panels/status.tsx'
import { lookOf } from '../../../screen/screen.ts'
import { Chip } from '../../../shell/chip.tsx'
import { inForce } from './in-force.ts'
import { panelWords } from './panel-words.ts'
import { blitzWords, hourOf, sideName, whenOf } from '../words.ts'

const MOON = 'M7.6 6.6A3.8 3.8 0 013.4 1.4 4 4 0 107.6 6.6z'
const MANY = 24 // turns; with more the days that are not on are drawn small

/** Turn track with days, nights and the hour, whose turn it is, aircraft and what is in force. */
export function Status({ state: s }: { readonly state: BlitzState }) {
  const turns = Array.from({ length: s.lastTurn }, (_, index) => trackedTurn(s, index + 1))
  return (
    <div class={`blitz-status${s.lastTurn > MANY ? ' has-many' : ''}`}>
      <TurnTrack label={blitzWords().turn} now={s.turn} turns={turns} />
      {s.turn > 0 && <Facts s={s} />}
    </div>
  )
}

function Facts({ s }: { readonly s: BlitzState }) {
  const words = panelWords()
  const events = inForce(s)
  const fliers = [GERMAN, ALLIED].filter((side) => s.board.airSides.includes(side))
  return (
    <div class="bar-facts">
      {s.phasing !== NONE && (
        <Fact part="player-turn" name={words.playerTurn} short={words.playerTurnShort}>
          <SideChip board={s.board} side={s.phasing} />
        </Fact>
      )}
      {fliers.length > 0 && (
        <Fact part="air" name={words.air} short={words.airShort}>
          <span class="bar-air line">
            {fliers.map((side) => (
              <AirCount key={side} s={s} side={side} />
            ))}
            <b data-tip={words.interdiction(interdictors(s))}>
              <span aria-hidden="true">{interdictors(s)}</span>
              <span class="sr-only">{words.interdiction(interdictors(s))}</span>
            </b>
          </span>
        </Fact>
      )}
      {events.length > 0 && (
        <Fact part="in-force" class="is-in-force" name={words.inForce}>
          <span data-tip={events.join(', ')}>{events.join(', ')}</span>
        </Fact>
      )}
    </div>
  )
}

/** Air units of a side that are at hand. */
function AirCount({ s, side }: { readonly s: BlitzState; readonly side: number }) {
  const { airSides, airReady } = s.board
  const ready = s.airPlace.filter(
    (place, air) => airSides[air] === side && place === airReady,
  ).length
  const all = airSides.filter((one, air) => one === side && !s.board.surgeOnly[air]).length
  const said = panelWords().airOf(sideName(s.board, side), ready, all)
  return (
    <span data-tip={said}>
      <Chip look={lookOf(s.board.id, side)}>
        <span aria-hidden="true">
          {ready}/{all}
        </span>
        <span class="sr-only">{said}</span>
      </Chip>
    </span>
  )
}

/** A turn: the number of the day before its first, a moon at night, the hour of the present one. */
function trackedTurn(s: BlitzState, turn: number): TrackedTurn {
  const { board } = s
  const { day, night, dates } = board
  const isFirst = turn === 1 || day[turn] !== day[turn - 1]
  const isFar = day[turn] !== day[Math.max(1, s.turn)]
  return {
    turn,
    tip: whenOf(board, turn),
    note: (
      <>
        {isFirst && <i class="track-day">{Number(dates[day[turn]!]!.slice(-2))}</i>}
        {isFar && <i class="track-far" />}
        {night[turn] === 1 && (
          <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
            <path class="is-moon" d={MOON} />
          </svg>
        )}
        {night[turn] === 0 && <span class="track-hour">{hourOf(board, turn)}</span>}
      </>
    ),
  }
}

/** A side as a chip. */
export function SideChip({ board, side }: { readonly board: Board; readonly side: number }) {
  return <Chip look={lookOf(board.id, side)}>{sideName(board, side)}</Chip>
}
