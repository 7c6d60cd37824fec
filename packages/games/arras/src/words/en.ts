import { formsIn, sharedEventWords, sharedReasonWords, type Words } from '@estafette/kernel'
import { considerations } from '../brain/words.ts'
import { bySide, hourOfTurn, modified, numeral, type Names } from './names.ts'
import { sides as listed } from './sides.ts'
import { waits } from './waits.ts'

const sides = formsIn(listed, 'en')

/** The groups that are released in the course of the game; no two of them share a letter. */
const released =
  '{group, select, A {the French} J {the British reserves} L {the Panzers} other {5th Panzer}}'
const theReleased =
  '{group, select, A {The French} J {The British reserves} L {The Panzers} other {5th Panzer}}'
const releasedVerb = '{group, select, M {is} other {are}}'

const alliedModifier = modified('modifier', (modifier) => `, Allied modifier ${modifier}`)

/** What the values of an assault are made of, after the factor. */
const otherDefenders =
  '{freshDefenders, plural, =0 {} one { + # other Fresh unit} other { + # other Fresh units}}'
const companions = '{companions, plural, =0 {} one { + # other unit} other { + # other units}}'
const penalties =
  '{mixed, plural, =0 {} other { − 1 for mixed forces}}{river, plural, =0 {} other { − 1 for the river}}'

