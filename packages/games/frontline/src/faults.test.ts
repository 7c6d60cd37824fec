import { choicesOf, createState, fastDice, type Setup } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { faults } from './faults.ts'
import { frontline } from './game.ts'
import { readPosition } from './position.ts'
import { FREE } from './scenarios.ts'

/** The words of a position: scenario, decision, soldiers, other lines. */
interface Written {
  readonly scenario?: string
  readonly step?: string
  readonly force?: readonly string[] // of the Allies, instead of those below
  readonly soldiers?: readonly string[] // more of them, or the same otherwise
  readonly lines?: readonly string[]
}

const own = ['us-johnson seat-1 1', 'us-smith seat-1 4', 'us-crowe seat-1 4', 'us-sherman seat-1 4']
const others = ['de-brandt seat-2 9', 'de-vogel seat-2 6']
const action = 'step action\nwindow action\ndecider seat-1\nturn-seat seat-1'
const suffering = 'actor us-smith\nattacker us-smith\ntarget de-vogel\nsufferer de-vogel\nfp 6'

function read(written: Written) {
  const { scenario = 'training', step = action, force = own, soldiers = [], lines = [] } = written
  const named = new Set(soldiers.map((line) => line.split(' ')[0]))
  const kept = [...force, ...others].filter((line) => !named.has(line.split(' ')[0]))
  return readPosition(
    [
      'estafette position 1\ngame frontline',
      `scenario ${scenario}`,
      step,
      ...['first allies', 'acting allies', 'turn 3'].filter(
        (line) => !lines.some((other) => other.startsWith(`${line.split(' ')[0]} `)),
      ),
      `terrain ${Array<string>(9).fill('stream').join(' ')}`,
      ...[...kept, ...soldiers].map((line) => `soldier ${line}`),
      ...lines,
    ].join('\n'),
  )
}

test('the position that is spoiled below is sound', () => {
  expect(read({})).toMatchObject({ ok: true })
  const cover = `step cover\nwindow cover\ndecider seat-2\nspeaker seat-2\n${suffering}`
  expect(read({ step: cover })).toMatchObject({ ok: true })
})

const react = 'step react\nwindow react\ndecider seat-2\nspeaker seat-2'
const under = 'us-smith seat-1 1 under:us-johnson'

