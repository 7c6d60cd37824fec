import { goTo, type AutomaticStep } from './flow.ts'
import { flipToUnused, isDisrupted, isOnMap, recover } from './units.ts'

/** Phase 7: all disruption goes, all units turn to their unused side. CEL-12.0.5, CEL-3.0.1 */
export const recoveryPhase: AutomaticStep = (s, _dice, tell) => {
  const units: number[] = []
  for (let unit = 0; unit < s.board.unitCount; unit++) {
    if (!isOnMap(s, unit)) continue
    flipToUnused(s, unit)
    if (!isDisrupted(s, unit)) continue
    recover(s, unit)
    units.push(unit)
  }
  if (units.length > 0) tell?.({ type: 'recovered', rule: 'CEL-12.0.5', units })
  goTo(s, 'victory-phase')
}
