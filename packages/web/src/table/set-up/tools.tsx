import type { Brain } from '@estafette/kernel'
import type { SetUpPart } from '../../screen/set-up.ts'
import { setUpCard } from './card.ts'
import { SetUpDock } from './dock.tsx'
import type { SetUpTools } from './desk.ts'
import { EdgeChips } from './edge-chips.tsx'
import { Ghosts } from './ghosts.tsx'
import { takeNext } from './in-hand.ts'
import { KeepBox } from './keep.tsx'
import { HandBox } from './lead.tsx'
import { makeWork } from './work.ts'
import { ZoneNote } from './zone-note.tsx'
import './set-up.css'

const BEST = 4 // that are in sight at least

/** Puts them together for a table. */
export function makeTools(part: SetUpPart, brain: Brain | undefined): SetUpTools {
  const work = makeWork(part, brain)
  return {
    card: (model) => setUpCard(model, work),
    zone: ({ state }) => part.zone(state.value),
    best: (model) =>
      work
        .good(model)
        .slice(0, BEST)
        .map(({ target }) => target),
    otherUnit: (model) => takeNext(model, part),
    Lead: ({ model }) => <HandBox model={model} work={work} />,
    Foot: ({ model }) => <KeepBox model={model} work={work} />,
    Dock: ({ model }) => <SetUpDock model={model} work={work} />,
    Note: ({ model, view }) => (
      <>
        <ZoneNote model={model} work={work} />
        <EdgeChips model={model} view={view} />
      </>
    ),
    Ghosts: ({ model, map }) => <Ghosts model={model} map={map} work={work} />,
  }
}
