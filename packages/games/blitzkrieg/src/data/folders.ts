// Written by scripts/battles.mjs from the folders of data/; not to be edited.
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

/** The files of a battle as they are read. */
export interface Folder {
  readonly map: unknown
  readonly units: unknown
  readonly scenario: unknown
}

/** Every battle there is, those of the series first and in its order. */
export const folders: Readonly<Record<string, Folder>> = {
  checked: { map: checkedMap, units: checkedUnits, scenario: checkedScenario },
  unleashed: { map: unleashedMap, units: unleashedUnits, scenario: unleashedScenario },
  challenged: { map: challengedMap, units: challengedUnits, scenario: challengedScenario },
  stalled: { map: stalledMap, units: stalledUnits, scenario: stalledScenario },
  met: { map: metMap, units: metUnits, scenario: metScenario },
  undone: { map: undoneMap, units: undoneUnits, scenario: undoneScenario },
  training: { map: trainingMap, units: trainingUnits, scenario: trainingScenario },
}
