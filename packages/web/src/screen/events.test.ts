import { games } from '@estafette/registry'
import { expect, test } from 'vitest'
import { loadScreen } from '../games/index.ts'
import { placeKind, unitKind } from './screen.ts'

test.each(games)(
  '$id: events that name units say who is meant, and in a fight who is attacked',
  async (game) => {
    const screen = (await loadScreen(game.id))!
    const faults = Object.entries(game.events).flatMap(([type, shape]) => {
      const { fields, who, at, from, goes, opens } = shape
      const of = (kind: string): readonly string[] =>
        fields.filter((field) => kind !== '' && game.fields[field] === kind)
      const [units, places] = [of(unitKind(screen)), of(placeKind(screen))]
      const wrong: string[] = []
      if (units.length > 0 && !units.includes(who ?? goes?.who ?? ''))
        wrong.push(`${type}: nobody is meant`)
      if (opens && units.length > 1 && !units.includes(at ?? '')) wrong.push(`${type}: at nobody`)
      if (!goes && places.length > 1 && !places.includes(from ?? ''))
        wrong.push(`${type}: from nowhere`)
      return wrong
    })
    expect(faults).toEqual([])
  },
)
