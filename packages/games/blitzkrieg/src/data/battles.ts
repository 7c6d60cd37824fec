import challengedMap from '../../data/challenged/map.json' with { type: 'json' }
import challengedScenario from '../../data/challenged/scenario.json' with { type: 'json' }
import challengedUnits from '../../data/challenged/units.json' with { type: 'json' }
import checkedMap from '../../data/checked/map.json' with { type: 'json' }
import checkedScenario from '../../data/checked/scenario.json' with { type: 'json' }
import checkedUnits from '../../data/checked/units.json' with { type: 'json' }
import metMap from '../../data/met/map.json' with { type: 'json' }
import metScenario from '../../data/met/scenario.json' with { type: 'json' }
import metUnits from '../../data/met/units.json' with { type: 'json' }
import stalledMap from '../../data/stalled/map.json' with { type: 'json' }
import stalledScenario from '../../data/stalled/scenario.json' with { type: 'json' }
import stalledUnits from '../../data/stalled/units.json' with { type: 'json' }
import trainingMap from '../../data/training/map.json' with { type: 'json' }
import trainingScenario from '../../data/training/scenario.json' with { type: 'json' }
import trainingUnits from '../../data/training/units.json' with { type: 'json' }
import undoneMap from '../../data/undone/map.json' with { type: 'json' }
import undoneScenario from '../../data/undone/scenario.json' with { type: 'json' }
import undoneUnits from '../../data/undone/units.json' with { type: 'json' }
import unleashedMap from '../../data/unleashed/map.json' with { type: 'json' }
import unleashedScenario from '../../data/unleashed/scenario.json' with { type: 'json' }
import unleashedUnits from '../../data/unleashed/units.json' with { type: 'json' }
import { makeBoard, type Board } from './board.ts'
import { sourceOf } from './source.ts'

/** Blitzkrieg Checked: Gembloux. */
export const checked: Board = makeBoard(
  sourceOf('checked', checkedMap, checkedUnits, checkedScenario),
)

/** Blitzkrieg Unleashed: Sedan. */
export const unleashed: Board = makeBoard(
  sourceOf('unleashed', unleashedMap, unleashedUnits, unleashedScenario),
)

/** Blitzkrieg Challenged: Dinant. */
export const challenged: Board = makeBoard(
  sourceOf('challenged', challengedMap, challengedUnits, challengedScenario),
)

/** Blitzkrieg Stalled: Arras. */
export const stalled: Board = makeBoard(
  sourceOf('stalled', stalledMap, stalledUnits, stalledScenario),
)

/** Blitzkrieg Met: Stonne. */
export const met: Board = makeBoard(sourceOf('met', metMap, metUnits, metScenario))

/** Blitzkrieg Undone: Hannut. */
export const undone: Board = makeBoard(sourceOf('undone', undoneMap, undoneUnits, undoneScenario))

/** The six battles in the order of the series. */
export const boards: readonly Board[] = [checked, unleashed, challenged, stalled, met, undone]

/** An invented battle to learn by, no part of the published series. */
export const training: Board = makeBoard(
  sourceOf('training', trainingMap, trainingUnits, trainingScenario),
)

/** Everything that can be played: the series, then the training battle. */
export const everyBoard: readonly Board[] = [...boards, training]
