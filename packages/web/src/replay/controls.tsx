import type { ComponentChildren } from 'preact'
import type { Replay } from '../session/replay.ts'
import { IconButton } from '../shell/button.tsx'
import type { Playback } from './playback.ts'
import { replayWords } from './words.ts'

const speeds = [0.5, 1, 2, 4, 8] as const

/** The buttons under a recorded game. */
export function Controls(props: {
  readonly replay: Replay
  readonly playback: Playback
  readonly children: ComponentChildren // what else can be done at this moment
}) {
  const { at, length } = props.replay
  const { playing, speed, go, step } = props.playback
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
      <IconButton icon="last" label={text.last} onClick={() => go(length)} />
      <div class="speeds" role="group" aria-label={text.speed}>
        {speeds.map((factor) => (
          <button
            key={factor}
            type="button"
            aria-pressed={speed.value === factor}
            onClick={() => (speed.value = factor)}
          >
            {factor.toLocaleString()}×
          </button>
        ))}
      </div>
      <label class="scrubber">
        <span class="sr-only">{text.moment}</span>
        <input
          type="range"
          min={0}
          max={length}
          value={at.value}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </label>
      {props.children}
    </div>
  )
}
