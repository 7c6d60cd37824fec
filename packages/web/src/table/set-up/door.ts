import { fetchBrain } from '@estafette/registry/shelf'
import type { GameScreen } from '../../screen/screen.ts'
import { tellMissing } from '../../shell/trouble.ts'
import { setUpState, type SetUpDesk, type SetUpTools } from './desk.ts'

/** Whether somebody in front of this screen sets up. */
export function isSettingUp({ screen, state, seat }: Pick<SetUpDesk, 'screen' | 'state' | 'seat'>) {
  return seat.value >= 0 && !!screen.setUp?.isSetUp(state.value, seat.value)
}

/** What belongs to a set-up, null while there is none, or while it is fetched. */
export function setUpOf(model: SetUpDesk): SetUpTools | null {
  if (!isSettingUp(model)) return null
  const kept = model.page.of(setUpState)
  if (!kept.isAsked) {
    kept.isAsked = true
    fetchTools(model.screen).then((tools) => (kept.tools.value = tools), tellMissing)
  }
  return kept.tools.value
}

async function fetchTools({ game, setUp }: GameScreen): Promise<SetUpTools> {
  const [{ makeTools }, part, brain] = await Promise.all([
    import('./tools.tsx'),
    setUp!.load(),
    fetchBrain(game.id).catch(() => undefined), // good places are then found without it
  ])
  return makeTools(part, brain)
}
