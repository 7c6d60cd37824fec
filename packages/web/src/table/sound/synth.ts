import type { TableSound } from './cues.ts'

/** One tone, or one knock of noise, of a cue. */
export interface SoundPart {
  readonly at: number // seconds after the cue begins
  readonly length: number
  readonly from: number // hertz; of a knock where it is loudest
  readonly to: number
  readonly loud: number // of 1
  readonly kind: 'tone' | 'knock'
}

const knock = (at: number, from: number, loud: number): SoundPart => ({
  at,
  length: 0.06,
  from,
  to: from * 0.8,
  loud,
  kind: 'knock',
})

/** What each cue is made of: dice that come to rest, a counter that is put down, two bells. */
export const scores: Readonly<Record<TableSound, readonly SoundPart[]>> = {
  dice: [
    knock(0, 2400, 0.2),
    knock(0.09, 1900, 0.24),
    knock(0.16, 2600, 0.16),
    knock(0.27, 2100, 0.14),
    knock(0.4, 1700, 0.1),
  ],
  move: [knock(0, 900, 0.22), { at: 0, length: 0.09, from: 190, to: 120, loud: 0.2, kind: 'tone' }],
  turn: [
    { at: 0, length: 0.35, from: 660, to: 660, loud: 0.12, kind: 'tone' },
    { at: 0.16, length: 0.5, from: 880, to: 880, loud: 0.12, kind: 'tone' },
  ],
}

/** How long a cue takes, in seconds. */
export function lengthOf(cue: TableSound): number {
  return Math.max(...scores[cue].map(({ at, length }) => at + length))
}

const SOON = 0.02 // seconds until the first note, so that none begins in the past
const BETWEEN = 0.05 // and between two cues
const SILENT = 0.0001 // what a sound fades to: it can become no less

/** Plays cues one after the other. */
export function play(audio: AudioContext, cues: readonly TableSound[]): void {
  let begin = audio.currentTime + SOON
  for (const cue of cues) {
    for (const note of scores[cue]) sound(audio, note, begin + note.at)
    begin += lengthOf(cue) + BETWEEN
  }
}

function sound(audio: AudioContext, note: SoundPart, at: number): void {
  const end = at + note.length
  const gain = audio.createGain()
  gain.gain.setValueAtTime(note.loud, at)
  gain.gain.exponentialRampToValueAtTime(SILENT, end)
  gain.connect(audio.destination)
  const source = note.kind === 'tone' ? toneOf(audio, note, at) : knockOf(audio, note, gain)
  if (note.kind === 'tone') source.connect(gain)
  source.start(at)
  source.stop(end)
}

function toneOf(audio: AudioContext, { from, to, length }: SoundPart, at: number): OscillatorNode {
  const tone = audio.createOscillator()
  tone.frequency.setValueAtTime(from, at)
  tone.frequency.exponentialRampToValueAtTime(to, at + length)
  return tone
}

/** Noise, of which a filter lets through what is near one pitch. */
function knockOf(
  audio: AudioContext,
  { from, length }: SoundPart,
  to: AudioNode,
): AudioNode & AudioScheduledSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(length * audio.sampleRate), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  let last = 1 // the same noise each time: it is a sound, and decides nothing
  for (let at = 0; at < samples.length; at++) {
    last = (Math.imul(last, 1_103_515_245) + 12_345) >>> 0
    samples[at] = last / 2 ** 31 - 1
  }
  const source = audio.createBufferSource()
  source.buffer = buffer
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = from
  filter.Q.value = 2
  source.connect(filter)
  filter.connect(to)
  return source
}
