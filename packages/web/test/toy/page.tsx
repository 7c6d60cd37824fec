// The toy game at a table, for two people at one screen: a page for tests and for trying out, which
// the program does not link to. ?seed=7 gives other dice.
import type { Game } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { openTable } from '@estafette/table'
import { signal } from '@preact/signals'
import { render } from 'preact'
import { toyScreen } from '../../src/games/toy/screen.tsx'
import { anyScreen } from '../../src/screen/of-any-game.ts'
import { openSession } from '../../src/session/local.ts'
import { makeModel } from '../../src/table/model.ts'
import { AtTable } from '../../src/table/at-table.tsx'
import '../../src/style/tokens.css'
import '../../src/style/base.css'
import '../../src/style/bar.css'
import '../../src/style/content.css'
import '../../src/style/controls.css'
import '../../src/style/layers.css'

const seed = new URLSearchParams(location.search).get('seed') ?? '1'
const opened = openTable(toy as unknown as Game, {
  start: { setup: { scenario: 'lane', options: { cards: 'dealt' } } },
  gameId: 'toy',
  seed: seed.padStart(64, '0'),
  local: true,
})
if (!opened.ok) throw new Error(opened.reason)
const session = openSession('toy', opened.value, ['human', 'human'])
const claim = { holder: signal('here' as const), takeOver: () => {}, release: () => {} }
render(
  <AtTable model={makeModel(session, anyScreen(toyScreen))} claim={claim} />,
  document.querySelector('#app')!,
)
