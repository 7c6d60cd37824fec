import { confirm, helper, march, we } from '../../../screen/cues.ts'
import type { Cue, Stage } from '../../../screen/lesson.ts'

const bayerInHand: Stage = { hand: { place: '3010', units: ['116Pz-bayer'] } }
const grenadiersInHand: Stage = { hand: { place: '2911', units: ['116Pz-156'] } }

const moving: readonly Cue[] = [
  {
    id: 'battle',
    at: [{ place: '0704' }],
    until: { look: '0704' },
  },
  {
    id: 'points',
    at: [{ part: 'vp' }],
    until: { read: true },
  },
  {
    id: 'chit',
    at: [{ choice: 'formation 116Pz' }, confirm],
    until: { play: [we('formation 116Pz')] },
  },
  {
    id: 'unit',
    at: [{ place: '3211' }],
    until: { hand: { place: '3211' } },
    stage: { clear: true },
  },
  {
    id: 'reach',
    at: [{ place: '3010' }],
    until: { aim: '3010' },
    stage: { hand: { place: '3211', units: ['116Pz-bayer'] } },
  },
  {
    id: 'move',
    at: [{ place: '3010' }, confirm],
    until: { play: [we(...march('116Pz-bayer', '3210', '3110', '3010'))] },
    stage: { hand: { place: '3211', units: ['116Pz-bayer'] }, aim: '3010' },
  },
  {
    id: 'zone',
    at: [{ place: '2910' }],
    until: { read: true },
    stage: bayerInHand,
  },
  {
    id: 'stop',
    at: [{ choice: 'stop' }, confirm],
    until: { play: [we('stop')] },
    stage: bayerInHand,
  },
  {
    id: 'used',
    at: [{ place: '3010' }, { part: 'tray' }],
    until: { read: true },
    stage: { look: '3010' },
  },
]

const fighting: readonly Cue[] = [
  {
    id: 'second',
    at: [{ place: '3011' }, { place: '2911' }, confirm],
    until: { play: [we(...march('116Pz-156', '2912', '2911'))] },
    stage: { clear: true },
  },
  {
    id: 'aim',
    at: [{ place: '2910' }],
    until: { aim: '2910' },
    stage: grenadiersInHand,
  },
  {
    id: 'helper',
    at: [{ place: '2910' }, helper],
    until: { press: 'helper' },
    stage: { ...grenadiersInHand, aim: '2910' },
  },
  {
    id: 'odds',
    at: [{ place: '2910' }, { part: 'results' }],
    until: { read: true },
    stage: { ...grenadiersInHand, aim: '2910', helpers: ['116Pz-bayer'] },
  },
  {
    id: 'attack',
    at: [{ place: '2910' }, confirm, helper],
    until: { play: [we('attack medium', 'support 116Pz-bayer')] },
    stage: { ...grenadiersInHand, aim: '2910', helpers: ['116Pz-bayer'] },
  },
  {
    id: 'combat-chit',
    at: [{ choice: 'play-combat' }, confirm],
    until: { play: [we('play-combat'), { theirs: ['to 2909', 'to 2908'] }] },
    rolls: [{ die: 4, total: 5 }],
  },
  {
    id: 'advance',
    at: [{ choice: 'advance 116Pz-156' }, confirm],
    until: { play: [we('advance 116Pz-156')] },
  },
]

const answer: readonly Cue[] = [
  {
    id: 'actions',
    at: [{ part: 'activation' }, { choice: 'end-phase' }, confirm],
    until: { play: [we('end-phase')] },
  },
  {
    id: 'retreat',
    at: [{ place: '2911' }, { place: '2912' }, confirm],
    until: {
      play: [
        {
          theirs: [
            'formation 84Inf',
            'name 84Inf-2-335',
            'done',
            ...march('84Inf-2-335', '2909'),
            'attack medium',
            'support 84Inf-1-333',
          ],
        },
        we('to 2911', 'to 2912'),
        { theirs: ['advance 84Inf-2-335', 'done', 'end-phase'] },
      ],
    },
    rolls: [{ die: 6, total: 5 }],
  },
]

/** The first action: the 116th Panzer strikes, the 84th Infantry answers. */
export const attackCues: readonly Cue[] = [...moving, ...fighting, ...answer]
