import { arras } from '@estafette/arras'
import { victoryParts, type ArrasState } from '@estafette/arras/screen'
import { makeNotation, parseNotation, type Choice } from '@estafette/kernel'
import { legalChoices } from '@estafette/table'
import { expect, test } from 'vitest'
import { arrasLesson } from '../games/arras/lesson.ts'
import type { Cue } from '../screen/lesson.ts'
import type { RunnerHooks } from './course.ts'
import { openRunner, type Runner } from './runner.ts'
import type { Sight } from './sight.ts'

const nothing: Sight = { looked: -1, hand: null, aim: -1 }
const place = (code: string): number => arras.kinds['place']!.codes.indexOf(code)
const unit = (code: string): number => arras.kinds['unit']!.codes.indexOf(code)

function opened(hooks: RunnerHooks = {}): Runner {
  const runner = openRunner(arras, arrasLesson, hooks)
  if (!runner.ok) throw new Error(runner.reason)
  return runner.value
}

function choice(text: string): Choice {
  const parsed = parseNotation(arras, text)
  if (!parsed.ok) throw new Error(parsed.reason)
  return parsed.value
}

const take = ({ session }: Runner, choices: readonly Choice[]): void =>
  void session.take(choices, session.version.value)
const undo = ({ session }: Runner): void => void session.undo(1, session.version.value)
/** How many choices have been taken. */
const lengthOf = ({ session }: Runner): number => session.log.value.length - 1

/** What the learner does in a cue, in the most roundabout way that its words allow. */
function obey(runner: Runner, pick: (choices: readonly Choice[]) => Choice): void {
  const { until } = runner.cue()
  if ('read' in until) runner.next()
  else if ('look' in until) runner.see({ ...nothing, looked: place(until.look) })
  else if ('aim' in until) runner.see({ ...nothing, aim: place(until.aim) })
  else if ('press' in until) runner.press(until.press)
  else if ('undo' in until) undo(runner)
  else if ('hand' in until) {
    const units = (until.hand.units ?? ['7-royal-tank-a']).map(unit)
    runner.see({ ...nothing, hand: { place: place(until.hand.place), units } })
  } else {
    const { session } = runner
    const wanted = legalChoices(arras, session.known(), session.deciding()).filter(
      (one) => !session.declines!([one]),
    )
    expect(wanted).not.toHaveLength(0)
    take(runner, [pick(wanted)])
  }
}

function runThrough(pick: (choices: readonly Choice[]) => Choice, hooks: RunnerHooks = {}): Runner {
  const runner = opened(hooks)
  for (let acts = 0; runner.at.value < arrasLesson.cues.length - 1; acts++) {
    expect(acts).toBeLessThan(300)
    obey(runner, pick)
  }
  return runner
}

test('the learner gets through by the first of the wanted choices, choice by choice', () => {
  const cues: string[] = []
  const runner = runThrough((choices) => choices[0]!, { moved: ({ id }) => cues.push(id) })
  expect(cues).toEqual(arrasLesson.cues.slice(1).map(({ id }) => id))
  expect(victoryParts(runner.session.known() as ArrasState).vp).toBe(2)
  expect(runner.session.deciding()).toBe(arrasLesson.seat)
})

test('and by the last of them: the story holds whichever is taken', () => {
  const runner = runThrough((choices) => choices.at(-1)!)
  expect(runner.session.deciding()).toBe(arrasLesson.seat)
  const rolls = runner.session.log.value.flatMap(({ events }) =>
    events.filter(({ type }) => type === 'assault-roll'),
  )
  expect(rolls).toMatchObject(arrasLesson.cues.flatMap((cue: Cue) => [...(cue.rolls ?? [])]))
})

test('whatever is skipped is done, and every cue can be gone back to', () => {
  const runner = opened()
  const positions: string[] = []
  for (const { id } of arrasLesson.cues) {
    expect(runner.cue().id).toBe(id)
    positions.push(runner.session.game.write(runner.session.known()))
    runner.skip()
  }
  for (const [index, position] of [...positions.entries()].reverse()) {
    expect(runner.at.value).toBe(index)
    expect(runner.session.game.write(runner.session.known())).toBe(position)
    runner.back()
  }
  expect(runner.at.value).toBe(0)
})

test('a cue that was left is found again, and an unknown one is the first', () => {
  const runner = opened({ from: 'advantage' })
  expect(runner.cue().id).toBe('advantage')
  const names = legalChoices(arras, runner.session.known(), 0).map((one) =>
    makeNotation(arras, one),
  )
  expect(names).toEqual(['reroll', 'accept'])
  expect(opened({ from: 'no such cue' }).at.value).toBe(0)
  runner.restart()
  expect(runner.at.value).toBe(0)
  expect(lengthOf(runner)).toBe(0)
})

test('something else that is legal is held back, kindly, and changes nothing', () => {
  const runner = opened({ from: 'further' })
  const { session } = runner
  expect(session.declines!([choice('activate 22'), choice('move 7-royal-tank-a')])).toBe(false)
  expect(runner.held.value).toBe(0)
  expect(session.declines!([choice('activate 23')])).toBe(true)
  expect(session.declines!([choice('pass')])).toBe(true)
  expect(runner.held.value).toBe(2)
  expect(session.declines!([choice('activate 22')])).toBe(false)
  expect(runner.held.value).toBe(0)
  take(runner, [choice('activate 23')])
  expect(lengthOf(runner)).toBe(0)
  take(runner, [choice('activate 22'), choice('move 7-royal-tank-b'), choice('to 18')])
  expect(runner.held.value).toBe(0)
  expect(session.declines!([choice('halt')])).toBe(true)
  expect(session.declines!([choice('to 16')])).toBe(false)
})

test('who is ahead of the words is not held up', () => {
  const runner = opened()
  const column = ['7-royal-tank-a', '7-royal-tank-b', '7-royal-tank-c', '260-65th-at']
  const march = column.flatMap((code) => [`move ${code}`, 'to 18', 'halt'])
  take(runner, [choice('activate 22'), ...march.map(choice)])
  expect(runner.cue().id).toBe('spent')
  undo(runner)
  expect(runner.cue().id).toBe('further')
  expect(lengthOf(runner)).toBe(0)
})

test('what was just done can be taken back, and its cue is there again', () => {
  const runner = opened({ from: 'done' })
  take(runner, [choice('done')])
  expect(runner.cue().id).toBe('aim')
  undo(runner)
  expect(runner.cue().id).toBe('done')
  const rolled = opened({ from: 'success' })
  undo(rolled)
  expect(rolled.cue().id).toBe('success')
})

test('the opponent answers at a pace that can be followed', async () => {
  const runner = opened({ from: 'cost', pace: () => 5 })
  runner.next()
  expect(runner.cue().id).toBe('forward')
  expect(runner.answering.value).toBe(true)
  expect(runner.session.deciding()).toBe(-1)
  expect(runner.session.declines!([choice('forward 7-royal-tank-a')])).toBe(true)
  await expect.poll(() => runner.answering.value).toBe(false)
  expect(runner.session.deciding()).toBe(0)
  runner.back()
  expect(runner.cue().id).toBe('cost')
  runner.next()
  runner.close()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(runner.answering.value).toBe(true)
})