/** The words, with the names of a board. */
export const en = ({ places, units, letters, hours }: Names): Words => ({
  title: 'Counter-Attack: Arras',
  sides,
  scenarios: {
    historical: {
      title: 'Historical set-up',
      text: 'All units stand where they stood at 15:00 on 21 May 1940. The French at Mont-St-Éloi, the Panzers at Haute-Avesnes, the British reserves and 5th Panzer are locked until their release.',
    },
    free: {
      title: 'Free set-up',
      text: 'The players take turns placing their groups, the Germans first, one group per location. The French, the British reserves and the Panzers enter the map on their release.',
    },
  },
  options: {
    balance: {
      title: 'Balance',
      text: 'A handicap for one side, when the players are of different strength. At most one per game.',
      values: {
        none: 'None',
        'german-air-less':
          'Helps the Allies: one German Air Support counter fewer each turn, but never fewer than 0',
        'reserves-at-eight':
          'Helps the Allies: the British reserves are also released once the Allies have 8 VP',
        'allied-air-less': 'Helps the Germans: one Allied Air Support counter fewer each turn',
        'extra-artillery': 'Helps the Germans: artillery unit 3/78 joins group B',
        'german-air-more': 'Helps the Germans: one German Air Support counter more each turn',
      },
    },
    bid: {
      title: 'Bid for sides',
      text: 'Do the players bid for the Allied side before the game?',
      values: {
        off: 'No bid: the sides are as seated, and the Allies need 10 VP at the end',
        on: 'Secret bids: the higher bid takes the Allies and becomes the number of VP they need',
      },
    },
    'auto-victory': {
      title: 'Automatic victory',
      text: 'How many of the red-ringed areas 2, 4, 6 and 7 the Allies must control at the end of a turn to win at once.',
      values: {
        '3': 'Any three, as in the English rules',
        '4': 'All four, as in the French rules',
      },
    },
    prolong: {
      title: 'Prolonging the turn',
      text: 'When the holder of the Advantage may use it to prolong the turn. The rules do not say.',
      values: {
        'any-impulse': 'In place of an impulse too, and when the Combat Phase is about to end',
        'phase-end': 'Only when the Combat Phase is about to end',
      },
    },
  },
  verbs: {
    bid: 'Bid {target} VP',
    group: 'Place {group}',
    place: 'Place in {place}',
    bring: 'Bring in {unit}',
    activate: 'Activate {place}',
    bombard: 'Bombard with {unit}',
    aim: 'Aim at {place}',
    fire: 'Fire without a second unit',
    refresh: 'Advantage: refresh units in {place}',
    freshen: 'Refresh {unit}',
    prolong: 'Advantage: prolong the turn',
    'end-phase': 'Let the Combat Phase end',
    pass: 'Pass',
    move: 'Move {unit}',
    assault: 'Assault in place with {unit}',
    to: 'To {place}',
    halt: 'Stop here',
    join: 'Add {unit} to the assault',
    attack: 'Assault with these units',
    point: 'Point Unit: {unit}',
    forward: 'Forward Unit: {unit}',
    'no-support': 'No Combat Support',
    air: 'Air Support',
    artillery: 'Artillery support: {unit}',
    reroll: 'Advantage: reroll',
    accept: 'Let the roll stand',
    flip: 'Flip {unit} to Spent (2 CP)',
    eliminate: 'Eliminate {unit}',
    retreat: 'Retreat {unit} (2 CP)',
    next: 'Send {unit} next',
    withdraw: 'Voluntary retreat: {unit}',
    stand: 'No further retreat',
    done: 'Done',
    reorganize: 'Reorganize {unit}',
    remove: 'Remove {unit} for good',
  },
  waits: waits.en,
  steps: {
    bid: 'Both players: bid in secret, 1 to 24 VP, for the Allied side. The higher bid takes it.',
    'set-up-group': '{side}, set-up: choose the next group to place.',
    'set-up-place': '{side}, set-up: choose a location for {group}.',
    entry: `{side}, turn {turn}: choose where ${released} enter the game.`,
    'entry-unit': '{side}: no room for the whole group. Choose the next unit to bring in.',
    'entry-unit-place': '{side}: choose where {unit} enters the game.',
    reroll:
      '{side}: {window, plural, =1 {the release die shows {die}} =2 {Initiative, Allies {die}, Germans {counterDie}} =5 {Gort’s total is {attackTotal}} other {attack total {attackTotal}, defence total {defenceTotal}}}. Use the Advantage to reroll?',
    impulse:
      '{side}, Combat Phase of turn {turn}: {can, plural, =0 {use the Advantage} =1 {activate a location} =2 {bombard} other {activate a location, bombard}} or pass.',
    prolong: '{side}: the Combat Phase is about to end. Use the Advantage to prolong the turn?',
    refresh: '{side}: choose the next Spent unit in {place} to make Fresh, {count} to go.',
    action:
      '{side}, activation of {place}: choose a unit {can, plural, =1 {to move} =2 {to assault} other {to move or to assault}}{end, plural, =0 {} other {, or finish}}.',
    walk: '{side}: {unit} is moving, {mf} MF left. Choose its next step{end, plural, =0 {} other {, or stop}}.',
    group: '{side}: assault on {place}. Add units to the group, or begin the assault.',
    point: '{side}: assault on {place}. Choose your Point Unit.',
    forward: '{side}: {place} is assaulted, led by {unit}. Choose your Forward Unit.',
    support: '{side}: assault on {place}. You decide first: use Combat Support for a third die?',
    'counter-support':
      '{side}: assault on {place}. You decide last: use Combat Support for a third die?',
    return: '{side}: the assault on {place} failed. Choose which unit goes back next.',
    casualties:
      '{side}: losses in {place}, {left} of {casualties} CP to take, {forward} first. Choose the next loss.',
    'retreat-order': '{side}: choose which unit retreats from {place} next.',
    retreat: '{side}: choose where {unit} retreats.',
    voluntary: '{side}: choose a unit for a voluntary retreat from {place}, or stand.',
    overrun: '{side}: {place} is overrun. Choose a unit to go on with, or finish.',
    aim: '{side}: choose the target {unit} bombards.',
    'second-gun': '{side}: choose a second artillery unit for another target, or fire.',
    bombarded:
      '{side}: {place} is bombarded, {casualties} CP. Choose which of the strongest units is hit first.',
    reorganization:
      '{side}, Reorganization Phase: choose an eliminated unit to bring back, or finish.',
    'reorganization-mate':
      '{side}: choose the eliminated unit to remove for good in return for {unit}.',
    'reorganization-place': '{side}: choose where {unit} comes back.',
  },
  reasons: {
    ...sharedReasonWords.en,
    'bid-range': 'A bid is between 1 and 24 VP.',
    'bid-given': 'You have bid already, and a bid is final.',
    'group-placed': 'You have placed {group} already.',
    'group-held-back': 'Allied {group} is held back until its release.',
    'group-panzers-held-back': 'The Panzers (German {group}) are held back until their release.',
    'set-up-zone': 'Allied groups are placed in areas 20–28 or zones D, E and F, not in {place}.',
    'set-up-zone-german':
      'German groups are placed in areas 1–19 or zones A, B and C, not in {place}.',
    'set-up-taken': 'A group stands in {place} already, and a location receives only one.',
    'set-up-room': 'Stacking: {place} has no room for the whole group.',
    'set-up-fifth-panzer':
      '5th Panzer (group M) is placed in zone A, and no other group may be placed there.',
    'entry-list-french': 'The French enter the game in area 20 or 21, not in {place}.',
    'entry-list-panzers':
      'The Panzers enter the game in zone D or area 14, 15 or 17, not in {place}.',
    'entry-list-reserves': 'The British reserves enter the game in zone D, E or F, not in {place}.',
    'entry-enemy': 'Enemy units stand in {place}, and another entry location is open.',
    'entry-room': 'Stacking: no room in {place}.',
    'entry-unit': '{unit} is not one of the units that enter now.',
    'entry-free': 'Artillery and leaders enter only Free locations, and {place} is not Free.',
    'not-your-unit': '{unit} is not yours.',
    'not-on-map': '{unit} is not on the map.',
    'not-in-active-area': '{unit} is not in the Active Area.',
    'no-fresh-unit': 'You have no Fresh unit in {place}.',
    spent: '{unit} is Spent, and only Fresh units act.',
    locked: `${theReleased} {group, select, M {does} other {do}} nothing before {group, select, M {its} other {their}} release.`,
    'nothing-possible':
      '{unit, plural, =-1 {None of your units there can move or assault.} other {This unit cannot take a single step.}}',
    'act-first': 'An activation must contain at least one move or assault.',
    'not-adjacent': '{place} is not adjacent: {unit} goes there step by step.',
    'zone-arrow': 'No zone arrow leads from here to {place}: {unit} goes there step by step.',
    'operational-limit': 'German units may not be in {place} until Rommel turns north.',
    'entry-only':
      'The Panzers may come through {place} only as they enter the game, and not go back there until Rommel turns north.',
    'closed-french': 'Area 21 is closed until the French are released.',
    'closed-panzers': 'Area 19 is closed until the Panzers are released.',
    stacking:
      'Stacking: {place} holds {count, plural, one {# unit} other {# units}}, at most {limit}.',
    'too-costly': 'The step to {place} costs {cost} MF, and {unit} has {left} left.',
    'contested-exit':
      'Only armour may go from one location holding enemy units straight into another.',
    'artillery-free': 'Artillery enters only Free locations, and {place} is not Free.',
    'leader-alone': 'A leader enters {place} only within an assaulting group.',
    'leader-first': 'A leader may not be the first to enter enemy-controlled {place}.',
    'too-far': 'The way to {place} costs {cost} MF, and {unit} has {left} left.',
    'enemy-in-the-way': 'Enemy units stand in {place}, and movement ends where they are.',
    'no-way': '{unit} has no way to {place}.',
    'already-there': '{unit} is in {place} already.',
    'must-step': '{unit} must take at least one step.',
    'must-arrive': '{unit} is bound for the assault and must be able to reach it.',
    'not-contested': 'No enemy unit stands in the Active Area.',
    'cannot-lead':
      '{unit} cannot be the Point Unit: only infantry, armour, anti-tank and FLAK units can.',
    'artillery-assault': 'Artillery takes no part in assaults, it gives Combat Support.',
    'leaders-last': 'A leader has joined the assault, and after it only leaders may.',
    'join-not-yours': '{unit} is not yours and does not join your assault.',
    'in-group-already': '{unit} is in the assault already.',
    'not-assaulting': '{unit} takes no part in the assault.',
    'not-defending': '{unit} is not defending {place}.',
    'artillery-forward': 'Artillery may be the Forward Unit only if nothing else defends.',
    'not-strongest': '{unit} does not have the highest Defence Factor in {place}.',
    'no-air-left': 'The {side} have no Air Support counter left this turn.',
    'air-needs-british': 'Allied Air Support needs a British unit in the assault.',
    'support-not-yours': '{unit} is not yours and gives you no support.',
    'support-off-map': '{unit} is not on the map and gives no support.',
    'not-artillery': '{unit} is not artillery.',
    'gun-spent': '{unit} is Spent and gives no support.',
    'gun-locked': `${theReleased} ${releasedVerb} not released yet: {unit} gives no support.`,
    'gun-contested':
      'From a Contested location artillery supports only an assault in that location.',
    'gun-range': '{unit} is more than two locations away from {place}.',
    'gun-kind':
      '{unit} supports only its own kind (British, Wehrmacht or SS), and none of it takes part.',
    'advantage-not-held': 'The {side} do not hold the Advantage.',
    'advantage-used': 'The {side} have used the Advantage this turn already.',
    'nothing-to-refresh': 'You have no Spent unit in {place}.',
    'nothing-to-prolong': 'No unit on the map is Spent.',
    'prolong-at-end':
      'By the house option, the turn is prolonged only when the Combat Phase is about to end.',
    'not-spent-there': '{unit} is not one of the Spent units in the location being refreshed.',
    'gun-not-yours': '{unit} is not yours: you bombard with your own artillery.',
    'gun-off-map': '{unit} is not on the map and bombards nothing.',
    'only-artillery-bombards': '{unit} is not artillery, and only artillery bombards.',
    'bombard-same-place': '{unit} is not in the location of the first artillery unit.',
    'bombard-same-target': 'Two bombardments need two artillery units and two targets.',
    'bombard-no-target': '{unit} has no target it may bombard.',
    'bombard-empty': 'No enemy unit stands in {place}.',
    'bombard-zone': 'A zone cannot be bombarded.',
    'bombard-north': 'German artillery bombards only areas south of the Scarpe, not {place}.',
    'bombard-range':
      'From north of the Scarpe, artillery cannot reach {place}, which does not border the river.',
    'forward-first': 'The Forward Unit takes the first loss.',
    'casualties-exact': 'With this loss the remaining {left} CP could not be met exactly.',
    'casualties-superfluous': 'This takes more losses than needed: {left} CP still to take.',
    'flip-spent': '{unit} is Spent already.',
    'retreat-fresh': '{unit} is Fresh: flip it before it retreats.',
    'retreat-chosen': '{unit} retreats already and takes no further loss.',
    'retreat-locked': `${theReleased} ${releasedVerb} not released yet: {unit} may not retreat.`,
    'not-returning': '{unit} has not been thrown back.',
    'not-retreating': '{unit} is not retreating.',
    'retreat-not-adjacent': '{unit} retreats to an adjacent location, and {place} is not adjacent.',
    'retreat-enemy': 'The enemy holds {place}: no unit may retreat there.',
    'retreat-origin': 'Attackers came from {place}: no unit may retreat there.',
    'retreat-artillery': 'Artillery retreats only into Free locations, and {place} is not Free.',
    'retreat-closed': '{place} is closed until a release.',
    'retreat-passed': 'The unit has left or crossed {place} in this retreat already.',
    'retreat-full': '{place} is full, and no way leads on from there.',
    'retreat-free-first':
      'The Free location next to the fewest enemy-controlled ones comes first, and {place} is not it.',
    'retreat-priority': 'A Contested location under friendly control comes before {place}.',
    'no-retreat': '{unit} has nowhere to retreat to.',
    'not-overrunning': '{unit} takes no part in the Overrun.',
    'overrun-one-step': 'In an Overrun, only the first step of a unit may lead into enemy units.',
    'loss-not-yours': '{unit} is not yours to bring back.',
    'not-eliminated': '{unit} is not eliminated.',
    'flak-gone': 'FLAK units cannot be reorganized.',
    'leader-gone': 'An eliminated leader never comes back.',
    'reduced-gone': 'A reorganized (R) unit that is eliminated never comes back.',
    'no-mate': 'No other eliminated unit can be given up for {unit}.',
    'no-station': 'No location can receive a reorganized unit.',
    'wrong-mate':
      '{unit} is not an eliminated unit of the same type with a sufficient Spent Defence Factor.',
    'station-enemy': '{place} is not Free.',
    'station-alone': 'No friendly unit stands in {place}.',
  },
  events: {
    ...sharedEventWords.en,
    'bid-sealed': 'Player {seat} has bid.',
    'bids-revealed': 'The bids: {first} VP by player 1, {second} VP by player 2.',
    'bids-tied': 'Both bid {bid} VP. The die decides: {faces}.',
    'sides-settled': 'Player {seat} plays the Allies, who need {threshold} VP at the end.',
    'group-placed': 'The {side} place {group} in {place}.',
    'turn-begins': `Turn {turn}, ${hourOfTurn(hours, (hour) => hour)}.`,
    'release-roll': `The {side} roll for ${released} ({needed} or more needed): {faces}.`,
    released: `${theReleased} ${releasedVerb} released.`,
    'not-released': `${theReleased} ${releasedVerb} not released yet.`,
    entered: '{units, plural, one {{units} enters} other {{units} enter}} the game in {place}.',
    waiting: '{units, plural, one {{units} waits} other {{units} wait}} off the map.',
    'rommel-roll':
      'Does Rommel turn north (on 6 or more)? {faces}{modifier, plural, =0 {} other { + # = {total}}}.',
    'rommel-turns-north': 'Rommel turns north: German units may now go everywhere.',
    'initiative-tied': `Initiative: {faces}${alliedModifier}. A tie, both roll again.`,
    'initiative-roll': `Initiative: {faces}${alliedModifier}. Allies {alliedTotal}, Germans {germanTotal}.`,
    initiative: 'The {side} begin the turn with the Initiative.',
    'air-support': 'Air Support: Allies {alliedAir}, Germans {germanAir}.',
    passed: 'The {side} pass.',
    'initiative-passes': 'The Initiative goes to the {side}.',
    'combat-phase-ends': 'The Combat Phase ends.',
    'advantage-used':
      'The {side} have used the Advantage, which goes to the {side, select, allied {Germans} other {Allies}}.',
    prolonged: 'The {side} prolong the turn: all Spent units become Fresh.',
    'refresh-roll': 'The {side} refresh units in {place}: the die shows {faces}.',
    refreshed: '{unit} becomes Fresh.',
    activated: 'The {side} activate {place}.',
    moved: '{unit} moves from {from} to {to}: {cost} MF, {left} left.',
    crossed:
      '{unit} crosses the Scarpe: {count, plural, one {# unit now counts} other {# units now count}} for Rommel’s turn north.',
    control: 'The {side} take control of {place}.',
    spent: '{unit} becomes Spent.',
    'assault-declared': 'The {side} assault {place} with {units}.',
    'point-unit': 'Point Unit: {unit}.',
    'forward-unit': 'Forward Unit: {unit}.',
    'air-support-used': 'The {side} use Air Support, {left} left.',
    'artillery-support': 'The {side} use artillery support: {unit} in {from}.',
    'assault-roll': `Assault on {place}. Attack Value {attackValue} (factor {attackFactor}${companions}${penalties}), dice {attackFaces}, total {attackTotal}. Defence Value {defenceValue} (factor {defenceFactor}${otherDefenders} + TEM {tem}{rommel, plural, =0 {} other { + # for Rommel}}), dice {defenceFaces}, total {defenceTotal}.`,
    reroll: 'The {side} reroll.',
    success:
      'Success in {place}: {casualties, plural, one {# Casualty Point} other {# Casualty Points}}.',
    failure: 'Failure in {place}.',
    'all-eliminated':
      'The units in {place} cannot absorb {casualties, plural, one {# Casualty Point} other {# Casualty Points}}: all are eliminated.',
    flipped: '{unit} is flipped to Spent: {casualties} CP.',
    'loss-eliminated': '{unit} is lost: {casualties} CP.',
    'loss-retreat': '{unit} is to retreat: {casualties} CP.',
    eliminated: '{unit} is eliminated in {place}.',
    retreated: '{unit} retreats from {from} to {to}.',
    crosses: '{unit} finds {place} full and retreats further.',
    returned: '{unit} is thrown back from {from} to {to}.',
    overrun: 'Overrun in {place}: {units} may go on.',
    'bombardment-declared': '{unit} in {from} bombards {place}.',
    'bombardment-roll':
      'Bombardment of {place} by {unit}. Attack: factor {attackFactor}, dice {attackFaces}, total {attackTotal}. Defence: strongest factor {defenceFactor} + TEM {tem}, dice {defenceFaces}, total {defenceTotal}.',
    reorganized: '{unit} is reorganized and comes back Spent in {place}.',
    removed: '{unit} is removed for good.',
    'victory-points': `Allied VP: ${numeral('vp')} ({locations} for locations{ring, plural, =0 {} other {, # for red-ringed areas}}{rommel, plural, =0 {} other {, # for Rommel}}{blue, plural, =0 {} other {, ${numeral('blue')} for blue locations lost}}).`,
    'gort-roll':
      'Gort decides (7 or more to go on): {faces}{modifier, plural, =0 {} other { + # = {total}}}.',
    'gort-goes-on': 'Gort lets the attack go on.',
    'gort-withdraws': 'Gort calls the attack off: the game ends with the victory check.',
    'game-over': `The {side} win: {victory}. Allied VP: ${numeral('vp')}.`,
  },
  outcomes: {
    areas:
      'The {side} win: they control enough of the red-ringed areas 2, 4, 6 and 7 at the end of a turn.',
    zone: 'The {side} win: they control zone A or zone B at the end of a turn.',
    points: `The {side} win: the Allies have fewer than 1 VP (${numeral('score')}).`,
    gort: 'Gort calls the attack off. The {side} win: {side, select, allied {{score} VP are enough} other {the Allies have only {score} VP}}.',
    final:
      'The last turn is over. The {side} win: {side, select, allied {{score} VP are enough} other {the Allies have only {score} VP}}.',
  },
  considerations: considerations.en,
  things: {
    unit: units,
    place: places,
    side: bySide(sides),
    group: letters.map((letter) => `group ${letter}`),
    victory: [
      'control of red-ringed areas',
      'control of zone A or B',
      'too few Allied VP',
      'the VP count after Gort’s decision',
      'the VP count after the last turn',
    ],
  },
})
