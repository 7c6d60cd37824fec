import type { GameEvent } from '@estafette/kernel'
import { CounterTile } from '../counters/counter.tsx'
import { Die } from '../dice/die.tsx'
import type { Roll } from '../screen/rolls.ts'
import { lookOf } from '../screen/screen.ts'
import { Chip } from '../shell/chip.tsx'
import { numberText } from '../story/numbers.ts'
import { percentText } from '../table/card/tiles.tsx'
import { actorOf, captionOf, detailsOf, sitterText } from './captions.ts'
import { scoresAt } from './plot.ts'
import type { ReplayScene } from './scenes.ts'
import { whenText, type ReplayView } from './viewing.ts'
import { countText, replayWords } from './words.ts'

const MOST_ROWS = 3 // of rolls that are told together
const MOST_UNITS = 7 // that are shown of those who acted

/** What happens now: when, who did what, and how the dice fell. */
export function Now({ viewing }: { readonly viewing: ReplayView }) {
  const { film, model, playback } = viewing
  const scene = playback.scene.value
  const { at, length } = film.reel
  const text = replayWords()
  const moments = film.tale.value?.moments ?? []
  const moment = moments.findIndex(({ number }) => isIn(scene, number))
  const roll = rollIn(viewing, scene)
  const told = detailsOf(model, scene)
  const isBare = told.length === 0 && !scene.step?.units.length
  const details = isBare ? aboutGame(viewing) : told
  return (
    <section class="replay-now" aria-label={text.happened} data-part="now" tabIndex={0}>
      <p class="replay-when line">
        <span>
          {[whenText(viewing), text.choiceAt(countText(at.value), countText(length))]
            .filter(Boolean)
            .join(', ')}
        </span>
        {moment >= 0 && <span>{text.momentAt(moment + 1, moments.length)}</span>}
      </p>
      <h2 data-part="caption">{captionOf(model, scene, length)}</h2>
      {roll ? (
        <>
          <p class="replay-detail">{roll.rolls.at(-1)!.roll.detail}</p>
          <Dice viewing={viewing} scene={scene} {...roll} />
        </>
      ) : (
        <div class="replay-well well">
          <Actors viewing={viewing} scene={scene} />
          {details.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Score viewing={viewing} />
        </div>
      )}
    </section>
  )
}

/** How the points stand, at the foot of what was done. */
function Score({ viewing: { film, story } }: { readonly viewing: ReplayView }) {
  const marks = film.tale.value?.marks
  if (!story || !marks) return null
  return (
    <p class="replay-verdict line">
      <span>{story.words().curve}</span>
      <b>
        {scoresAt(marks, film.reel.at.value)
          .map((score) => numberText(score))
          .join(' : ')}
      </b>
    </p>
  )
}

/** Who played, and how long: where there is nothing else to tell. */
function aboutGame({ film, model, playback, called }: ReplayView): readonly string[] {
  const text = replayWords()
  const [first = '', ...others] = called.map((name, seat) => sitterText(model, seat, name))
  const steps = countText(playback.stops.value.length)
  return [text.played(first, others.join(', ')), text.stepsIn(steps, countText(film.reel.length))]
}

/** Whether a choice belongs to a scene. */
export function isIn({ at, step }: ReplayScene, number: number): boolean {
  return number <= at && number >= (step?.first ?? at)
}

/** Dice of a scene as the game reads them; null where none fell. */
function rollIn({ model }: ReplayView, { step }: ReplayScene): RollsTold | null {
  const { session, screen } = model
  const { rolls } = screen
  if (!step || !rolls) return null
  const told = session.log.value.slice(step.first, step.last + 1)
  const numberOf = (event: GameEvent): number =>
    told.find(({ events }) => events.includes(event))?.number ?? step.last
  const found = step.events.flatMap((event, index) => {
    if (!rolls.isRoll(event)) return []
    const number = numberOf(event)
    const before = session.knownAt(Math.max(0, number - 1))
    const roll = rolls.read(step.events, index, before, (seat) => ({
      name: actorOf(model, { seat, side: session.game.sideOf(before, seat) })?.name ?? '',
      isYou: false,
    }))
    return roll ? [{ roll, number }] : []
  })
  return found.length > 0 ? { rolls: found } : null
}

interface RollsTold {
  readonly rolls: readonly { readonly roll: Roll; readonly number: number }[]
}

function Dice({
  viewing,
  rolls,
}: RollsTold & { readonly viewing: ReplayView; readonly scene: ReplayScene }) {
  const { game } = viewing.model.session
  const { roll: last } = rolls.at(-1)!
  const rows = rolls.filter(({ roll }) => roll.row)
  if (rows.length > 1) {
    return (
      <div class="replay-well well">
        <ul class="replay-rows">
          {rows.slice(0, MOST_ROWS).map(({ roll }, index) => (
            <li key={index} class="line">
              <Faces game={game.id} roll={roll} size={20} />
              <span class="trim">{roll.row?.name}</span>
              <b>{roll.row?.result}</b>
            </li>
          ))}
        </ul>
        {rows.length > MOST_ROWS && <p>{replayWords().more(rows.length - MOST_ROWS)}</p>}
      </div>
    )
  }
  return (
    <div class="replay-well well" data-part="dice">
      {last.rolled.map((one) => (
        <div key={one.side} class="replay-rolled line">
          {one.side >= 0 && (
            <Chip look={lookOf(game.id, one.side)}>
              {actorOf(viewing.model, { seat: seatOf(viewing, one.side), side: one.side })?.name}
            </Chip>
          )}
          <span class="replay-sum">{one.sum}</span>
          {one.faces.map((face, index) => (
            <Die
              key={index}
              face={face}
              look={lookOf(game.id, one.side)}
              sides={one.sides}
              size={22}
            />
          ))}
          <b class="replay-total">{one.total}</b>
        </div>
      ))}
      <p class="replay-verdict line">
        <b>{last.verdict || last.needed}</b>
        <span>{chanceText(viewing, last, rolls.at(-1)!.number)}</span>
      </p>
    </div>
  )
}

/** The chance there was, as the rules know it. */
function chanceText({ film }: ReplayView, roll: Roll, number: number): string {
  const fight = film.tale.value?.fights.findLast((one) => one.number === number)
  if (fight) return replayWords().before(percentText(fight.chance))
  return roll.before ?? ''
}

/** The first seat of a side, by whom it is called. */
function seatOf({ model, called }: ReplayView, side: number): number {
  const { game, known } = model.session
  return called.findIndex((_, seat) => game.sideOf(known(), seat) === side)
}

function Faces(props: { readonly game: string; readonly roll: Roll; readonly size: number }) {
  const { game, roll, size } = props
  return (
    <>
      {roll.rolled.flatMap(({ side, faces, sides }) =>
        faces.map((face, index) => (
          <Die
            key={`${side}-${index}`}
            face={face}
            look={lookOf(game, side)}
            sides={sides}
            size={size}
          />
        )),
      )}
    </>
  )
}

/** Those who acted, as their counters stand now. */
function Actors({ viewing, scene }: { readonly viewing: ReplayView; readonly scene: ReplayScene }) {
  const { screen, state } = viewing.model
  const { counters } = screen
  const units = scene.step?.units ?? []
  if (!counters || units.length === 0) return null
  return (
    <div class="replay-units line" aria-hidden="true">
      {units.slice(0, MOST_UNITS).map((unit) => (
        <CounterTile key={unit} face={counters.face(state.value, unit)} width={34} />
      ))}
      {units.length > MOST_UNITS && <b>+{units.length - MOST_UNITS}</b>}
    </div>
  )
}
