import { placeOf } from '../i18n/places.ts'
import { PositionArt } from '../panels/position-art.tsx'
import type { Glance } from './glance.ts'
import './position-picture.css'

const WIDE = 520 // of the map that a small picture shows
const HIGH = 270

/**
 * A battle by its own map: as it stands now where that is known, else as it begins. It is a picture
 * that was drawn beforehand, so that lists of many battles need no map of any.
 */
export function PositionPicture(props: {
  readonly game: string
  readonly glance?: Glance | null | undefined
  readonly isLarge?: boolean
}) {
  const { game, glance, isLarge = false } = props
  return (
    <div class="position-picture" data-battle={game}>
      <img
        src={`/battles/${game}${isLarge ? '' : '-small'}.webp`}
        alt={placeOf(game)}
        width={isLarge ? 1200 : 208}
        height={isLarge ? 630 : 108}
        loading="lazy"
        decoding="async"
      />
      {glance && (
        <PositionArt
          screen={glance.screen}
          state={glance.state}
          place={glance.place}
          wide={WIDE}
          high={HIGH}
        />
      )}
    </div>
  )
}
