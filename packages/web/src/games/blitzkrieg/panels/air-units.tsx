import { airDueOn, airPlaceOf, ALLIED, GERMAN, type BlitzState } from '@estafette/blitzkrieg/screen'
import { Marker } from '../../../counters/marker.tsx'
import { voiceOf } from '../../../i18n/voice.ts'
import { RuleLink } from '../../../panels/rule-link.tsx'
import { lookOf } from '../../../screen/screen.ts'
import type { BlitzDesk } from '../desk.ts'
import { panelWords } from './panel-words.ts'

/** Air units of both sides and what they do. */
export function AirUnits({ model, s }: { readonly model: BlitzDesk; readonly s: BlitzState }) {
  const { airCodes, airSides, airOut, id } = s.board
  const voice = voiceOf(model.session.game)
  const flying = [...airCodes.keys()].filter((air) => airPlaceOf(s, air) !== airOut)
  return (
    <section class="air-units">
      <h2>
        {panelWords().airUnits} <RuleLink game={id} rule="BLZ-AIR-1" />
      </h2>
      {[GERMAN, ALLIED].map((side) => (
        <ul key={side}>
          {flying
            .filter((air) => airSides[air] === side)
            .map((air) => (
              <li key={air}>
                <svg width="28" height="28" viewBox="0 0 64 64" aria-hidden="true">
                  <Marker
                    icon="air"
                    look={lookOf(id, side)}
                    x={32}
                    y={32}
                    size={60}
                    used={airPlaceOf(s, air) !== s.board.airReady}
                  />
                </svg>
                <span>
                  {voice.thing('air', air)}
                  <small>{airText(model, s, air)}</small>
                </span>
              </li>
            ))}
        </ul>
      ))}
    </section>
  )
}

/** What an air unit does, or when it is back. BLZ-AIR-1, BLZ-AIR-5 */
function airText(model: BlitzDesk, s: BlitzState, air: number): string {
  const words = panelWords()
  const place = airPlaceOf(s, air)
  const { board } = s
  if (place < board.hexCount) {
    return words.airTarget(voiceOf(model.session.game).thing('hex', place))
  }
  if (place === board.airTrack) return words.airBack(airDueOn(s, air))
  if (place === board.airInterdiction) return words.airPlace.interdiction
  if (place === board.airSpent) return words.airPlace.spent
  return place === board.airUsed ? words.airPlace.used : words.airPlace.ready
}
