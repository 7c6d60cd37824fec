import { confirm, march, we } from '../../../screen/cues.ts'
import type { Cue } from '../../../screen/lesson.ts'

const planning: readonly Cue[] = [
  {
    id: 'planner',
    at: [{ place: '0603' }, { part: 'open' }],
    until: { read: true },
    stage: { clear: true },
  },
  {
    id: 'aim',
    at: [{ place: '0603' }],
    until: { aim: '0603' },
    stage: { clear: true },
  },
  {
    id: 'odds',
    at: [{ place: '0603' }, { part: 'odds' }],
    until: { read: true },
    stage: { aim: '0603' },
  },
  {
    id: 'shifts',
    at: [{ place: '0603' }, { part: 'odds' }],
    until: { read: true },
    stage: { aim: '0603' },
  },
]

const fighting: readonly Cue[] = [
  {
    id: 'declare',
    at: [{ place: '0603' }, confirm],
    until: {
      play: [
        { ours: ['target 0603', 'attack vor-A/L', 'attack vor-II/LR', 'attack pz-2/L'] },
        we('fight'),
        { theirs: ['give-way'] },
      ],
    },
    stage: { aim: '0603' },
    rolls: [{ die: 2, column: 5 }],
  },
  {
    id: 'road-block',
    at: [{ place: '0604' }, confirm],
    until: {
      play: [
        { ours: ['target 0604', 'attack vor-I/LR', 'attack vor-1/L'] },
        we('fight'),
        { theirs: ['give-way', 'to 0504', 'stop'] },
      ],
    },
    stage: { clear: true },
    rolls: [{ die: 2, column: 7 }],
  },
  {
    id: 'advance',
    at: [{ choice: 'advance vor-I/LR' }, { choice: 'advance vor-1/L' }, confirm],
    until: { play: [{ ours: ['advance vor-1/L', 'advance vor-I/LR'] }] },
    stage: { clear: true },
  },
  {
    id: 'exploit',
    at: [{ place: '0703' }, { place: '0602' }, confirm],
    until: { play: [we(...march('vor-A/L', '0702', '0602'))] },
    stage: { clear: true },
  },
  {
    id: 'supply',
    at: [{ place: '0603' }],
    until: { read: true },
  },
]

/** The first combat phase and what comes of it. */
export const combatCues: readonly Cue[] = [...planning, ...fighting]
