import { expect, test } from 'vitest'
import { legalChoices, stateOf } from '@estafette/table'
import { sitAt } from '../../test/sitting.ts'
import { loadLesson, loadScreen, taught } from '../games/index.ts'
import type { Cue } from '../screen/lesson.ts'
import { cardOf } from '../table/card/decision.ts'
import { fits } from './lines.ts'
import { openLesson, walk } from './script.ts'

/** The choices that a cue points at. */
const linesOf = ({ at = [] }: Cue): readonly string[] =>
  at.flatMap((pointer) => ('choice' in pointer ? [pointer.choice] : []))

test.each(taught)('no choice that a cue of %s begins by pointing at is folded away', async (id) => {
  const [screen, lesson] = await Promise.all([loadScreen(id), loadLesson(id)])
  const { game } = screen!
  const script = walk(game, lesson!)
  if (!script.ok) throw new Error(script.reason)
  const folded: string[] = []
  let pointed = 0
  lesson!.cues.forEach((cue, index) => {
    const table = openLesson(game, lesson!, script.value.starts[index])
    if (!table.ok) throw new Error(table.reason)
    const state = stateOf(table.value)
    const seat = game.toAct(state)
    if (seat !== lesson!.seat) return
    const { groups } = cardOf(sitAt(screen!, state, seat).model)
    for (const line of linesOf(cue)) {
      if (!legalChoices(game, state, seat).some((choice) => fits(game, line, choice))) continue
      const stands = groups.filter(({ tiles }) =>
        tiles.some(({ offer }) => offer && fits(game, line, offer.choice)),
      )
      if (stands.length === 0) continue // on the map, or in a slot
      pointed++
      if (stands.every((group) => group.folded !== undefined)) folded.push(`${cue.id}: ${line}`)
    }
  })
  console.log(`${pointed} choices of ${id}`)
  expect(folded).toEqual([])
})
