import type { ArrasState } from '@estafette/arras/screen'
import { Counter, CounterPicture } from '../../counters/counter.tsx'
import { language } from '../../store/settings.ts'
import type { TableModel } from '../../table/model.ts'
import { voiceOf } from '../../table/voice.ts'
import { arrasWords } from './words.ts'

/** Order of battle: every unit, its state and where it is; a click goes there. */
export function Units({ model }: { readonly model: TableModel }) {
  const s = model.state.value as ArrasState
  const { locationCount, offMap, eliminated, absent } = s.board
  const words = arrasWords()
  const voice = voiceOf(model.session.game)
  const where = (place: number): string => {
    if (place < locationCount) return voice.thing('place', place)
    if (place === offMap) return words.offMap
    return place === eliminated ? words.eliminated : words.removed
  }
  return (
    <div class="order-of-battle">
      {s.board.groups.map((groups, side) => (
        <section key={side}>
          <h2>{words.side[side]}</h2>
          {groups.map((group) => (
            <div key={group.letter} class="oob-group">
              <h3>{voice.thing('group', group.index)}</h3>
              <ul>
                {[...group.members, ...group.optionalMembers]
                  .filter((unit) => s.place[unit] !== absent)
                  .map((unit) => (
                    <li key={unit} class={s.place[unit]! >= eliminated ? 'is-lost' : ''}>
                      <button
                        type="button"
                        class="oob-unit"
                        onClick={() => {
                          if (s.place[unit]! >= locationCount) return
                          model.focus.value = s.place[unit]!
                          model.inspected.value = s.place[unit]!
                        }}
                      >
                        <CounterPicture width={36}>
                          <Counter
                            face={model.screen.face(s, unit)}
                            x={32}
                            y={32}
                            size={64}
                            level="table"
                          />
                        </CounterPicture>
                        <span>
                          {s.board.unitNames[unit]}
                          <small>{where(s.place[unit]!)}</small>
                        </span>
                        <span class="sr-only">
                          {model.screen.describeUnit(s, unit, language.value)}
                        </span>
                      </button>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
