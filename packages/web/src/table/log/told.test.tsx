import { games } from '@estafette/registry'
import { toChildArray, type ComponentChildren, type VNode } from 'preact'
import { expect, test } from 'vitest'
import { gamesOfTheDay } from '../../../../../scripts/lanes.ts'
import { logOfPlay } from '../../../test/events-of-play.ts'
import { inLanguages, sitDown } from '../../../test/sitting.ts'
import { toldText } from '../../session/who.ts'
import { detailsOf, logLines, saidIn } from './log-lines.ts'
import { LineText } from './told.tsx'

interface Drawn {
  readonly text: string
  readonly buttons: readonly string[]
}

/** What a component without hooks draws: its text, and what its buttons say. */
function drawn(node: ComponentChildren): Drawn {
  const inside = toChildArray(node).map((child) => {
    if (typeof child !== 'object') return { text: String(child), buttons: [] }
    const { type, props } = child as VNode<{ children?: ComponentChildren }>
    if (typeof type === 'function') {
      return drawn((type as (all: unknown) => ComponentChildren)(props))
    }
    const { text, buttons } = drawn(props.children)
    return { text, buttons: type === 'button' ? [...buttons, text] : buttons }
  })
  return {
    text: inside.map(({ text }) => text).join(''),
    buttons: inside.flatMap(({ buttons }) => buttons),
  }
}

test.each(gamesOfTheDay(games))(
  '$id: every link in a line of the log has a name, and most lines have one',
  async ({ id }) => {
    const { model } = await sitDown(id)
    if (!model.screen.map) return
    const lines = logLines(model.screen, logOfPlay(id, 400), (seat) => seat)
    const told = inLanguages(() =>
      lines.map((line) => drawn(<LineText model={model} line={line} />)),
    )
    expect(told.filter(({ buttons }) => buttons.some((name) => name.trim() === ''))).toEqual([])
    const steps = inLanguages(() =>
      lines
        .filter(({ step }) => step && (step.units.length > 0 || step.place >= 0))
        .map((line) => drawn(<LineText model={model} line={line} />)),
    )
    expect(steps.length).toBeGreaterThan(20)
    const linked = steps.filter(({ buttons }) => buttons.length > 0)
    expect(linked.length / steps.length).toBeGreaterThan(0.9)
  },
)

test.each(gamesOfTheDay(games))(
  '$id: a line of the wide log tells all of what belongs to no step, each thing once',
  async ({ id }) => {
    const { model } = await sitDown(id)
    const folds = logLines(model.screen, logOfPlay(id, 200), (seat) => seat).filter(
      ({ kind }) => kind === 'fold',
    )
    for (const line of folds) {
      const { text } = drawn(<LineText model={model} line={line} />)
      const details = detailsOf(model.session.game, line)
      const named = saidIn(line).filter((event) => !details.includes(event))
      expect(named.length).toBe(line.seat < 0 || line.first === 0 ? 0 : 1)
      for (const event of named) expect(text).toBe(toldText(model.session, event))
    }
  },
)