test.each<readonly [string, Written, string]>([
  // Who plays, and with what
  [
    'a nation that is not the scenario’s',
    { scenario: 's01' },
    'the Allies of s01 must be uk: set option nation',
  ],
  [
    'a man of another nation',
    { soldiers: ['uk-tanner seat-1 5'] },
    'uk-tanner is not of the nation of its seat',
  ],
  [
    'a man of the other side',
    { soldiers: ['de-lang seat-1 5'] },
    'de-lang must not fight on this side',
  ],
  [
    'a seat that does not play',
    { soldiers: ['us-jones seat-3 5'] },
    'the seat of us-jones is not a seat of this game',
  ],
  [
    'a decider who does not play',
    { step: 'step action\nwindow action\ndecider seat-3' },
    'the decider is not a seat of this game',
  ],
  [
    'the other end of a scenario',
    { lines: ['option ends allies-8'] },
    'the Allies of a scenario must start in card 2: set option ends',
  ],
  // Sections
  [
    'a sniper under a leader',
    { soldiers: ['us-crowe seat-1 1 under:us-johnson'] },
    'us-crowe must be alone: a sniper has no section',
  ],
  [
    'a tank under a leader',
    { soldiers: ['us-sherman seat-1 1 under:us-johnson'] },
    'us-sherman must be alone: vehicles and guns serve under no one',
  ],
  [
    'a man in the section of a tank',
    { soldiers: ['us-smith seat-1 4 under:us-sherman'] },
    'us-smith must not serve in the section of a vehicle',
  ],
  [
    'a rifleman at a gun',
    { soldiers: ['us-57mm-m1 seat-1 4', 'us-smith seat-1 4 under:us-57mm-m1'] },
    'us-smith must not serve a gun: only Assistants do',
  ],
  [
    'a man away from his section',
    { soldiers: ['us-smith seat-1 4 under:us-johnson'] },
    'us-smith is not in the card of its section',
  ],
  [
    'a leader who is not one',
    { soldiers: ['us-jones seat-1 4 under:us-smith'] },
    'us-jones serves under one who has no Command',
  ],
  [
    'a member who has acted by himself',
    { soldiers: [`${under} acted`] },
    'us-smith must not be Acted: only the head of a section is marked',
  ],
  [
    'a flank on a member',
    { soldiers: [`${under} flanks:1`] },
    'us-smith is not the head of a section and must not have Flanking Positions',
  ],
  [
    'cover of a member',
    { soldiers: [`${under} cover:10`] },
    'us-smith is not the head of a section and must not have its cover',
  ],
  [
    'a rank that nobody gave',
    { soldiers: ['us-johnson seat-1 1 command:2'] },
    'the Command of us-johnson must be 5',
  ],
  [
    'a promoted medic',
    { soldiers: ['us-feldman seat-1 1 command:2'] },
    'the Command of us-feldman must be 0',
  ],
  // What lies on a card
  [
    'a concealed rifleman',
    { soldiers: ['us-smith seat-1 4 concealed'] },
    'us-smith is not a sniper and must not be concealed',
  ],
  [
    'a pinned Fearless man',
    { soldiers: ['us-reyes seat-1 4 pinned'] },
    'us-reyes is Fearless and must not be pinned',
  ],
  [
    'a sniper without ammunition',
    { soldiers: ['us-crowe seat-1 4 empty'] },
    'us-crowe has no Ammo box and must not be empty',
  ],
  [
    'entrenchment of nobody’s',
    { soldiers: ['us-smith seat-1 4 entrenched'] },
    'us-smith must not be entrenched: no scenario rule says so',
  ],
  [
    'a veteran of no campaign',
    { scenario: 'battle', soldiers: ['us-smith seat-1 4 veteran'] },
    'us-smith must not be a veteran outside a campaign',
  ],
  [
    'a rider without the option',
    { soldiers: ['us-smith seat-1 4 carried'] },
    'us-smith must not be carried: no option says so',
  ],
  [
    'one who treats and is not a medic',
    { soldiers: ['us-smith seat-1 4 treated'] },
    'us-smith is not a medic and must not have treated',
  ],
  [
    'a right that nobody gained',
    { soldiers: ['us-smith seat-1 4 rights:1'] },
    'us-smith has a promotion right that does not exist',
  ],
  [
    'more Wounds than one lives with',
    { soldiers: ['us-smith seat-1 4 wounds:2'] },
    'us-smith has too many Wounds to live',
  ],
  [
    'more Morale hits than Morale',
    { soldiers: ['us-smith seat-1 4 morale:3'] },
    'us-smith has more Morale hits than Morale: more than that must be Wounds',
  ],
  [
    'a jeep with a grenade',
    { soldiers: ['us-willys-jeep seat-1 4 1:hand-grenade'] },
    'us-willys-jeep is a vehicle and must not carry hand-grenade',
  ],
  [
    'too many counters',
    { soldiers: ['us-smith seat-1 4 1:canteen 2:canteen'] },
    'us-smith carries too much: its Equipment value is 1',
  ],
  [
    'a dead man with a canteen',
    { soldiers: ['us-smith seat-1 dead 1:canteen'] },
    'us-smith is not on the line but has equipment',
  ],
  [
    'a dead man with a flank',
    { soldiers: ['us-smith seat-1 dead flanks:1'] },
    'us-smith is not on the line but has cards or cover',
  ],
  [
    'one who waits for nothing',
    { soldiers: ['us-smith seat-1 waiting'] },
    'us-smith must not wait: its side has no reinforcements',
  ],
  // Key Location
  [
    'a Key Location on a dead man',
    { soldiers: ['us-smith seat-1 dead'], lines: ['key us-smith'] },
    'the Key Location must lie on a section, and us-smith is not one',
  ],
  [
    'a Key Location on a member',
    { soldiers: [under], lines: ['key us-smith'] },
    'the Key Location must lie on a section, and us-smith is not one',
  ],
  [
    'a Key Location in card 2',
    { soldiers: ['us-smith seat-1 2'], lines: ['key us-smith'] },
    'the Key Location must be in terrain card 4, 5 or 6',
  ],
  // Victory
  [
    'half of a force dead',
    { soldiers: ['de-brandt seat-2 dead'] },
    'half of a force is dead, but the game is not over',
  ],
  [
    'a winner in the middle of the game',
    { lines: ['winner axis'] },
    'there is a winner, but the game is not over',
  ],
  [
    'a victory by losses of nobody',
    { step: 'step over', lines: ['winner axis', 'victory losses'] },
    'half of the losing force is not dead, but the victory is by losses',
  ],
  [
    'an objective that nobody has',
    { lines: ['held 1 0'] },
    'held counts turns, but this side has no card to hold',
  ],
  [
    'an objective held long enough',
    { scenario: 's01\noption nation uk', force: ['uk-hargreaves seat-1 5'], lines: ['held 2 0'] },
    'the objective was held long enough, but the game is not over',
  ],
  // Moments
  [
    'an Allied turn that the Axis decides',
    { step: 'step action\nwindow action\ndecider seat-2' },
    'seat-2 must not decide action now',
  ],
  [
    'a turn seat of the other side',
    { step: 'step action\nwindow action\ndecider seat-2\nturn-seat seat-2' },
    'seat-2 must not decide action now',
  ],
  [
    'an action without its window',
    { step: 'step action\ndecider seat-1' },
    'the decision action needs its own window',
  ],
  [
    'a reaction to nothing',
    { step: react },
    'nothing can be reacted to: neither an attack nor a move is under way',
  ],
  [
    'a reaction of the one who moves',
    {
      step: 'step react\nwindow react\ndecider seat-1\nspeaker seat-1\nactor us-smith\nmover us-smith',
    },
    'seat-1 must not decide react now',
  ],
  [
    'cover from nothing',
    { step: 'step cover\nwindow cover\ndecider seat-2\nspeaker seat-2' },
    'the decision cover needs an attacker and a target that are enemies',
  ],
  [
    'cover that the attacker takes',
    { step: `step cover\nwindow cover\ndecider seat-1\nspeaker seat-1\n${suffering}` },
    'seat-1 must not decide cover now',
  ],
  [
    'damage without firepower',
    {
      step: `step recipient\nwindow cover\ndecider seat-2\nspeaker seat-2\n${suffering.replace('fp 6', 'fp 0')}`,
    },
    'the decision recipient needs firepower that is left',
  ],
  [
    'an attack during an action',
    { lines: ['attacker us-smith', 'target de-vogel'] },
    'nothing is under way in the decision action: no actor, mover or attacker may be named',
  ],
  [
    'fire without a section',
    { step: 'step fire\nwindow action\ndecider seat-1' },
    'the decision fire needs an actor that is a section on the line',
  ],
  [
    'fire with a card that is not there',
    {
      step: 'step fire\nwindow action\ndecider seat-1\nactor us-smith\nattacker us-smith\ntarget de-vogel\ncard attack\nman 6',
    },
    'the decision fire needs a card that its seat holds',
  ],
  [
    'a section of the enemy that moves',
    { step: 'step move-card\nwindow action\ndecider seat-1\nactor de-vogel' },
    'seat-1 must not decide move-card now',
  ],
  [
    'a successor of one who lives',
    { step: 'step succeed\ndecider seat-1\nfallen us-johnson' },
    'the decision succeed needs a leader who has fallen',
  ],
  [
    'a promotion of nobody',
    { step: 'step promote-pay\ndecider seat-1' },
    'the decision promote-pay needs an item: a card of the forces',
  ],
  [
    'an interruption out of a window',
    { step: 'step any-time\ndecider seat-1' },
    'the decision any-time needs a window that is open',
  ],
  [
    'too few cards to discard',
    { step: 'step discard-down\ndecider seat-1' },
    'seat-1 must not decide discard-down now',
  ],
  [
    'a set-up in turn 3',
    { step: 'step form\ndecider seat-1' },
    'the decision form belongs to the set-up: turn must be 0',
  ],
  [
    'an action in turn 0',
    { lines: ['turn 0'] },
    'the decision action belongs to a turn: turn must not be 0',
  ],
  [
    'a cup that was drawn from',
    { lines: ['cup 1 1 1 1'] },
    'the cup must be full: no damage is being drawn',
  ],
  [
    'a force that is still chosen',
    { lines: ['pick us-jones left'] },
    'us-jones is picked, but no forces are being chosen',
  ],
  // Cards
  [
    'too many copies',
    {
      lines: [
        'hand seat-1 rally:1',
        'deck 54 attack:8 covering-fire:4 dig-in:3 double-time:3 fall-back:3 flanking-position:4 hit-the-dirt:10 key-location:2 move-out:3 obscured:3 pour-it-on:5 rally:2 stay-low:4',
        'pile rally/1',
      ],
    },
    'there must be 3 of rally, not 4',
  ],
  [
    'a card that was shown and is gone',
    { lines: ['shown seat-1 rally:1'] },
    'seat-1 has shown rally but does not hold it',
  ],
  [
    'a target out of reach',
    {
      step: 'step target\nwindow action\ndecider seat-1\nactor us-johnson\nattacker us-johnson',
      soldiers: ['de-vogel seat-2 9'],
    },
    'no choice is legal in the decision target',
  ],
])('a position with %s is refused', (_what, written, reason) => {
  expect(read(written)).toMatchObject({ ok: false, reason })
})

