import { fetchGame, gameIds } from '@estafette/registry/shelf'
import { say } from '../../i18n/index.ts'
import { navigate } from '../../shell/navigation.ts'
import { post } from '../../shell/notice.tsx'
import { tellIfUnsaved } from '../../shell/trouble.ts'
import { HUMAN } from '../../store/games.ts'

const GAME = gameIds[0]! // to begin with

/** The rules travel while the person reads. */
const rules = () => import('../../store/begin.ts')
const players = () => import('@estafette/bots/names')

/** Fetches ahead, once the page stands, what a click on it will need. */
export function warmUp(): void {
  const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500))
  later(
    () =>
      void Promise.all([rules(), players(), fetchGame(GAME), import('../../table/page.tsx')]).catch(
        () => {},
      ),
  )
}

/** Begins a game at once: the first scenario, no house rules, against the best computer player. */
export async function play(seats: 'computer' | 'hotseat'): Promise<void> {
  const [{ beginGame }, { quickNames }, game] = await Promise.all([
    rules(),
    players(),
    fetchGame(GAME),
  ])
  if (!game) return
  const scenario = game.scenarios[0] ?? ''
  const opponent = seats === 'hotseat' ? HUMAN : (quickNames.at(-1) ?? HUMAN)
  const begun = beginGame(game, { scenario, options: {} }, [HUMAN, opponent])
  if (!begun.ok) return void post({ kind: 'bad', text: () => say('new.refused') })
  tellIfUnsaved(begun.value.kept)
  navigate({ page: 'table', id: begun.value.note.id })
}
