import { frontline } from '@estafette/frontline'
import {
  groundsOf,
  leftInCup,
  spentBy,
  actionSource,
  BASE_HAND,
  columnNow,
  copies,
  coverOf,
  damageCost,
  DAMAGES,
  equipmentCount,
  EQUIPMENT,
  FLAME,
  fullCup,
  heldCount,
  NONE,
  placeOf,
  previewFire,
  scenarioOf,
  sideHandSize,
  SIDES,
  tacticiansOf,
  terrainAt,
  TERRAINS,
  type FrontlineState,
} from '@estafette/frontline/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import { Aids } from '../../../panels/aids.tsx'
import { AidHead, Columns } from '../../../panels/tables.tsx'
import { RuleLink } from '../../../panels/rule-link.tsx'
import { inPrint } from '../../../i18n/spoken.ts'
import type { PanelProps } from '../../../screen/screen.ts'
import type { FrontDesk } from '../desk.ts'
import { draftOf } from '../plan/draft.ts'
import { firstOdds } from '../plan/odds.ts'
import { battleText } from '../told/battle-words.ts'
import { FireCalculator } from './calculator.tsx'
import { groundRules } from '../field/terrain-rules.ts'
import { frontWords } from '../words.ts'
import './front-panels.css'

const GAME = frontline.id

/** The player aids: what is in the cup, what the ground does, what lies in the discard. */
export function Tables({ model, isWide }: PanelProps<FrontlineState>) {
  const s = model.state.value
  const words = frontWords()
  const hasSpecial = scenarioOf(s) !== null && scenarioOf(s) !== undefined
  return (
    <Aids
      isWide={isWide}
      first={s.turn > 0 ? 'damage' : 'equipment'}
      parts={[
        {
          key: 'damage',
          title: words.aids.damage,
          inside: (
            <>
              <Damage s={s} lit={columnLit(model)} />
              {s.turn > 0 && <FireCalculator model={model} />}
            </>
          ),
        },
        { key: 'terrain', title: words.aids.terrain, inside: <Ground s={s} /> },
        ...(s.turn > 0 ? [{ key: 'hand', title: words.hand, inside: <Hands s={s} /> }] : []),
        { key: 'actions', title: words.aids.actions, inside: <Actions s={s} /> },
        { key: 'equipment', title: words.aids.equipment, inside: <Equipment s={s} /> },
        ...(hasSpecial
          ? [{ key: 'special', title: words.special, inside: <Special s={s} /> }]
          : []),
      ]}
    />
  )
}

