import { frontline } from '@estafette/frontline'
import {
  commandOf,
  AIMED,
  isLoaded,
  LINE,
  nation,
  NATIONS,
  RAPID,
  valueOf,
  vp,
  type Soldier,
} from '@estafette/frontline/screen'
import { sentence } from '../../../panels/question.ts'
import { RuleLink } from '../../../panels/rule-link.tsx'
import { specialsOf } from './ability-words.ts'
import { nationName, rankOf, weaponName } from './card-faces.ts'
import { statesOf } from '../card/describe.ts'
import { nameOf } from '../told/names.ts'
import { fieldWords } from '../field/field-words.ts'
import { shownRange, type Scene } from '../field/scene.ts'
import { Carried, Morale } from '../field/token.tsx'
import { AmmoArt, WeaponArt } from '../art/weapon-art.tsx'

/** A soldier, vehicle or gun with all its values, 264 wide. */
export function SoldierCard({
  scene,
  soldier: x,
}: {
  readonly scene: Scene
  readonly soldier: Soldier
}) {
  const { s } = scene
  const words = fieldWords()
  const now = shownRange(scene, x)
  const states = statesOf(s, x)
  return (
    <article class={`frl-soldier is-${NATIONS[nation[x]!]}`}>
      <header>
        <div>
          <b>{nameOf(x)}</b>
          <span>{`${rankOf(x)}, ${nationName(x)}`}</span>
        </div>
        <span class="frl-vp">
          <b>{vp[x]}</b>
          {words.vp}
        </span>
      </header>
      <div class="frl-soldier-arms line">
        <WeaponArt soldier={x} />
        <span>{weaponName(x)}</span>
        <AmmoArt soldier={x} isEmpty={!isLoaded(s, x)} />
      </div>
      <table>
        <tr>
          <th scope="row">{words.rangeHead}</th>
          {ranges.map((range) => (
            <th key={range} class={range === now ? 'is-now' : ''}>
              {range}
            </th>
          ))}
        </tr>
        <FireRow name={words.aimed} soldier={x} mode={AIMED} now={now} />
        <FireRow name={words.rapid} soldier={x} mode={RAPID} now={now} />
      </table>
      <div class="frl-soldier-facts line">
        <span class="line">
          {words.morale} <Morale s={s} soldier={x} />
        </span>
        <span class="line">
          {words.command} <b>{commandOf(s, x) > 0 ? commandOf(s, x) : '–'}</b>
        </span>
        <span class="line">
          {words.equipment} <Carried s={s} soldier={x} />
        </span>
      </div>
      {states.length > 0 && <p class="frl-soldier-states">{states.join(', ')}</p>}
      {specialsOf(x).map(({ name, text, rule }) => (
        <p key={rule}>
          <b>{`${name}.`}</b> {sentence(text)} <RuleLink game={frontline.id} rule={rule} />
        </p>
      ))}
    </article>
  )
}

const ranges = Array.from({ length: LINE }, (_, range) => range)

function FireRow(props: {
  readonly name: string
  readonly soldier: Soldier
  readonly mode: number
  readonly now: number
}) {
  const { name, soldier, mode, now } = props
  return (
    <tr class={mode === RAPID ? 'is-rapid' : ''}>
      <th scope="row">{name}</th>
      {ranges.map((range) => {
        const value = valueOf(soldier, mode, range)
        return (
          <td key={range} class={range === now ? 'is-now' : ''}>
            {value < 0 ? '–' : value}
          </td>
        )
      })}
    </tr>
  )
}
