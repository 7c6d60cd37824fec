import { frontline } from '@estafette/frontline'
import { worstThreats, threatsTo } from '@estafette/frontline/plans'
import { sideOf, sideOfSeat, STEP, type FrontlineState } from '@estafette/frontline/screen'
import { fastDice, type Choice, type Seat } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { isLong, sampleOf } from '../../../../../../scripts/lanes.ts'
import { dayOf, seed } from '../../../../../../scripts/seed.mjs'
import { inLanguages, sitAt } from '../../../../test/sitting.ts'
import type { GameScreen } from '../../../screen/screen.ts'
import { keyCommands } from '../../../shell/keys.ts'
import { describeSection } from '../card/describe.ts'
import { sceneOf } from '../field/feed.ts'
import { groupsOf } from '../field/scene.ts'
import { DANGER_LETTER, threatMarks } from './threats.ts'

const screen = { game: frontline } as unknown as GameScreen
const EACH = isLong ? 12 : 4 // positions of a battle
const BATTLES = 3 // where time is short
const pressed = { key: DANGER_LETTER, code: '', shiftKey: false } as KeyboardEvent

/** Positions of battles in which somebody chooses an action. */
function actions(): { readonly state: FrontlineState; readonly seat: Seat }[] {
  return sampleOf(frontline.scenarios, BATTLES).flatMap((scenario) => {
    const made = frontline.create({ scenario, options: {} })
    if (!made.ok) throw new Error(made.reason)
    const s = made.value
    const dice = fastDice(dayOf(seed) + 3)
    frontline.start(s, dice)
    const found = []
    for (let i = 0; i < 1500 && found.length < EACH && frontline.toAct(s) >= 0; i++) {
      const seat = frontline.toAct(s)
      if (s.step === STEP.action && s.turn > 1 && i % 5 === 0) {
        found.push({ state: frontline.clone(s), seat })
      }
      const count = frontline.choices(s, seat, s.legal)
      const at = count > 1 && dice.below(4) > 0 ? dice.below(count - 1) : dice.below(count)
      frontline.play(s, seat, s.legal[at]! as Choice, dice)
    }
    return found
  })
}

test('the danger on the field is what the rules let the enemy fire, and is told aloud', () => {
  let fired = 0
  for (const { state, seat } of actions()) {
    const { model } = sitAt(screen, state, seat)
    const plain = sceneOf(model)
    expect([...plain.groups.values()].some(({ threat }) => threat)).toBe(false)
    // Its key lays it over the field, for the mouse there is a switch.
    expect(plain.key!(pressed)).toBe(true)
    const scene = sceneOf(model)
    const side = sideOfSeat(scene.s, seat)
    const threats = threatsTo(scene.s, seat, side)
    const suffers = worstThreats(threats, 'target')
    const fires = worstThreats(threats, 'section')
    for (const group of [...groupsOf(scene.s, side), ...groupsOf(scene.s, 1 - side)]) {
      const { head } = group
      const isOwn = sideOf(scene.s, head) === side
      const worst = (isOwn ? suffers : fires).get(head)
      const threat = scene.groups.get(head)?.threat
      if (!worst) {
        expect(threat?.grade).toBe(isOwn ? 0 : undefined)
        continue
      }
      fired++
      expect(threat!.grade).toBeGreaterThan(0)
      // With a card that nobody sees it is a span, and both ends are said.
      for (const { fp } of [worst.plain, worst.worst]) {
        expect(threat!.text).toMatch(new RegExp(String.raw`\b${fp}\b`))
      }
      for (const text of inLanguages(() => [
        threatMarks(scene.s, seat).get(head)!.text,
        describeSection(sceneOf(model), group),
      ])) {
        expect(text).not.toMatch(/\[|undefined|NaN|\s\s/)
      }
      expect(describeSection(scene, group)).toContain(threat!.text)
    }
    plain.key!(pressed)
    expect(sceneOf(model).groups).toEqual(plain.groups)
  }
  expect(fired).toBeGreaterThan(10)
})

test('the key of the danger means nothing else at a table', () => {
  const taken = keyCommands.flatMap(({ keys }): readonly string[] => keys)
  expect(taken).not.toContain(DANGER_LETTER)
})
