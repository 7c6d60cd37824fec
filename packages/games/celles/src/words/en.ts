import { formsIn, sharedEventWords, sharedReasonWords, type Words } from '@estafette/kernel'
import { considerations } from '../brain/words.ts'
import type { Board } from '../data/board.ts'
import {
  afterLastTurn,
  battalions,
  byFormation,
  bySide,
  column,
  dateOfTurn,
  formationOr,
  hexes,
  inEvery,
  margin,
  modified,
  notInvolved,
  notOnMap,
  notYours,
  numeral,
  points,
  result,
  taskForces,
  units,
} from './names.ts'
import { sides as listed } from './sides.ts'
import { waits } from './waits.ts'

const sides = formsIn(listed, 'en')

const formationNames = {
  '116Pz': '116th Panzer',
  '2Pz': '2nd Panzer',
  Lehr: 'Panzer Lehr',
  '9Pz': '9th Panzer',
  FBB: 'FBB',
  '84Inf': '84th Infantry',
  '2Arm': '2nd Armored',
  '4Cav': '4th Cavalry',
  '3Arm': '3rd Armored',
  '29Bde': '29th Brigade',
}

const tags = {
  '116Pz': '116th Pz',
  '2Pz': '2nd Pz',
  Lehr: 'Lehr',
  '9Pz': '9th Pz',
  '84Inf': '84th',
  '2Arm': '2nd Arm',
  '4Cav': '4th Cav',
  '29Bde': '29th Bde',
}

const unitNames = {
  '4Cav-4': '4 Squadron',
  '4Cav-24': '24 Squadron',
  '3Arm-hotton': '3rd Armored detachment',
}

const mp = (gap: string) => `${points(gap)} MP`
const step = (gap: string) => `{${gap}, plural, one {# step} other {# steps}}`
const unitsAre = '{units, plural, one {{units} is} other {{units} are}}'

/** The type of an attack by its modifier, and the modifier. */
const attackType =
  '{attackType, plural, =-2 {light attack −2} =0 {medium attack 0} other {heavy attack +#}}'

const combatModifiers = [
  modified('terrain', (value) => `, terrain ${value}`),
  modified('river', (value) => `, river ${value}`),
  modified('period', (value) => `, day/night ${value}`),
  modified('defenderDisrupted', (value) => `, defender disrupted ${value}`),
  modified('attackerDisrupted', (value) => `, attacker disrupted ${value}`),
  modified('defenderIsolated', (value) => `, defender isolated ${value}`),
  modified('attackerOutOfSupply', (value) => `, attacker out of supply ${value}`),
].join('')

