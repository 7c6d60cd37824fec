import { frontline } from '@estafette/frontline'
import { fastDice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { attributes } from '../../../../test/sitting.ts'
import { Picture } from './picture.tsx'

test.each(frontline.scenarios)(
  'everybody who stands on the line at the beginning of %s is in the picture of it',
  (scenario) => {
    const made = frontline.create({ scenario, options: {} })
    if (!made.ok) throw new Error(made.reason)
    const s = made.value
    frontline.start(s, fastDice(1))
    const picture = Picture({ state: s })
    const box = attributes(picture, 'viewBox').at(-1) // before it are those of the ground
    const [, top = 0, , high = 0] = box!.split(' ').map(Number)
    const heights = attributes(picture, 'transform').map((moved) =>
      Number(/ (-?\d+)\)/.exec(moved)![1]),
    )
    expect(heights.length).toBeGreaterThanOrEqual(9)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(top)
    expect(Math.max(...heights) + 38).toBeLessThanOrEqual(top + high)
  },
)
