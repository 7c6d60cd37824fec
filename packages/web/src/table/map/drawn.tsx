import { signal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { MapFeed } from '../../map-view/feed.ts'
import type { MapWindow } from '../../map-view/view.ts'
import type { MapPart } from '../../screen/map.ts'
import { later } from '../../shell/later.tsx'
import { privateNotes } from '../../store/private.ts'
import type { TableModel } from '../model.ts'
import { enemyTurn } from '../other-turn/enemy-turn.ts'
import { RISK } from '../risk/overlay.ts'
import { setUpOf } from '../set-up/door.ts'
import { ShownPlaces } from './shown-places.tsx'
import { CameraOfTurn } from './turn-camera.tsx'

const DangerMarks = later(async () => (await import('./danger-marks.tsx')).DangerMarks)
const AheadArrows = later(async () => (await import('../ahead/ahead-arrows.tsx')).AheadArrows)
const RiskMarks = later(async () => (await import('../risk/risk-marks.tsx')).RiskMarks)
const RiskTags = later(async () => (await import('../risk/risk-marks.tsx')).RiskTags)
const Fates = later(async () => (await import('../card/fates.tsx')).Fates)
const MapPins = later(async () => (await import('./pins.tsx')).MapPins)
const RollNote = later(async () => (await import('../rolls/roll-note.tsx')).RollNote)
const Trails = later(async () => (await import('../other-turn/trails.tsx')).Trails)
const TurnBadge = later(async () => (await import('../other-turn/turn-badge.tsx')).TurnBadge)

/** The marks of a move are fetched with the first one that is meant. */
function MoveMarks(props: Parameters<typeof DangerMarks>[0]) {
  const isFetched = useRef(false)
  const now = isFetched.current ? null : props.model.intention.value
  if (now?.kind === 'plan' && now.plan.kind === 'move') isFetched.current = true
  return isFetched.current ? <DangerMarks {...props} /> : null
}

/** What is meant of a set-up, as it would stand. */
function SetUpGhosts(props: { readonly model: TableModel; readonly map: MapPart }) {
  const setUp = setUpOf(props.model)
  return setUp && <setUp.Ghosts {...props} />
}

function SetUpNote(props: { readonly model: TableModel; readonly view: MapWindow }) {
  const setUp = setUpOf(props.model)
  return setUp && <setUp.Note {...props} />
}

/** Whether dice have fallen: until then nothing of their note is fetched. */
function hasRolled({ session, screen }: TableModel): boolean {
  const { rolls } = screen
  return !!rolls && session.log.value.some(({ events }) => events.some((one) => rolls.isRoll(one)))
}

/** What a game and its table draw on the map by themselves, and the notes over it. */
export function drawnAt(model: TableModel, map: MapPart): Pick<MapFeed, 'Drawn' | 'Notes'> {
  const { state, screen } = model
  const scale = signal(1) // of the map
  return {
    Drawn({ layer, overlays }) {
      if (layer !== 'ground') {
        return (
          <>
            {layer === 'under' && screen.plans?.danger && overlays.has(RISK) && (
              <RiskMarks model={model} map={map} planner={screen.plans} />
            )}
            {layer === 'under' && <ShownPlaces map={map} page={model.page} />}
            {map.Reach && <map.Reach model={model} layer={layer} />}
            {layer === 'over' && privateNotes.value.pins.length > 0 && <MapPins map={map} />}
            {layer === 'over' && (privateNotes.value.ahead?.length ?? 0) > 0 && (
              <AheadArrows model={model} map={map} scale={scale} />
            )}
            {layer === 'over' && map.fates?.(state.value) && (
              <Fates model={model} map={map} scale={scale} />
            )}
            {layer === 'over' && screen.plans?.danger && (
              <MoveMarks model={model} map={map} scale={scale} />
            )}
            {layer === 'over' && screen.plans?.danger && overlays.has(RISK) && (
              <RiskTags model={model} map={map} />
            )}
            {layer === 'over' && <SetUpGhosts model={model} map={map} />}
            {layer === 'over' && enemyTurn(model) && <Trails model={model} scale={scale} />}
          </>
        )
      }
      return (
        <>
          <map.Over state={state.value} />
          {map.Overlay && <map.Overlay state={state.value} shown={overlays} />}
        </>
      )
    },
    Notes: ({ view }) => (
      <>
        <CameraOfTurn model={model} view={view} scale={scale} />
        {hasRolled(model) && <RollNote model={model} view={view} />}
        <SetUpNote model={model} view={view} />
        {enemyTurn(model) && <TurnBadge model={model} />}
      </>
    ),
  }
}
