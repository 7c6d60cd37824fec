import { PositionArt } from '../../panels/position-art.tsx'
import type { Finished } from './finished.ts'

const WIDE = 900 // of the map that is shown
const HIGH = 360

/** The last position where the game was decided, as an ornament. */
export function Picture({ finished, place }: { finished: Finished; place: number }) {
  const { screen, state } = finished
  return (
    <div class="after-picture over">
      <PositionArt screen={screen} state={state} place={place} wide={WIDE} high={HIGH} />
    </div>
  )
}