/** What is special in the battle that is played. */
function Special({ s }: { readonly s: FrontlineState }) {
  const scenario = scenarioOf(s)
  if (!scenario) return null
  const { special, noSpecial } = frontWords()
  const { specials } = battleText(scenario.id)
  return (
    <>
      <AidHead title={special} game={GAME} rule="FRL-SCN-2" />
      {specials.length === 0 && <p>{noSpecial}</p>}
      <ul class="aid-list">
        {specials.map(({ text, rule }) => (
          <li key={text}>
            {text} <RuleLink game={GAME} rule={rule} />
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * The column of whoever suffers now, or would of the fire that is drafted, a flamethrower reckoned in;
 * NONE where nobody does. FRL-COV-1, FRL-WPN-5
 */
export function columnLit(model: FrontDesk): number {
  const s = model.state.value
  if (s.sufferer !== NONE && s.fp > 0) return columnNow(s)
  const draft = draftOf(model)?.draft
  if (draft?.kind !== 'fire' || draft.target === NONE) return NONE
  const { sufferer } = firstOdds(model, draft)
  const isTheirs = sufferer === draft.target
  const hasFlame = isTheirs ? previewFire(s, draft).hasFlame : (s.tints & FLAME) !== 0
  return Math.max(0, coverOf[terrainAt(s, placeOf(s, sufferer))]! - Number(hasFlame))
}

/** What each counter costs by cover, and how many of it the cup still holds. FRL-DMG-1 */
function Damage({ s, lit }: { readonly s: FrontlineState; readonly lit: number }) {
  const words = frontWords()
  const voice = voiceOf(frontline)
  return (
    <Columns
      title={words.aids.damage}
      game={GAME}
      rule="FRL-DMG-1"
      lit={lit}
      heads={[...words.coverShort, words.aids.inCup]}
      rows={DAMAGES.map((_, damage) => ({
        text: voice.thing('damage', damage),
        values: [
          ...[0, 1, 2].map((column) => damageCost[damage * 3 + column]!),
          words.ofCount(leftInCup(s, damage), fullCup[damage]!),
        ],
      }))}
    />
  )
}

/** The kinds of ground: cover, effect, and where it lies. FRL-TER-5 */
function Ground({ s }: { readonly s: FrontlineState }) {
  const words = frontWords()
  const voice = voiceOf(frontline)
  return (
    <>
      <AidHead title={words.aids.terrain} game={GAME} rule="FRL-TER-5" />
      <dl class="front-aids">
        {TERRAINS.map((code, kind) => {
          const cards = groundsOf(s, kind)
          return (
            <div key={code}>
              <dt>
                {voice.thing('terrain', kind)} <small>{words.cover[coverOf[kind]!]}</small>
                {cards.length > 0 && <b>{cards.map((at) => at + 1).join(' ')}</b>}
              </dt>
              <dd>
                {words.terrainText[kind]} <RuleLink game={GAME} rule={groundRules[kind]!} />
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}

/** How the hand size of each side is made up. FRL-HAND-1 */
function Hands({ s }: { readonly s: FrontlineState }) {
  const { hand, handParts } = frontWords()
  const voice = voiceOf(frontline)
  const sides = [0, 1]
  const bonus = sides.map((side) => scenarioOf(s)?.handBonus[side] ?? 0)
  const rows: readonly (readonly [string, readonly number[]])[] = [
    [handParts.base, sides.map(() => BASE_HAND)],
    [handParts.held, sides.map((side) => heldCount(s, side))],
    [handParts.tactics, sides.map((side) => tacticiansOf(s, side))],
    ...(bonus.some((count) => count > 0) ? [[handParts.bonus, bonus] as const] : []),
    [handParts.size, sides.map((side) => sideHandSize(s, side))],
  ]
  return (
    <Columns
      title={hand}
      game={GAME}
      rule="FRL-HAND-1"
      heads={SIDES.map((side) => voice.side(side))}
      rows={rows.map(([text, values]) => ({ text, values }))}
    />
  )
}

/** The deck by titles, with what lies open in the discard. FRL-ACT-1 */
function Actions({ s }: { readonly s: FrontlineState }) {
  const words = frontWords()
  const voice = voiceOf(frontline)
  const pile = s.pile.subarray(0, s.pileSize)
  return (
    <>
      <AidHead title={words.aids.actions} game={GAME} rule="FRL-ACT-1" />
      <dl class="front-aids">
        {actionSource.map(({ id, rule, text }, card) => {
          const out = pile.reduce((sum, one) => sum + Number(one === card), 0)
          return (
            <div key={id}>
              <dt>
                {voice.thing('card', card)}
                <b data-tip={`${words.aids.discarded} ${words.ofCount(out, copies[card]!)}`}>
                  {words.ofCount(out, copies[card]!)}
                  <span class="sr-only"> {words.aids.discarded}</span>
                </b>
              </dt>
              <dd>
                {inPrint(text)} <RuleLink game={GAME} rule={rule} />
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}

const equipmentRules = ['', 'BAN', 'GRE', 'RGR', 'BIN-1', 'CAN', 'SHO'].map(
  (part) => `FRL-EQ-${part}`,
)

/** What soldiers can carry, and how many counters a side has. FRL-CNT-2 */
function Equipment({ s }: { readonly s: FrontlineState }) {
  const words = frontWords()
  const voice = voiceOf(frontline)
  const used = (side: number, kind: number): number => spentBy(s, side, kind)
  return (
    <>
      <AidHead title={words.aids.equipment} game={GAME} rule="FRL-EQ-1" />
      <dl class="front-aids">
        {EQUIPMENT.slice(1).map((code, index) => {
          const kind = index + 1
          return (
            <div key={code}>
              <dt>
                {voice.thing('equipment', kind)}
                <b>
                  {SIDES.map((side, at) => (
                    <span key={side}>
                      <span class="sr-only">{voice.side(side)} </span>
                      {equipmentCount[kind]! - used(at, kind)}
                    </span>
                  ))}
                </b>
              </dt>
              <dd>
                {words.equipmentText[kind]} <RuleLink game={GAME} rule={equipmentRules[kind]!} />
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
