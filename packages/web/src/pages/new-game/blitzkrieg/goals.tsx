import { lookOf } from '../../../screen/screen.ts'
import { Chip } from '../../../shell/chip.tsx'
import { battleOf, wordsOf } from './battles.ts'
import { saySeries } from './words.ts'

/** What each side of a battle wants. */
export function Goals({ battle: id }: { readonly battle: string }) {
  const { german, allied, second } = wordsOf(battleOf(id))
  const sides = [
    [saySeries('side.german'), german],
    [second, allied],
  ] as const
  return (
    <dl class="new-goals" data-part="goals">
      {sides.map(([name, wants], side) => (
        <div key={name}>
          <dt>
            <Chip look={lookOf(id, side)}>{name}</Chip>
          </dt>
          <dd>{wants || saySeries('wants.none')}</dd>
        </div>
      ))}
    </dl>
  )
}
