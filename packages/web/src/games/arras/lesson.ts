import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './lesson.en.ts'
import type { Cue, Lesson } from '../../screen/lesson.ts'

const tanks = ['7-royal-tank-a', '7-royal-tank-b', '7-royal-tank-c']
const column = [...tanks, '260-65th-at']
const garrison = ['4-gr-howard-1', '4-gr-howard-2', '4-gr-howard-3', '4-gr-howard-4']
const yorkshires = ['4-e-yorkshire-1', '4-e-yorkshire-2', '4-e-yorkshire-3', '4-e-yorkshire-4']
const [firstGun, secondGun] = ['7th-pz-art-1-78', '7th-pz-art-2-78']

/** What asks again before something that cannot be taken back. */
const confirm = { part: 'confirm' } as const
const tray = { part: 'tray' } as const

/** The lines of a march: units of an area that go the same way. */
function march(from: string, units: readonly string[], ...way: readonly string[]): string[] {
  return [`activate ${from}`, ...units.flatMap((unit) => [`move ${unit}`, ...way])]
}

/** The lines of an assault by units of one area on the next; the others follow the first by force. */
function storm(from: string, units: readonly string[], place: string): string[] {
  return [`activate ${from}`, `move|join ${units[0]}`, `to ${place}`].concat(
    units.slice(1).map((unit) => `move|join ${unit}`),
  )
}

const moving: readonly Cue[] = [
  {
    id: 'map',
    at: [{ place: '18' }],
    until: { look: '18' },
  },
  {
    id: 'stack',
    at: [{ place: '22' }],
    until: { hand: { place: '22' } },
  },
  {
    id: 'part',
    at: [{ part: 'byType' }],
    until: { hand: { place: '22', units: tanks } },
    stage: { hand: { place: '22' } },
  },
  {
    id: 'one-more',
    at: [{ unit: '260-65th-at' }],
    until: { hand: { place: '22', units: column } },
    stage: { hand: { place: '22', units: tanks } },
  },
  {
    id: 'move',
    at: [{ place: '18' }],
    until: { play: [{ ours: march('22', column, 'to 18', 'halt') }] },
    stage: { hand: { place: '22', units: column } },
  },
  {
    id: 'spent',
    at: [{ place: '18' }, tray],
    until: { read: true },
    stage: { look: '18' },
  },
  {
    id: 'undo',
    at: [{ part: 'undo' }],
    until: { undo: 'move' },
  },
  {
    id: 'further',
    at: [{ place: '16' }],
    until: { play: [{ ours: march('22', column, 'to 18', 'to 16') }] },
    stage: { hand: { place: '22', units: column } },
  },
  {
    id: 'done',
    at: [{ choice: 'done' }, confirm],
    until: { play: [{ ours: ['done'] }] },
  },
]

const attacking: readonly Cue[] = [
  {
    id: 'aim',
    at: [{ place: '25' }, { place: '3' }],
    until: { aim: '3' },
    stage: { clear: true },
  },
  {
    id: 'odds',
    at: [{ place: '3' }, { part: 'air' }],
    until: { press: 'air' },
    stage: { hand: { place: '25', units: garrison }, aim: '3' },
  },
  {
    id: 'declare',
    at: [{ place: '3' }, confirm],
    until: {
      play: [
        { ours: [...storm('25', garrison, '3'), 'point *'] },
        { theirs: [`forward ${firstGun}`, 'no-support'] },
      ],
    },
    stage: { hand: { place: '25', units: garrison }, aim: '3' },
  },
  {
    id: 'air',
    at: [{ choice: 'air' }, confirm],
    until: { play: [{ ours: ['air'] }] },
    rolls: [{ attackTotal: 15, defenceTotal: 11 }],
  },
  {
    id: 'success',
    at: [{ choice: 'accept' }, confirm],
    until: {
      play: [{ ours: ['accept'] }, { theirs: [`retreat ${firstGun}`, 'to 4', 'stand'] }],
    },
  },
  {
    id: 'losses',
    at: [{ place: '3' }, tray],
    until: { read: true },
    stage: { look: '3' },
  },
  {
    id: 'again',
    at: [{ place: '26' }, { place: '3' }, { choice: 'point *' }, confirm],
    until: {
      play: [
        { ours: [...storm('26', yorkshires, '3'), 'point *'] },
        { theirs: [`artillery ${secondGun}`] },
      ],
    },
    stage: { clear: true },
  },
  {
    id: 'answered',
    at: [{ choice: 'air' }, confirm],
    until: { play: [{ ours: ['air'] }] },
    rolls: [{ attackTotal: 14, defenceTotal: 15 }],
  },
  {
    id: 'failure',
    at: [{ choice: 'accept' }, confirm],
    until: { play: [{ ours: ['accept'] }, { theirs: ['stand'] }] },
  },
  {
    id: 'cost',
    at: [{ part: 'initiative' }],
    until: { read: true },
  },
]

const defending: readonly Cue[] = [
  {
    id: 'forward',
    at: [{ place: '16' }, tray, confirm],
    stage: { look: '16' },
    until: {
      play: [{ theirs: ['activate 14', 'to 16'] }, { ours: [`forward ${tanks.join('|')}`] }],
    },
    rolls: [{ attackTotal: 10, defenceTotal: 8 }],
  },
  {
    id: 'hit',
    at: [{ choice: 'accept' }, confirm],
    until: { play: [{ ours: ['accept'] }] },
  },
  {
    id: 'retreat',
    at: [{ place: '16' }, { choice: 'retreat *' }, confirm],
    until: { play: [{ ours: ['retreat *'] }] },
  },
  {
    id: 'stay',
    at: [{ choice: 'stand' }, confirm],
    until: { play: [{ ours: ['stand'] }] },
  },
  {
    id: 'second-blow',
    at: [{ place: '3' }, tray, confirm],
    stage: { look: '3' },
    until: { play: [{ theirs: ['activate 4', 'to 3'] }, { ours: ['forward *'] }] },
    rolls: [{ attackTotal: 14, defenceTotal: 8 }],
  },
  {
    id: 'advantage',
    at: [{ choice: 'reroll' }, confirm],
    until: { play: [{ ours: ['reroll'] }, { theirs: ['accept'] }] },
    rolls: [{ attackTotal: 10, defenceTotal: 14 }],
  },
  {
    id: 'saved',
    at: [{ choice: 'stand' }, confirm],
    until: { play: [{ ours: ['stand'] }] },
  },
]

const winning: readonly Cue[] = [
  {
    id: 'points',
    at: [{ part: 'vp' }],
    until: { read: true },
  },
  {
    id: 'end',
    at: [{ part: 'turns' }],
    until: { read: true },
  },
  {
    id: 'log',
    at: [{ part: 'log' }],
    until: { press: 'log' },
  },
  {
    id: 'list',
    at: [{ part: 'list' }],
    until: { press: 'list' },
  },
  {
    id: 'yours',
    until: { read: true },
  },
]

/** The guided first game of Arras: the first impulses of the historical set-up, from the Allied side. */
export const arrasLesson: Lesson = {
  game: 'arras',
  setup: { scenario: 'historical', options: {} },
  placeKind: 'place',
  gameId: 'arras-first-game',
  seed: '4e255c742b4583ba6a6daf676b35cb23f6a88434a7cd07d140eb81de288b6280',
  seat: 0,
  words: spoken(import.meta.glob<typeof en>('./lesson.??.ts', { eager: true, import: 'words' })),
  cues: [...moving, ...attacking, ...defending, ...winning],
}
