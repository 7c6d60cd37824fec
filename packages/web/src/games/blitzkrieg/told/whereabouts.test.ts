import { stalled } from '@estafette/blitzkrieg'
import { position } from '@estafette/blitzkrieg/testing'
import { expect, test } from 'vitest'
import { voiceOf } from '../../../i18n/voice.ts'
import { panelWords } from '../panels/panel-words.ts'
import { whereIs } from './whereabouts.ts'

test.each([
  ['BLZ-NIT-3: infantry may come back at night', '7pz-I/7', 'recoverable'],
  ['BLZ-NIT-5: a unit with a refit marker does not', '7pz-II/7:refit', 'eliminated'],
  ['BLZ-88-5: an 88 does not', '7pz-42PzJ', 'eliminated'],
] as const)('%s', (_, unit, word) => {
  const s = position(stalled, `at eliminated ${unit}\nat 1717 7pz-I/6\nat 0303 uk-cup-6DLI`)
  const [code] = unit.split(':')
  const text = whereIs(s, s.board.unitCodes.indexOf(code!), voiceOf(stalled))
  expect(text).toBe(panelWords().where[word])
})
