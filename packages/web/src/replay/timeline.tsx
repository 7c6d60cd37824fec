import { useSignal } from '@preact/signals'
import { useMemo, useRef } from 'preact/hooks'
import { sideClass } from '../screen/screen.ts'
import { Button, IconButton } from '../shell/button.tsx'
import { Switch } from '../shell/fields.tsx'
import { later } from '../shell/later.tsx'
import { useWidth } from '../shell/use-width.ts'
import { numberText } from '../story/numbers.ts'
import { captionOf } from './captions.ts'
import { speeds, type JumpGoal } from './playback.ts'
import {
  bandsOf,
  FIGHTS,
  FLOOR,
  FOOT,
  HEIGHT,
  makePlot,
  ringSpots,
  scoresAt,
  stepLine,
  TOP,
  type Plot,
} from './plot.ts'
import { whenText, type ReplayView } from './viewing.ts'
import { countText, replayWords } from './words.ts'

const Table = later(async () => (await import('./as-table.tsx')).AsTable)

const NEAR = 13 // from the middle of a ring that a press means it
const NARROW = 26 // of a turn that has no room for its name
const LETTER = 6.5 // width of a letter under the curve

/** The game from its beginning to its end, and the buttons to go through it. */
export function Timeline({ viewing }: { readonly viewing: ReplayView }) {
  const { film, playback, model, story } = viewing
  const { at, length } = film.reel
  const { index, stops } = playback
  const isTable = useSignal(false)
  const text = replayWords()
  const step = [countText(index.value + 1), countText(stops.value.length)] as const
  const caption = captionOf(model, playback.scene.value, length)
  const score = story && film.tale.value ? scoresAt(film.tale.value.marks, at.value) : []
  return (
    <section class="replay-timeline" data-part="timeline" data-at={at.value} data-steps={step[1]}>
      <Controls viewing={viewing} />
      <p class="timeline-caption line">
        <span class="trim">
          <b>{text.stepAt(...step)}</b> {caption}
        </span>
        {film.isRead.value ? (
          <>
            <span class="timeline-key line" aria-hidden="true">
              <i class="is-won" /> {text.won} <i /> {text.repelled}
            </span>
            {story && (
              <span class="timeline-score">
                {story.words().curve} <b>{score.map((one) => numberText(one)).join(' : ')}</b>
              </span>
            )}
          </>
        ) : (
          <label class="timeline-working line" data-part="working">
            {text.working(countText(length))} <progress max={length} value={film.reel.read.value} />
          </label>
        )}
        <button type="button" class="link" onClick={() => (isTable.value = true)}>
          {text.asTable}
        </button>
      </p>
      <Curve viewing={viewing} caption={caption} step={step} />
      {isTable.value && <Table viewing={viewing} close={() => (isTable.value = false)} />}
    </section>
  )
}

/** Going through the game: step by step, by itself, by fight and by turn. */
function Controls({ viewing }: { readonly viewing: ReplayView }) {
  const { film, playback } = viewing
  const { playing, speed, skips, stops, go, step, last } = playback
  const text = replayWords()
  return (
    <div class="replay-controls line">
      <IconButton icon="first" label={text.first} onClick={() => go(0)} />
      <IconButton icon="back" label={text.earlier} onClick={() => step(-1)} />
      <IconButton
        icon={playing.value ? 'pause' : 'play'}
        class="is-primary"
        label={playing.value ? text.pause : text.play}
        onClick={() => (playing.value = !playing.value)}
      />
      <IconButton icon="forward" label={text.later} onClick={() => step(1)} />
      <IconButton icon="last" label={text.last} onClick={() => go(last)} />
      <div class="speeds" role="group" aria-label={text.speed}>
        {speeds.map((factor) => (
          <button
            key={factor}
            type="button"
            aria-pressed={speed.value === factor}
            onClick={() => (speed.value = factor)}
          >
            {factor === 0.5 ? '½' : factor}×
          </button>
        ))}
      </div>
      <button
        type="button"
        class="speed-now"
        aria-label={`${text.speed}: ${speed.value.toLocaleString()}×`}
        onClick={() => (speed.value = speeds[(speeds.indexOf(speed.value) + 1) % speeds.length]!)}
      >
        {speed.value === 0.5 ? '½' : speed.value}×
      </button>
      <div class="replay-skip line">
        <Switch label={text.skip} checked={skips.value} onChange={(isOn) => (skips.value = isOn)} />
        <span class="quiet" data-part="steps-left">
          {text.stepsOf(countText(stops.value.length), countText(film.reel.length))}
        </span>
      </div>
      <div class="replay-jumps line">
        <Jump viewing={viewing} goal="fight" by={-1} label={text.fight} />
        <Jump viewing={viewing} goal="fight" by={1} label={text.fight} />
        <Jump viewing={viewing} goal="turn" by={1} label={text.turn} />
      </div>
    </div>
  )
}

