import { confirm, march, we } from '../../../screen/cues.ts'
import type { Cue, LessonHand } from '../../../screen/lesson.ts'

const vanguard: LessonHand = { place: '0805', units: ['vor-I/LR', 'vor-1/L'] }

/** The lines of a unit that comes onto the map. */
function entry(unit: string, ...way: readonly string[]): string[] {
  return [`enter ${unit}`, ...way.map((hex) => `to ${hex}`)]
}

const counters: readonly Cue[] = [
  {
    id: 'battle',
    at: [{ place: '0504' }],
    until: { read: true },
  },
  {
    id: 'counter',
    at: [{ place: '0805' }],
    until: { look: '0805' },
  },
  {
    id: 'values',
    at: [{ place: '0805' }, { part: 'tray' }],
    until: { read: true },
    stage: { look: '0805' },
  },
  {
    id: 'points',
    at: [{ part: 'vp' }],
    until: { read: true },
    stage: { clear: true },
  },
]

const bombardment: readonly Cue[] = [
  {
    id: 'air',
    at: [{ choice: 'interdict' }, confirm],
    until: { play: [we('interdict')] },
  },
  {
    id: 'fire',
    at: [{ place: '0905' }, { place: '0604' }, confirm],
    until: { play: [we('bombard vor-AR/L', 'shell 0604')] },
    stage: { clear: true },
  },
  {
    id: 'disrupted',
    at: [{ place: '0604' }],
    until: { read: true },
    stage: { clear: true },
  },
]

const movement: readonly Cue[] = [
  {
    id: 'unit',
    at: [{ place: '0805' }],
    until: { hand: vanguard },
    stage: { clear: true },
  },
  {
    id: 'road',
    at: [{ place: '0704' }, confirm],
    until: {
      play: [{ ours: [...march('vor-I/LR', '0704'), 'stop', ...march('vor-1/L', '0704'), 'stop'] }],
    },
    stage: { hand: vanguard },
  },
  {
    id: 'zone',
    at: [{ place: '0803' }, { place: '0703' }, confirm],
    until: { play: [{ ours: [...march('vor-A/L', '0703'), ...march('vor-II/LR', '0703')] }] },
    stage: { clear: true },
  },
  {
    id: 'enter',
    at: [{ choice: 'enter pz-2/L' }, { place: '0702' }, { choice: 'done' }, confirm],
    until: { play: [we(...entry('pz-2/L', '1004', '0904', '0804', '0803', '0702'), 'done')] },
    stage: { clear: true },
  },
]

/** The first turn as far as the combat: counters, bombardment, movement. */
export const marchCues: readonly Cue[] = [...counters, ...bombardment, ...movement]
