import { checked } from '@estafette/blitzkrieg'
import { VERB } from '@estafette/blitzkrieg/screen'
import { position } from '@estafette/blitzkrieg/testing'
import { makeChoice } from '@estafette/kernel'
import { beforeEach, expect, test } from 'vitest'
import { inLanguages, sitAt, type Sitting } from '../../../../test/sitting.ts'
import type { Tile } from '../../../screen/card.ts'
import type { GameScreen } from '../../../screen/screen.ts'
import { defaults, settings } from '../../../store/settings.ts'
import { cardOf } from '../../../table/card/decision.ts'
import { blitzScreen } from '../screen.tsx'

const s = position(
  checked,
  `at 2007 3pz-1/5
   at 1803 3pz-1/3
   at 1205 3pz-1/6
   at 0110 15dim-I/4RI`,
)
const unitOf = (code: string): number => s.board.unitCodes.indexOf(code)

/** A table before the position, a unit in hand. */
async function inHand(code: string): Promise<Sitting> {
  const sitting = sitAt((await blitzScreen('checked')) as unknown as GameScreen, s, 0)
  sitting.model.selectUnits([unitOf(code)])
  return sitting
}

const speakEnglish = (): void => {
  settings.value = { ...defaults, language: 'en' }
}

beforeEach(speakEnglish)

const exitTiles = ({ model }: Sitting): readonly Tile[] =>
  cardOf(model).groups.find(({ key }) => key === 'exit')?.tiles ?? []

test('a unit at the edge has its way off the map on the card, and takes it when it is confirmed', async () => {
  const sitting = await inHand('3pz-1/5')
  const { model, taken } = sitting
  expect(inLanguages(() => exitTiles(sitting))).toMatchObject([
    {
      name: 'Leave the map',
      value: expect.stringMatching(/^1\sMP$/),
      text: '2007, may come back from turn 3',
    },
    {
      name: 'Sortir de la carte',
      value: expect.stringMatching(/^1\sPM$/),
      text: '2007, peut revenir dès le tour 3',
    },
  ])
  speakEnglish()
  exitTiles(sitting)[0]!.press!()
  expect(cardOf(model).title).toContain('off the map by 2007')
  cardOf(model).primary.press()
  expect(taken).toEqual([[makeChoice(VERB.move, unitOf('3pz-1/5')), makeChoice(VERB.exit)]])
})

test('a unit that comes to the edge without points for the last step is told so', async () => {
  const [tile] = exitTiles(await inHand('3pz-1/3'))
  expect(tile).toMatchObject({
    name: 'Leave the map',
    closed: '1/3 (3 Pz) does not have enough MP left.',
  })
})

test('far from every edge nothing is said of it', async () => {
  expect(exitTiles(await inHand('3pz-1/6'))).toEqual([])
})