export function makeEnglish(board: Board): Words {
  const formations = byFormation(board, formationNames)
  const ownNames = { ...battalions(board), ...taskForces(board), ...unitNames }
  const date = dateOfTurn(board, (day, isNight) => `${isNight ? 'night of ' : ''}${day} December`)
  return {
    title: 'Battles of the Bulge: Celles',
    sides,
    scenarios: {
      historical: {
        title: 'The drive to the Meuse',
        text: 'From the night of 23 December 1944 to 27 December, eight turns. The Germans race for the Meuse and the towns before it; from Christmas Day on, 2nd Armored strikes back.',
      },
    },
    options: {
      'action-die': {
        title: 'Number of actions',
        text: 'Whether each turn has its historical number of actions, or a die makes it vary from 24 December on.',
        values: {
          off: 'Historical: the number printed on the turn track',
          on: 'Variable: each turn a die may give a side one action more or one fewer',
        },
      },
    },
    verbs: {
      place: 'Place at {hex}',
      first: 'First player: the {side}',
      play: 'Play {tactic}',
      extra: 'Extra Move: {unit}',
      upgrade: 'Full strength: {unit}',
      rebuild: 'Rebuild {unit}',
      strike: 'Air attack on {unit}',
      spare: 'No air attack',
      formation: 'Activate {formation}',
      single: 'Activate only {unit}',
      name: 'Name {unit}',
      move: 'Move {unit}',
      'end-phase': 'End the Action Phase',
      load: 'Assign the trucks',
      unload: 'Remove the trucks',
      leave: 'Leave the trucks as they are',
      to: 'To {hex}',
      attack: 'Make a {attack}',
      stop: 'End its move here',
      support: 'Add {unit} to the attack',
      fight: 'Attack with these units',
      'play-combat': 'Play the Combat chit',
      'keep-combat': 'Keep the Combat chit',
      lose: 'Take a step from {unit}',
      disrupt: 'Disrupt {unit}',
      retreat: 'Retreat {unit}',
      'retreat-stack': 'Retreat both units at {hex} as a stack',
      halt: 'Stop here and lose the excess steps',
      advance: 'Advance {unit}',
      done: 'Done',
    },
    waits: waits.en,
    steps: {
      'setup-place': '{side}, set-up: choose a hex for {unit}.',
      'choose-first': '{side}: you have won the initiative. Who is first player this turn?',
      'play-tactical': `{side}, chit of ${formationOr(formations, (name) => name, 'no formation')}: play a tactical chit, or go on to what it activates.`,
      'extra-unit': '{side}, Extra Move: choose the unit that joins the activated units.',
      replacement:
        '{side}, Replacement: choose a reduced unit to restore or a lost unit to rebuild.',
      'rebuild-hex': '{side}, Replacement: choose where {unit} returns to the map.',
      'air-target': '{side}, Allied Air: choose the German unit to attack, or none.',
      activation: `{side}, ${formationOr(formations, (name) => `chit of ${name}: activate it, or one unit of another formation instead`, 'no chit left: activate one unit of any formation, or none')}.`,
      reinforcement: '{side}: choose where {unit} enters the map.',
      'the-84th':
        '{side}: name up to three units of the 84th that may act{count, plural, =0 {} other { (# so far)}}.',
      active:
        '{side}: {count, plural, =0 {every unit has moved. Undo, or end the Action Phase.} other {choose the next unit to move, or end the Action Phase.}}',
      trucks: '{side}: use the trucks before {unit} moves?',
      act: `{side}: {unit} is at {hex}, ${mp('left')} left. {can, plural, =1 {Move on} =2 {Attack} other {Move on, attack}}, or end its move.`,
      support: '{side}, {attack} by {unit}: add units next to a defender, or attack as it is.',
      'combat-chit-attacker': `{side}, attack at ${column(board)}, modifier ${numeral('modifier', '+')}: play your Combat chit for +1?`,
      'combat-chit-defender': `{side}, you are attacked at ${column(board)}, modifier ${numeral('modifier', '+')}: play your Combat chit for −1?`,
      losses: `{side}: ${step('count')} to lose. Choose the unit that loses the next one.`,
      disrupt:
        '{side}: {count, plural, one {# unit is} other {# units are}} to be disrupted. Choose the next one.',
      'retreat-order': '{side}: choose which unit retreats next.',
      'retreat-step': '{side}: {unit} retreats from {hex}. Choose the next hex.',
      'retreat-continue':
        '{side}: {unit} is overstacked at {hex}. Go on one hex, or stop and lose steps.',
      'retreat-stack-loss':
        '{side}: the stack retreats into enemy ZOC at {hex}. Choose the unit that is eliminated.',
      'stack-loss': '{side}: {hex} is overstacked. Choose the unit that loses a step.',
      advance: '{side}: choose a unit to advance into a vacated hex, or finish.',
      'advance-hex': '{side}: choose the vacated hex {unit} advances into.',
    },
    reasons: {
      ...sharedReasonWords.en,
      'set-up-zone': '{hex} is outside {unit}’s set-up zone.',
      'set-up-zone-cavalry': '{hex} is outside {unit}’s set-up zone: at most two hexes from 2305.',
      'set-up-room': 'Stacking: {hex} has no room for {unit}, a hex holds two steps at most.',
      'set-up-enemy': 'There is a German unit at {hex}.',
      'chit-not-available': 'You have no {tactic} chit available.',
      'chit-combat-only': 'The Combat chit is played during an attack, once the odds are known.',
      'chit-no-use': 'Nothing can be done with {tactic} at the moment.',
      'replacement-hour':
        'Replacement was drawn at the wrong hour and set aside: the Germans play it by night, the Allies by day.',
      'air-by-night': 'Allied Air was drawn by night and set aside: it flies by day only.',
      ...inEvery(notYours, '{unit} is not yours.'),
      ...inEvery(notOnMap, '{unit} is not on the map.'),
      'british-too-early': '{unit} is British and cannot be activated before 25 December.',
      'never-activated': '{unit} is never activated.',
      'not-due': '{unit} is a reinforcement of a later turn.',
      'no-entry-hex': 'Enemy units are on every entry hex for {unit}.',
      'own-formation':
        '{unit} belongs to the formation of the chit: activate the formation, and all its units may act.',
      'wrong-formation': 'The chit drawn is not the one of {formation}.',
      'no-formation': 'No chit was drawn: only a single unit can be activated.',
      'not-84th': '{unit} does not belong to the 84th Infantry.',
      'activated-already': '{unit} is activated already.',
      'not-reduced': '{unit} is not reduced.',
      'not-destroyed': '{unit} has not been destroyed.',
      'fbb-gone': 'The FBB has withdrawn, and none of its units can come back.',
      'replacement-zoc': 'An enemy zone of control covers the hex: no replacement there.',
      'replacement-supply': 'The hex is not in supply for {unit}: no replacement there.',
      'rebuild-enemy': 'There is an enemy unit at {hex}.',
      'rebuild-hex': '{unit} cannot be rebuilt at {hex}: it is not one of its return hexes.',
      'rebuild-nowhere': 'No hex where {unit} may return is in supply and clear of the enemy.',
      'air-target': '{unit} is not a German unit on the map.',
      'entry-hex': '{hex} is not an entry hex for {unit}.',
      'entry-enemy': 'There is an enemy unit at {hex}: no reinforcement can be placed there.',
      'not-activated': '{unit} is not activated in this phase.',
      'acted-already': '{unit} has been active in this phase already.',
      'trucks-84th':
        'Only units of the 84th Infantry take the trucks, and {unit} is not one of them.',
      'trucks-not-yet': 'The trucks are not available this turn.',
      'trucks-elsewhere': '{carrier} carries the trucks.',
      'trucks-carried': '{unit} carries the trucks already.',
      'trucks-not-carried': '{unit} does not carry the trucks.',
      'trucks-before-moving': 'The trucks are assigned or removed before {unit} sets out.',
      'not-adjacent': '{hex} is not adjacent.',
      'off-map': 'No unit may leave the map.',
      'enemy-there': 'There is an enemy unit at {hex}.',
      'meuse-german': 'German units cannot cross the Meuse, not even over a bridge.',
      'meuse-bridge': 'The Meuse can be crossed only by a bridge, and none leads to {hex}.',
      'rear-area': '{hex} lies in the enemy Rear Area.',
      immobile: '{unit} never moves.',
      'too-costly': `The step to {hex} costs ${mp('cost')}, and {unit} has ${points('left')} left.`,
      'no-points': '{unit} has no MP at all.',
      'beyond-infiltration':
        'The way leads by an infiltration at {hex}: only its die decides what comes after.',
      'strategic-near-enemy': `{hex} is next to an enemy: the step costs ${mp('cost')}, and the bonus of strategic movement may not pay for it.`,
      'attack-no-target': 'No enemy unit is adjacent to {unit}.',
      'attack-meuse': 'The only enemy units near {unit} stand across the Meuse.',
      'attack-isolated': '{unit} is isolated and may not attack.',
      'attack-too-costly': `The attack costs ${mp('cost')}, and {unit} has ${points('left')} left.`,
      'attack-by-bonus': `The attack costs ${mp('cost')}, and {unit} has ${points('left')} left without the bonus of strategic movement, which pays for no attack.`,
      'support-not-adjacent': '{unit} is not adjacent to any of the units attacked.',
      'support-isolated': '{unit} is isolated and may not attack.',
      'support-meuse': 'The Meuse lies between {unit} and the units attacked.',
      'support-already': '{unit} takes part in the attack already.',
      ...inEvery(notInvolved, '{unit} takes no part in this combat.'),
      'no-steps-left': '{unit} has no step left to lose.',
      'disrupted-already': '{unit} is disrupted already.',
      'not-overstacked-there': '{unit} does not stand in the overstacked hex.',
      'retreated-already': '{unit} has retreated already.',
      'no-stack':
        'No two units at {hex} can retreat together: it takes two involved units of one nationality.',
      'retreat-not-adjacent': '{hex} is not adjacent: a retreat goes from hex to hex.',
      'retreat-enemy': 'There is an enemy unit at {hex}: no retreat leads there.',
      'retreat-passed': 'The unit has left or crossed {hex} in this retreat already.',
      'retreat-blind-alley': 'From {hex} the retreat could not be brought to an end.',
      'retreat-zoc': '{hex} is in enemy ZOC, and another way is free of it.',
      'retreat-way': 'By {hex} the retreat enters more hexes in enemy ZOC than by another way.',
      'retreat-direction': '{hex} lies in the wrong direction, and a hex in the right one is open.',
      'retreat-room': '{hex} has no room, and another hex has.',
      'retreat-near-start': '{hex} is too near to where the retreat began.',
      'not-in-stack': '{unit} is not in the retreating stack.',
      'advance-not-attacking': '{unit} took no part in the attack.',
      'advance-retreated': '{unit} has retreated and cannot advance.',
      'advance-once': '{unit} has advanced already.',
      'advance-not-vacated': '{hex} is not a hex the defender has vacated.',
      'advance-not-adjacent': '{unit} is not adjacent to {hex}.',
      'advance-meuse': 'The Meuse lies between {unit} and {hex}.',
      'advance-rear-area': '{hex} lies in the enemy Rear Area.',
      'advance-room': 'Stacking: {hex} has no room for {unit}.',
      'advance-nowhere': '{unit} has no vacated hex to advance into.',
    },
    events: {
      ...sharedEventWords.en,
      'set-up': '{unit} is set up at {hex}.',
      'turn-begins': `Turn {turn}, ${date}.`,
      'actions-die':
        'The die for the number of actions shows {die}: {side, select, german {the Germans have} allied {the Allies have} other {no change}}{change, plural, =-1 { one action fewer} =0 {} other { one action more}}.',
      actions: 'Actions this turn: Germans {german}, Allies {allied}.',
      'trucks-available': 'The trucks are available to the 84th.',
      'reinforcements-due':
        '{side, select, german {German} other {Allied}} reinforcements: {units}.',
      supply:
        '{unit} at {hex} is {state, plural, =0 {supplied again} =1 {out of supply} other {isolated}}.',
      'initiative-tied':
        'Initiative: Germans {germanDie} ({germanTotal}), Allies {alliedDie} ({alliedTotal}). A tie, both roll again.',
      'initiative-roll':
        'Initiative: Germans {germanDie} ({germanTotal}), Allies {alliedDie} ({alliedTotal}). The {side} win it.',
      'first-player':
        '{by, plural, =-1 {The {side} have the initiative and play first.} other {The {side} are first player this turn.}}',
      'phase-begins':
        '{side, select, german {German} other {Allied}} Action Phase, action {action} of {actions}.',
      'tactic-drawn': 'The {side} draw {tactic}.',
      'tactic-set-aside': 'The {side} draw {tactic}, which cannot be played now and is set aside.',
      'chit-drawn': 'The {side} draw the chit of {formation}.',
      'no-chit': 'The {side} have an action but no chit left to draw.',
      'tactic-played': 'The {side} play {tactic}.',
      'extra-unit': '{unit} joins the activated units.',
      upgraded: '{unit} at {hex} is brought back to full strength.',
      rebuilt: '{unit} is rebuilt at {hex}.',
      'action-lost': 'The {side} lose an action and have {actions} this turn.',
      'air-waived': 'The Allies make no air attack.',
      'air-attack': `Air attack on {unit} at {hex}: die {die}${modified('modifier', (value) => `, modifier ${value}, total ${numeral('total')}`)}. {result, plural, =0 {No effect} =1 {It is disrupted} other {It loses a step}}.`,
      'formation-activated':
        '{formation} is activated{units, plural, =0 {, but has no unit that could act} other {: {units}}}.',
      'single-activated': 'A single unit is activated: {unit}.',
      'nothing-activated': 'The {side} activate nothing.',
      named: '{unit} may act.',
      entered: '{unit} enters the map at {hex}.',
      waits: '{unit} finds every entry hex taken by the enemy and waits.',
      withdrawn: '{formation} withdraws from the battle{units, plural, =0 {} other {: {units}}}.',
      active: `{unit} moves, ${mp('allowance')}{strategic, select, true { with strategic movement} other {}}.`,
      'trucks-loaded': '{unit} takes the trucks.',
      'trucks-dropped': `{unit} drops the trucks${afterLastTurn(board, '', ', available again on turn {turn}')}.`,
      moved: `{unit} moves from {from} to {to}: ${mp('cost')}, ${points('left')} left.`,
      infiltration: `{unit} tries to infiltrate from {from} to {to}: ${mp('cost')}, ${points('left')} left, die {die}${modified('modifier', (value) => `, modifier ${value}, total {total}`)}. {result, plural, =0 {It fails and is disrupted} =1 {It fails} other {It succeeds}}.`,
      stopped: '{unit} ends its move at {hex}.',
      flipped: '{unit} is flipped to Used.',
      'phase-ends': 'The {side, select, german {German} other {Allied}} Action Phase ends.',
      'attack-declared': `{unit} at {hex} makes a {attack} on {units}: ${mp('cost')}, ${points('left')} left.`,
      supported: '{unit} supports the attack.',
      'attack-void': '{unit} is lost before the attack, which does not take place.',
      odds: `{units, plural, one {{units} attacks} other {{units} attack}} {defenders}: {attackTotal} to {defenceTotal}, column ${column(board)}. Modifiers: ${attackType}${combatModifiers}; total ${numeral('modifier', '+')}.`,
      'combat-chit': `The {side} play their Combat chit: ${numeral('modifier', '+')}.`,
      'combat-roll': `Die {die}, modifier ${numeral('modifier', '+')}: ${numeral('total')} at ${column(board)}, result ${result('attackerResult')}/${result('defenderResult')}.`,
      'step-lost': '{unit} at {hex} loses a step and is reduced.',
      eliminated: '{unit} is eliminated at {hex}.',
      'trucks-lost': `The trucks are lost with their unit${afterLastTurn(board, '', ' and available again on turn {turn}')}.`,
      disrupted: '{unit} at {hex} is disrupted.',
      'retreat-begins':
        '{units} must retreat from {hex}{units, plural, one {} other {, as a stack}}.',
      retreated:
        '{units, plural, one {{units} retreats} other {{units} retreat}} from {from} to {to}.',
      'retreat-ends':
        '{units, plural, one {{units} ends its retreat} other {{units} end their retreat}} at {hex}.',
      'no-retreat': '{unit} at {hex} has nowhere to retreat to.',
      overstacked: `{hex} is overstacked: ${step('steps')}, {side, select, german {German} other {Allied}}.`,
      advanced: '{unit} advances from {from} to {to}.',
      recovered: `${unitsAre} no longer disrupted.`,
      meuse:
        '{units, plural, =0 {No supplied German unit stands on the Meuse} other {The Germans score {vp} VP on the Meuse with {units}}}: {total} VP on the track.',
      'final-score':
        'Final score. Germans {german} VP: track {track}, towns {germanTowns}, steps {germanSteps}. Allies {allied} VP: towns {alliedTowns}, steps {alliedSteps}.',
      'game-over':
        '{victory, plural, =0 {Decisive victory of the Germans: 20 VP on the track.} other {{side, select, german {The Germans win} allied {The Allies win} other {The game is a draw}}: Germans {german} VP, Allies {allied} VP.}}',
    },
    outcomes: {
      decisive:
        'The Germans win a decisive victory: 20 VP on the track, they are across the Meuse.',
      points: `The last turn is over. The {side, select, german {Germans} other {Allies}} win on points, ${margin('score')} VP ahead.`,
      draw: 'The last turn is over. A draw: both sides have the same number of VP.',
    },
    considerations: considerations.en,
    things: {
      unit: units(board, tags, ownNames),
      hex: hexes(board),
      side: bySide(sides),
      formation: formations,
      tactic: ['Combat', 'Extra Move', 'Replacement', 'Allied Air'],
      attack: ['light attack', 'medium attack', 'heavy attack'],
    },
  }
}
