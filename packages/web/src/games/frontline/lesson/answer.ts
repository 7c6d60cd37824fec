import { confirm, we } from '../../../screen/cues.ts'
import type { Cue } from '../../../screen/lesson.ts'

const men = ['us-walker', 'us-bertinelli', 'us-smith', 'us-jones'] as const

const reaction: readonly Cue[] = [
  {
    id: 'react',
    at: [
      { piece: 'section', code: 'de-kessler' },
      { piece: 'section', code: 'us-walker' },
      confirm,
    ],
    until: {
      play: [
        we('attack us-walker', 'closer', 'play attack', ...men.map((man) => `aim ${man}`)),
        {
          theirs: [
            'pass',
            'pass',
            'pass',
            'cover hit-the-dirt',
            'pass',
            'pass',
            ...['fischer', 'weber', 'fischer', 'fischer'].map((name) => `against de-${name}`),
            'pass',
          ],
        },
      ],
    },
    rolls: [{ attack: 30, left: 30 }],
  },
  {
    id: 'damage',
    at: [{ piece: 'ground', code: '7' }],
    until: { read: true },
  },
  {
    id: 'fire',
    at: [{ piece: 'section', code: 'de-eisenberg' }, { choice: 'pass' }, confirm],
    until: {
      play: [
        {
          theirs: [
            'attack de-eisenberg',
            'at us-walker',
            'play attack',
            'aim de-richter',
            'aim de-mueller',
            'aim de-schmidt',
            'pass',
          ],
        },
        we('pass'),
        { theirs: ['pass'] },
      ],
    },
    rolls: [{ attack: 22, left: 22 }],
  },
  {
    id: 'cover',
    at: [
      { choice: 'cover hit-the-dirt' },
      { choice: 'shovel us-jones' },
      { choice: 'pass' },
      confirm,
    ],
    until: {
      play: [
        we('cover hit-the-dirt'),
        { theirs: ['pass'] },
        we('cover hit-the-dirt'),
        { theirs: ['pass'] },
        we('shovel us-jones'),
        { theirs: ['pass'] },
        we('pass'),
      ],
    },
  },
  {
    id: 'suffer',
    at: [
      { choice: 'against us-bertinelli' },
      { choice: 'against us-jones' },
      { choice: 'against us-smith' },
      confirm,
    ],
    until: {
      play: [
        we('against us-smith', 'against us-jones', 'against us-bertinelli'),
        { theirs: ['pass', 'pass', 'pass'] },
      ],
    },
  },
  {
    id: 'states',
    at: [{ piece: 'section', code: 'us-walker' }],
    until: { read: true },
  },
]

const lastTurn: readonly Cue[] = [
  {
    id: 'mend',
    at: [
      { choice: 'done' },
      { choice: 'pass' },
      { choice: 'rally' },
      { choice: 'heal us-jones' },
      { choice: 'cheer us-smith' },
      { choice: 'unpin us-bertinelli' },
      confirm,
    ],
    until: {
      play: [
        we('rally', 'unpin us-bertinelli', 'cheer us-smith', 'heal us-jones'),
        { theirs: ['pass'] },
        we('pass', 'done', 'done'),
        { theirs: ['pass'] },
      ],
    },
  },
  {
    id: 'rapid',
    at: [
      { piece: 'section', code: 'de-eisenberg' },
      { piece: 'section', code: 'us-walker' },
      confirm,
      { part: 'pour-it-on' },
      { part: 'rapid' },
      { part: 'closer' },
    ],
    until: {
      play: [
        we(
          'attack us-walker',
          'at de-eisenberg',
          'closer',
          'play pour-it-on',
          ...men.map((man) => `rapid ${man}`),
        ),
        {
          theirs: [
            'pass',
            'counter de-eisenberg',
            'play attack',
            'aim de-richter',
            'aim de-mueller',
            'aim de-schmidt',
            'pass',
            'pass',
            ...['mueller', 'schmidt', 'richter'].map((name) => `against de-${name}`),
          ],
        },
      ],
    },
    rolls: [{ attack: 46, counter: 11, left: 35 }],
  },
  {
    id: 'won',
    until: { read: true },
  },
]

/** Fire and what answers it, damage, Rally, and the fire that decides the battle. */
export const answerCues: readonly Cue[] = [...reaction, ...lastTurn]