const isLong = process.env['LONG'] !== undefined
const setups: readonly Setup[] = [
  { scenario: 'battle', options: { players: 'four', transport: 'on', 'moving-target': 'on' } },
  {
    scenario: 'battle',
    options: { draft: 'on', mulligan: 'on', size: 'agreed', ends: 'allies-8' },
  },
  { scenario: 's10', options: { transport: 'on', 'held-fire': 'on', players: 'three-axis' } },
  { scenario: 's14', options: { automat: 'axis' } },
  {
    scenario: 's04',
    options: {},
    pack: { missing: ['us-walker'], veterans: [], dead: ['us-kowalczyk'] },
  },
]

test('what play reaches is accepted, at every decision of these games', () => {
  for (const setup of setups) {
    for (let seed = 1; seed <= (isLong ? 8 : 1); seed++) {
      const s = createState(frontline, setup)
      const dice = fastDice(seed)
      frontline.start(s, dice)
      for (let n = 0; n < (isLong ? 6000 : 150); n++) {
        const found = faults(s)
        if (found.length > 0) expect([found, frontline.write(s)]).toEqual([])
        if (frontline.outcome(s) !== null) break
        const seat = frontline.toAct(s)
        const choices = [...choicesOf(frontline, s, seat)]
        frontline.play(s, seat, choices[dice.below(choices.length)]!, dice)
      }
      expect(s.scenario === FREE || s.size === 0).toBe(true)
    }
  }
})
