import { confirm, march, we } from '../../../screen/cues.ts'
import type { Cue } from '../../../screen/lesson.ts'

const answer: readonly Cue[] = [
  {
    id: 'end',
    at: [{ choice: 'stop' }, { choice: 'done' }, confirm],
    until: {
      play: [
        we('stop', 'done'),
        {
          theirs: [
            'done',
            'bombard ecole-26RA',
            'shell 0604',
            'target 0604',
            'attack ecole-3/26',
            'attack ecole-26AC',
            'fight',
          ],
        },
      ],
    },
  },
  {
    id: 'stand',
    at: [{ place: '0604' }, { choice: 'stand' }, confirm],
    until: {
      play: [
        we('stand'),
        { theirs: ['retreat ecole-3/26', 'to 0405', 'stop', 'stop', 'done', 'done'] },
      ],
    },
    rolls: [{ die: 4, column: 3 }],
  },
  {
    id: 'surrounded',
    at: [{ place: '0603' }],
    until: { read: true },
    stage: { clear: true },
  },
]

const assault: readonly Cue[] = [
  {
    id: 'shells',
    at: [{ place: '0905' }, { place: '0504' }, { choice: 'bomb 0504' }, confirm],
    until: { play: [we('bomb 0504', 'bombard vor-AR/L')] },
    stage: { clear: true },
  },
  {
    id: 'mass',
    at: [{ place: '0702' }, { place: '0503' }, { choice: 'stop' }, { choice: 'done' }, confirm],
    until: { play: [we(...march('pz-2/L', '0602', '0603', '0503'), 'stop', 'done')] },
    stage: { clear: true },
  },
  {
    id: 'assault',
    at: [{ place: '0504' }, confirm],
    until: {
      play: [
        { ours: ['target 0504', 'attack vor-I/LR', 'attack vor-1/L', 'attack pz-2/L'] },
        we('fight'),
        { theirs: ['stand'] },
      ],
    },
    stage: { clear: true },
    rolls: [{ die: 4, column: 7 }],
  },
  {
    id: 'village',
    at: [{ choice: 'advance vor-I/LR' }, { choice: 'advance vor-1/L' }, confirm],
    until: { play: [{ ours: ['advance vor-1/L', 'advance vor-I/LR'] }] },
    stage: { clear: true },
  },
]

const outlook: readonly Cue[] = [
  {
    id: 'victory',
    at: [{ part: 'vp' }],
    until: { read: true },
    stage: { clear: true },
  },
  {
    id: 'night',
    at: [{ part: 'turns' }],
    until: { read: true },
  },
  {
    id: 'log',
    at: [{ part: 'log' }],
    until: { press: 'log' },
  },
  {
    id: 'yours',
    until: { read: true },
  },
]

/** The French answer, and the second turn as far as the bridge. */
export const bridgeCues: readonly Cue[] = [...answer, ...assault, ...outlook]
