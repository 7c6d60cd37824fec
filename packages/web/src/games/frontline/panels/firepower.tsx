import { sideClass } from '../../../screen/screen.ts'
import { DamageNote } from './damage-note.tsx'
import { fireWords } from './fire-words.ts'
import type { Scene } from '../field/scene.ts'
import type { FirepowerTrack, Rest, Segment } from '../field/track.ts'
import { restSpots } from './rest-spots.ts'
import './firepower.css'

const TICK = 5 // firepower between two numbers on the scale
const NARROW = 0.055 // of the track: less has no room for a name
const FREE = 75 // percent of it, after which no name has room beside the sum

/** How much of the panel there is room for. */
export type FireSize = 'full' | 'brief' | 'bar' | 'line'

/** The firepower track: one segment for each term, what would be left, the answer as a second bar. */
export function Firepower(props: {
  readonly scene: Pick<Scene, 'track' | 'draw'>
  readonly size?: FireSize
}) {
  const { scene, size = 'full' } = props
  const words = fireWords()
  const track = scene.track()
  const draw = size === 'bar' || size === 'line' ? null : scene.draw()
  if (draw) return <DamageNote draw={draw.drawn} close={draw.close} />
  if (size === 'line') return track && <p class="frl-fire stack is-line">{spokenTrack(track)}</p>
  return (
    <section class={`frl-fire stack is-${size}`} aria-label={words.title} data-part="firepower">
      <header>
        <h3>{track?.title ?? words.title}</h3>
        <span>{track?.note ?? words.empty}</span>
        {track && !track.isThreat && track.rests.length > 1 && (
          <span class="frl-fire-if">{words.ifAnswers}</span>
        )}
      </header>
      <div class="frl-track" aria-hidden="true">
        <Bar segments={track?.segments ?? []} scale={track?.scale ?? 60} hasLabels />
        {track && track.total > 0 && (
          <b
            class={`frl-total ${sideClass('frontline', track.side)}`}
            style={`--at:${(100 * track.total) / track.scale}%`}
          >
            {track.total}
          </b>
        )}
        <Ticks scale={track?.scale ?? 60} />
        {track?.answer ? (
          <AnswerBar answer={track.answer} track={track} />
        ) : (
          track && <Rests rests={track.rests} scale={track.scale} />
        )}
      </div>
      {track && <p class="sr-only">{spokenTrack(track)}</p>}
      {track && track.foot !== '' && <p class="frl-fire-foot trim faint">{track.foot}</p>}
    </section>
  )
}

/** The track in a line. */
function spokenTrack({ total, segments, rests, answer }: FirepowerTrack): string {
  const parts = segments.map(({ name, fp }) => `${name} ${fp}`).join(', ')
  const after = [...rests.map(({ text }) => text), ...(answer ? [answer.text] : [])]
  return [fireWords().line(total, parts), ...after].join('; ')
}

function Bar(props: {
  readonly segments: readonly Segment[]
  readonly scale: number
  readonly hasLabels?: boolean
}) {
  const { segments, scale, hasLabels = false } = props
  let at = 0
  const placed = segments.map((segment) => {
    const left = at
    at += segment.width
    return { segment, left: (100 * left) / scale, width: (100 * segment.width) / scale }
  })
  return (
    <>
      {hasLabels && (
        <div class="frl-fire-names">
          {placed.map(({ segment, left, width }, at) => (
            <span key={segment.key} {...nameAt(left, width, at === placed.length - 1)}>
              {segment.name}
              <small>{segment.note}</small>
            </span>
          ))}
        </div>
      )}
      <div class="frl-bar">
        {placed.map(({ segment, left, width }) => (
          <i
            key={segment.key}
            class={`is-${segment.tone}${segment.isRapid ? ' is-rapid' : ''}`}
            style={`left:${left}%;width:${width}%`}
          >
            {segment.fp}
          </i>
        ))}
      </div>
    </>
  )
}

/** Where the name of a segment stands: that of a narrow one at the end stands free beside the sum. */
function nameAt(left: number, width: number, isLast: boolean) {
  const isNarrow = width < 100 * NARROW
  if (isNarrow && isLast && left < FREE) {
    return { class: 'is-beside', style: `--at:${left + width}%` }
  }
  return { class: isNarrow ? 'is-narrow' : undefined, style: `left:${left}%;width:${width}%` }
}

function Ticks({ scale }: { readonly scale: number }) {
  const step = (TICK * scale) / 60
  return (
    <div class="frl-ticks">
      {Array.from({ length: scale / step + 1 }, (_, at) => (
        <span key={at} style={`left:${(100 * at * step) / scale}%`}>
          {at * step}
        </span>
      ))}
    </div>
  )
}

/** What would be left, each under its place on the track, in as many rows as they need. */
function Rests({ rests, scale }: { readonly rests: readonly Rest[]; readonly scale: number }) {
  const placed = restSpots(rests, scale)
  const rows = Math.max(0, ...placed.map(({ row }) => row + 1))
  return (
    <ul class="frl-rests" style={`--rows:${rows}`}>
      {placed.map(({ key, text, isSure, share, row }) => (
        <li
          key={key}
          class={isSure ? undefined : 'is-certain'}
          style={`--at:${share};--row:${row}`}
        >
          {text}
        </li>
      ))}
    </ul>
  )
}

function AnswerBar(props: {
  readonly answer: NonNullable<FirepowerTrack['answer']>
  readonly track: FirepowerTrack
}) {
  const { answer, track } = props
  return (
    <div class="frl-answer">
      <Bar segments={answer.segments} scale={track.scale} />
      <p style={`left:${(100 * Math.min(track.total, track.scale * 0.72)) / track.scale}%`}>
        {answer.text}
      </p>
    </div>
  )
}
