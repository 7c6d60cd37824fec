import { confirm, helper, march, we } from '../../../screen/cues.ts'
import type { Cue } from '../../../screen/lesson.ts'

const bohmFirst = '2511 2410 2310 2209 2110 2109 2008 2007 1908 1808 1709 1608'.split(' ')
const bohmThen = '1509 1409 1310 1209 1208 1207 1107 1006 0906 0805 0706'.split(' ')

const lehr: readonly Cue[] = [
  {
    id: 'tactics',
    at: [{ choice: 'play extra-move' }, { place: '2611' }, confirm],
    until: { play: [we('play extra-move', 'extra 2Pz-recon')] },
    stage: { clear: true },
  },
  {
    id: 'enter',
    at: [{ choice: 'formation Lehr' }, confirm],
    until: { play: [we('formation Lehr')] },
  },
  {
    id: 'strategic',
    at: [{ place: '2611' }, { place: '1608' }, confirm],
    until: { play: [we(...march('2Pz-recon', ...bohmFirst))] },
    stage: { clear: true },
  },
  {
    id: 'stack',
    at: [{ place: '2216' }, { unit: 'Lehr-recon' }],
    until: { hand: { place: '2216', units: ['Lehr-recon'] } },
    stage: { clear: true },
  },
  {
    id: 'scouts',
    at: [{ place: '2213' }, confirm, { choice: 'stop' }],
    until: { play: [we(...march('Lehr-recon', '2215', '2315', '2214', '2213'), 'stop')] },
    stage: { hand: { place: '2216', units: ['Lehr-recon'] } },
  },
  {
    id: 'armor',
    at: [{ place: '2114' }, confirm],
    until: { play: [we(...march('Lehr-902', '2215', '2315', '2214', '2114'))] },
    stage: { hand: { place: '2216', units: ['Lehr-902'] } },
  },
  {
    id: 'rochefort',
    at: [{ place: '2113' }, confirm, helper],
    until: {
      play: [we('attack medium', 'support Lehr-recon'), { theirs: ['to 2112', 'to 2111'] }],
    },
    stage: { hand: { place: '2114', units: ['Lehr-902'] } },
    rolls: [{ die: 9, total: 8 }],
  },
  {
    id: 'disrupted',
    at: [{ choice: 'advance Lehr-902' }, { choice: 'stop' }, { choice: 'end-phase' }, confirm],
    until: { play: [we('advance Lehr-902', 'stop', 'end-phase')] },
  },
]

const secondPanzer: readonly Cue[] = [
  {
    id: 'again',
    at: [{ choice: 'formation 2Pz' }, confirm],
    until: { play: [we('formation 2Pz')] },
    stage: { clear: true },
  },
  {
    id: 'stacking',
    at: [{ place: '3113' }, confirm, { choice: 'stop' }],
    until: {
      play: [we(...march('2Pz-gut', '3315', '3314', '3214', '3114', '3113'), 'stop')],
    },
    stage: { hand: { place: '3316', units: ['2Pz-gut'] } },
  },
  {
    id: 'meuse',
    at: [{ place: '0706' }, confirm, { choice: 'stop' }],
    until: { play: [we(...march('2Pz-recon', ...bohmThen), 'stop')] },
    stage: { hand: { place: '1608', units: ['2Pz-recon'] } },
  },
  {
    id: 'end',
    at: [{ choice: 'end-phase' }, confirm],
    until: { play: [we('end-phase')] },
  },
]

const dayBreaks: readonly Cue[] = [
  {
    id: 'scored',
    at: [{ part: 'vp' }],
    until: { read: true },
    stage: { clear: true },
  },
  {
    id: 'supply',
    at: [{ place: '0706' }],
    until: { read: true },
    stage: { look: '0706' },
  },
  {
    id: 'initiative',
    at: [{ choice: 'first german' }, confirm],
    until: { play: [we('first german')] },
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

/** The second and third action: Panzer Lehr at Rochefort, 2nd Panzer to the Meuse; then the morning. */
export const raceCues: readonly Cue[] = [...lehr, ...secondPanzer, ...dayBreaks]