function Jump(props: {
  readonly viewing: ReplayView
  readonly goal: JumpGoal
  readonly by: 1 | -1
  readonly label: string
}) {
  const { viewing, goal, by, label } = props
  const { playback, film } = viewing
  const at = film.reel.at.value
  const isOpen = playback.goals(goal).some((one) => (by > 0 ? one > at : one < at))
  const text = replayWords()
  return (
    <Button
      icon={by > 0 ? 'forward' : 'back'}
      class={by > 0 ? 'is-on' : 'is-back'}
      aria-label={by > 0 ? text.next(label) : text.previous(label)}
      aria-disabled={!isOpen}
      onClick={() => playback.jump(goal, by)}
    >
      {label}
    </Button>
  )
}

/** The curve with turns, fights and moments, and where the game is: drawn by pointer or by keys. */
function Curve(props: {
  readonly viewing: ReplayView
  readonly caption: string
  readonly step: readonly [string, string]
}) {
  const { viewing, caption, step } = props
  const { film, playback, model, story } = viewing
  const { at, length, read } = film.reel
  const { box, width } = useWidth(900)
  const isHeld = useRef(false)
  const tale = film.tale.value
  const marks = tale?.marks ?? []
  const isRead = film.isRead.value
  const scale = useMemo(
    () => story?.scale(model.session.knownAt(isRead ? length : 0)) ?? { lines: [] },
    [story, isRead],
  )
  const plot = makePlot(marks, scale, length, width)
  const rings = tale && isRead ? tale.moments : []
  const spots = ringSpots(
    rings.map(({ number }) => number),
    marks,
    plot,
  )
  /** Where a pointer is, in sixteenths of a rem. */
  const spotOf = (event: PointerEvent): { x: number; y: number } => {
    const { left, top, width: wide } = box.current!.getBoundingClientRect()
    const unit = width / Math.max(1, wide)
    return { x: (event.clientX - left) * unit, y: (event.clientY - top) * unit }
  }
  const press = (event: PointerEvent & { readonly currentTarget: HTMLElement }): void => {
    if (event.button !== 0) return
    const { x, y } = spotOf(event)
    const ring = spots.findIndex((one) => Math.hypot(one.x - x, one.y - y) < NEAR)
    if (ring >= 0) return playback.go(rings[ring]!.number)
    isHeld.current = true
    event.currentTarget.setPointerCapture(event.pointerId)
    playback.goNear(plot.choiceAt(x))
  }
  const draw = (event: PointerEvent): void => {
    if (isHeld.current) playback.goNear(plot.choiceAt(spotOf(event).x))
  }
  const letGo = (): void => void (isHeld.current = false)
  const key = (event: KeyboardEvent): void => {
    const ways: Readonly<Record<string, () => void>> = {
      ArrowUp: () => playback.step(1),
      ArrowDown: () => playback.step(-1),
      PageUp: () => playback.jump('turn', 1),
      PageDown: () => playback.jump('turn', -1),
    }
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    way()
  }
  return (
    <div
      class="timeline-plot"
      ref={box}
      style={{ height: `${HEIGHT / 16}rem` }}
      role="slider"
      tabIndex={0}
      aria-label={replayWords().slider}
      aria-valuemin={1}
      aria-valuemax={playback.stops.value.length}
      aria-valuenow={playback.index.value + 1}
      aria-valuetext={replayWords().stepSpoken(...step, whenText(viewing), caption)}
      onPointerDown={press}
      onPointerMove={draw}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={key}
    >
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <Ground viewing={viewing} plot={plot} until={read.value} lines={scale.lines} />
        <g class="timeline-now" transform={`translate(${plot.x(at.value).toFixed(1)} 0)`}>
          <path class="timeline-edge" d={`M0 ${TOP}V${FOOT}`} />
          <path d={`M0 ${TOP}V${FOOT}`} />
        </g>
        {spots.map(({ x, y }, index) => (
          <g
            key={index}
            class={rings[index]!.isGreatest ? 'timeline-ring is-greatest' : 'timeline-ring'}
          >
            <circle cx={x} cy={y} r={9} />
            <text x={x} y={y + 4.5} text-anchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
        <circle class="timeline-handle" cx={plot.x(at.value)} cy={TOP} r={7} />
      </svg>
    </div>
  )
}

/** Turns, the lines that decide, the score, the fights: what does not change from step to step. */
function Ground(props: {
  readonly viewing: ReplayView
  readonly plot: Plot
  readonly until: number // choices that have been read
  readonly lines: readonly { readonly value: number; readonly label: string }[]
}) {
  const { viewing, plot, until, lines } = props
  const { film, model, story } = viewing
  const { x, y, width } = plot
  const tale = film.tale.value
  const drawn = useMemo(() => {
    const marks = tale?.marks ?? []
    const bands = bandsOf(marks, until)
    const game = model.session.game.id
    let free = 0 // where the name of the next turn may begin
    return (
      <>
        {bands.map(({ turn, from, to }, index) => {
          const name = turn > 0 && story ? story.words().turn(turn) : ''
          const left = x(from)
          const isNamed = name !== '' && left >= free && width - left > NARROW
          if (isNamed) free = left + name.length * LETTER + 8
          return (
            <g key={`${turn} ${from}`}>
              {index % 2 === 1 && (
                <rect
                  class="timeline-turn"
                  x={left}
                  y={TOP - 4}
                  width={Math.max(0, x(to) - left)}
                  height={FLOOR - TOP + 4}
                />
              )}
              {isNamed && (
                <text class="timeline-tick" x={left} y={HEIGHT - 4}>
                  {name}
                </text>
              )}
            </g>
          )
        })}
        {lines.map(({ value, label }, index) => (
          <g key={label}>
            <path class="timeline-goal" d={`M${x(0)} ${y(value)}H${width - 12}`} />
            <text
              x={index % 2 === 0 ? x(0) + 14 : width - 26}
              y={y(value) - 4}
              text-anchor={index % 2 === 0 ? 'start' : 'end'}
            >
              {label}
            </text>
          </g>
        ))}
        {marks.length > 0 &&
          story?.curves.map((side, curve) => {
            const line = stepLine(marks, curve, plot, until)
            return (
              <g key={side} class={`timeline-line ${sideClass(game, side)}`}>
                {story.curves.length === 1 && (
                  <path class="timeline-area" d={`${line}V${FLOOR}H${x(0)}Z`} />
                )}
                <path class="timeline-stroke" d={line} />
              </g>
            )
          })}
        <path class="timeline-axis" d={`M${x(0)} ${FLOOR}H${width - 12}`} />
        {film.dice
          .filter((choice) => choice > until)
          .map((choice) => (
            <path key={choice} class="timeline-dice" d={`M${x(choice)} ${FIGHTS}V${FOOT - 6}`} />
          ))}
        {tale?.fights.map(({ number, won }, index) => (
          <path
            key={index}
            class={won ? 'timeline-fight is-won' : 'timeline-fight'}
            d={`M${x(number).toFixed(1)} ${FIGHTS}V${FOOT}`}
          />
        ))}
      </>
    )
  }, [tale, until, width, story?.words().curve])
  return drawn
}
