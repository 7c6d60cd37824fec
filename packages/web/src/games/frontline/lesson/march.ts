import { confirm, we } from '../../../screen/cues.ts'
import type { Cue } from '../../../screen/lesson.ts'

const pieces: readonly Cue[] = [
  {
    id: 'battle',
    at: [{ piece: 'ground', code: '2' }],
    until: { read: true },
  },
  {
    id: 'section',
    at: [{ piece: 'section', code: 'us-walker' }],
    until: { read: true },
  },
  {
    id: 'soldier',
    at: [{ piece: 'soldier', code: 'us-bertinelli' }],
    until: { read: true },
  },
  {
    id: 'hand',
    at: [{ part: 'tray' }],
    until: { read: true },
  },
]

const firstTurn: readonly Cue[] = [
  {
    id: 'rally',
    at: [{ choice: 'pass' }],
    until: { play: [{ theirs: ['pass'] }, we('pass')] },
  },
  {
    id: 'organise',
    at: [{ choice: 'done' }, confirm],
    until: { play: [we('done', 'done'), { theirs: ['pass'] }] },
  },
  {
    id: 'move',
    at: [
      { piece: 'card', code: 'double-time' },
      { piece: 'ground', code: '4' },
      { piece: 'section', code: 'us-walker' },
      confirm,
    ],
    until: {
      play: [
        we('move us-walker', 'play double-time', 'advance', 'go'),
        { theirs: ['pass', 'pass', 'pass'] },
      ],
    },
  },
  {
    id: 'ground',
    at: [{ piece: 'ground', code: '4' }],
    until: { read: true },
  },
  {
    id: 'low',
    at: [
      { piece: 'ground', code: '3' },
      { piece: 'section', code: 'us-porter' },
      confirm,
      { part: 'stay-low' }, // on the card, where the hand has no room beside it
      { piece: 'card', code: 'stay-low' },
    ],
    until: {
      play: [
        we('move us-porter', 'play stay-low', 'advance', 'go'),
        { theirs: ['pass', 'pass', 'pass', 'pass'] },
      ],
    },
  },
  {
    id: 'size',
    at: [{ piece: 'card', code: 'key-location' }, { choice: 'discard key-location' }, confirm],
    until: {
      play: [
        we('discard key-location'),
        {
          theirs: [
            'pass',
            'pass',
            'done',
            'done',
            'pass',
            'move de-kessler',
            'plain key-location',
            'advance',
            'go',
            'pass',
          ],
        },
      ],
    },
  },
]

/** The pieces, and the first turn: moves, ground, the hand. */
export const marchCues: readonly Cue[] = [...pieces, ...firstTurn]
