import { voicesOf } from '@estafette/words/suite'
import { LEGAL, makeChoice, playRandomly } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { standardBoard } from './data/board.ts'
import { arras } from './game.ts'
import { hindrance } from './hindrance.ts'
import { makeUnitReach, unitReach } from './reach.ts'
import { STEP } from './steps.ts'
import { VERB, type VerbName } from './verbs.ts'
import { LOCATION_IDS, UNIT_CODES } from './data/codes.ts'

const [english, french] = voicesOf(arras)

/** What is said of a choice that is refused in a position, in both languages. */
function refusal(position: string, verb: VerbName, code: string): (string | undefined)[] {
  const read = arras.read(`estafette position 1\ngame arras\n${position}`)
  if (!read.ok) throw new Error(read.reason)
  const s = read.value
  const place = LOCATION_IDS.indexOf(code)
  const choice = makeChoice(VERB[verb], place >= 0 ? place : UNIT_CODES.indexOf(code))
  const verdict = arras.verdict(s, arras.toAct(s), choice)
  expect(verdict).not.toBe(LEGAL)
  const gaps = arras.obstacle(s, choice, verdict)
  return [english, french].map((voice) =>
    voice?.reason(verdict, gaps).replaceAll(/[\u00A0\u202F]/g, ' '),
  )
}

const walking = 'step walk\nactive 22\nmover 8-durham-lt-1\nat 22 8-durham-lt-1\n'

test('ARR-5.2f a place too far away is refused with the cost of the way there', () => {
  expect(refusal(`${walking}at 27 2-wiltshire-a`, 'to', '8')).toEqual([
    'The way to Bellacourt (8) costs 5 MF, and 8 Durham Lt. 1 has 4 left.',
    'Le chemin vers Bellacourt (8) coûte 5 FM ; 8 Durham Lt. 1 n’en a plus que 4.',
  ])
})

test('ARR-2.1.1b a place that can be reached is refused for being further than a step', () => {
  expect(refusal(walking, 'to', '16')).toEqual([
    'Warlus (16) is not adjacent: 8 Durham Lt. 1 goes there step by step.',
    'Warlus (16) n’est pas un lieu adjacent : 8 Durham Lt. 1 doit s’y rendre de lieu en lieu.',
  ])
})

test('ARR-5.2h the place where the enemy stops the unit is named', () => {
  const held = 'at 11 7th-pz-2-6-rr\nat 16 7th-pz-1-7-rr\nat 17 7th-pz-1-6-rr\nat 19 7th-pz-2-7-rr'
  const position = `released-l yes\nstep walk\nactive 18\nmover 8-durham-lt-1\nat 18 8-durham-lt-1\n${held}\n`
  expect(refusal(position, 'to', '14')).toEqual([
    'Enemy units stand in Warlus (16), and movement ends where they are.',
    'L’ennemi occupe Warlus (16), et tout mouvement s’arrête là où il se trouve.',
  ])
})

test('ARR-5.1.3a an eleventh unit is told of stacking in the place under assault', () => {
  const ten = [1, 2, 3, 4].flatMap((n) => [`8-durham-lt-${n}`, `6-durham-lt-${n}`])
  const position = [
    'step group\nactive 18\nassault move\ntarget 16\ngroup-size 1\norigin 18\ncontrol german 16',
    `at 16 ${ten.join(' ')} 4-gr-howard-1 7-royal-tank-a 7th-pz-1-7-rr`,
    'at 18 4-gr-howard-2',
    'doing 7-royal-tank-a assaulting from=18 mf=4',
  ].join('\n')
  expect(refusal(position, 'join', '4-gr-howard-2')).toEqual([
    'Stacking: Warlus (16) holds 10 units, at most 10.',
    'Empilement : 10 unités à Warlus (16), 10 au plus.',
  ])
})

test('ARR-13.2d a Panzer that wants back into zone D is told that it was for entry only', () => {
  const position = [
    'scenario free\nturn 5\nreleased-l yes\ninitiative german\nturn-starter german',
    'step walk\nactive 19\nmover 7th-pz-1-25\nat 19 7th-pz-1-25',
  ].join('\n')
  expect(refusal(position, 'to', 'D')).toEqual([
    'The Panzers may come through Saint-Pol (zone D) only as they enter the game, and not go back there until Rommel turns north.',
    'Les Panzers ne passent par Saint-Pol (zone D) qu’à leur entrée en jeu et n’y reviennent pas tant que Rommel n’est pas parti au nord.',
  ])
})

test('ARR-13.0a locked units are refused by the name of their group', () => {
  const french = 'at 21 13e-bcc-1:locked\nat 25 4-gr-howard-1'
  expect(refusal(french, 'activate', '21')).toEqual([
    'The French do nothing before their release.',
    'Les Français ne font rien avant leur libération.',
  ])
  const fifth =
    'step action\nactive A\ninitiative german\nat A 5th-pz-1-31:locked 7th-pz-7-at\nat 2 8-durham-lt-1'
  expect(refusal(fifth, 'move', '5th-pz-1-31')).toEqual([
    '5th Panzer does nothing before its release.',
    'La 5. Panzer ne fait rien avant sa libération.',
  ])
})

test('nothing hinders a unit exactly where its reach leads', () => {
  const found = makeUnitReach(standardBoard)
  const faults: string[] = []
  let free = 0
  let hindered = 0
  for (const scenario of ['historical', 'free']) {
    playRandomly(arras, { scenario, options: {} }, 7, {
      onState(s) {
        if (s.step !== STEP.walk || s.assault || s.marks[s.mover]! !== 0) return
        unitReach(s, s.mover, found)
        for (let place = 0; place < LOCATION_IDS.length; place++) {
          if (place === s.place[s.mover]) continue
          const { verdict, cost } = hindrance(s, s.mover, place)
          const reached = found.cost[place]!
          if (verdict === LEGAL ? cost !== reached : reached >= 0) {
            faults.push(`${UNIT_CODES[s.mover]} to ${LOCATION_IDS[place]}: ${cost}, ${reached}`)
          }
          if (verdict === LEGAL) free++
          else hindered++
        }
      },
    })
  }
  expect(faults).toEqual([])
  expect(free).toBeGreaterThan(1000)
  expect(hindered).toBeGreaterThan(1000)
})
