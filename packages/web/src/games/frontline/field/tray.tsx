import {
  commanderOf,
  flanksOf,
  isConcealed,
  woundsOn,
  flankBonus,
  hasActed,
  isLoaded,
  isPinned,
  isSection,
  isStopped,
  KEY_LOCATION,
  ownerOf,
  seatsIn,
  sideOf,
  sideOfSeat,
  type Soldier,
} from '@estafette/frontline/screen'
import { sideClass } from '../../../screen/screen.ts'
import { describeSection, describeSoldier, lastingOf } from '../card/describe.ts'
import { nameOf, titleOf } from '../told/names.ts'
import { dragSource, dropTarget } from './drag.ts'
import { fieldWords } from './field-words.ts'
import { useLook } from './look.ts'
import type { ThreatMark } from '../plan/threats.ts'
import { SignArt, StandingArt } from '../art/piece-art.tsx'
import { markOf, shownCover, standingOf, type Group, type Scene } from './scene.ts'
import { Carried, Morale, Token, Values } from './token.tsx'
import { AmmoArt } from '../art/weapon-art.tsx'

interface Props {
  readonly scene: Scene
  readonly group: Group
  readonly style?: string
}

/** How the pieces of a section are drawn: upright, in rows, or not one by one. */
export type TrayForm = 'tokens' | 'rows' | 'plate'

/** A section: its name, what lasts on it, its men. A press on it means the section. */
export function Tray(props: Props & { readonly form: TrayForm; readonly isNarrow?: boolean }) {
  const { scene, group, style, form, isNarrow = false } = props
  const { s, below } = scene
  const { head, men } = group
  const mark = scene.groups.get(head) ?? {}
  const side = sideOf(s, head)
  const classes = [
    'frl-tray',
    `is-${form}`,
    sideClass('frontline', side),
    mark.isChosen && 'is-chosen',
    mark.canAct && 'can-act',
    mark.isTarget && 'is-target',
    mark.isAimed && 'is-aimed',
    isSection(s, head) && hasActed(s, head) && 'has-acted',
    mark.threat && `is-danger-${mark.threat.grade}`,
  ].filter(Boolean)
  return (
    <article
      class={classes.join(' ')}
      data-section={head}
      style={style}
      {...((mark.canAct || mark.isChosen) && dragSource({ kind: 'group', unit: head }))}
      {...dropTarget(scene, { kind: 'group', unit: head })}
    >
      <button
        type="button"
        class="frl-tray-press over"
        aria-pressed={side === below ? (mark.isChosen ?? false) : (mark.isAimed ?? false)}
        onClick={() => scene.press({ kind: 'group', unit: head })}
      >
        <span class="sr-only">{describeSection(scene, group)}</span>
      </button>
      <TrayHead scene={scene} group={group} isNamed={form === 'plate' || men.length > 1} />
      <div class="frl-men">
        {form === 'plate' ? (
          <Plate scene={scene} group={group} />
        ) : (
          men.map((x) =>
            form === 'tokens' ? (
              <Token key={x} scene={scene} soldier={x} />
            ) : (
              <Row key={x} scene={scene} soldier={x} isNarrow={isNarrow} />
            ),
          )
        )}
      </div>
    </article>
  )
}

/** The name of a section and what lasts on it. A lone man's name stands on his token. */
export function TrayHead({ scene, group, isNamed }: Props & { readonly isNamed: boolean }) {
  const { s } = scene
  const { head, men } = group
  const words = fieldWords()
  const cover = shownCover(s, head)
  const isHidden = men.some((x) => isConcealed(s, x))
  const mark = scene.groups.get(head) ?? {}
  const note = mark.note ?? (isSection(s, head) ? (hasActed(s, head) ? words.acted : '') : '')
  const flank = flankBonus(s, head)
  return (
    <header class="frl-tray-head line" aria-hidden="true">
      {isNamed && <b>{nameOf(head)}</b>}
      {seatsIn(s) > 2 && <Owner scene={scene} seat={ownerOf(s, head)} />}
      {mark.threat && <Danger threat={mark.threat} />}
      {note && <small>{note}</small>}
      {cover > 0 && (
        <span
          class={isHidden ? 'frl-tag is-hidden' : 'frl-tag'}
          data-tip={lastingOf(s, group).join(', ')}
        >
          <SignArt sign={isHidden ? 'eye' : 'shield'} />
          {cover}
        </span>
      )}
      {flanksOf(s, head) > 0 && (
        <span class="frl-tag is-lasting" data-tip={words.flank(flank)}>
          <SignArt sign="clock" />
          {isNamed ? words.flank(flank) : `+${flank}`}
        </span>
      )}
      {s.key === head && (
        <span class="frl-tag is-lasting" data-tip={titleOf(KEY_LOCATION)}>
          <SignArt sign="clock" />
          {isNamed && titleOf(KEY_LOCATION)}
        </span>
      )}
    </header>
  )
}

/** As many diamonds as the danger has grades, and its figure; one hollow diamond where there is none. */
function Danger({ threat: { grade, figure, text } }: { readonly threat: ThreatMark }) {
  return (
    <span class="frl-tag frl-danger" data-grade={grade} data-tip={text}>
      {grade === 0 ? '◇' : '◆'.repeat(grade)} {figure}
    </span>
  )
}

/** Whose section it is, where several play a side; a star marks who commands it. FRL-TEAM-3 */
function Owner({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const { s, playerName } = scene
  const words = fieldWords()
  const commands = commanderOf(s, sideOfSeat(s, seat)) === seat
  return (
    <span
      class="frl-tag is-owner"
      data-owner={seat}
      data-tip={commands ? words.commander(playerName(seat)) : playerName(seat)}
    >
      {words.seatShort(seat + 1)}
      {commands && '★'}
    </span>
  )
}

/** A soldier in one line, where there is no room for his token. */
function Row(props: {
  readonly scene: Scene
  readonly soldier: Soldier
  readonly isNarrow: boolean
}) {
  const { scene, soldier: x, isNarrow } = props
  const { s } = scene
  const mark = markOf(scene, x)
  const standing = standingOf(s, x)
  const look = useLook(scene, { kind: 'soldier', soldier: x })
  return (
    <div class={mark.isTarget ? 'frl-row is-eligible' : 'frl-row'} data-soldier={x} {...look}>
      <button
        type="button"
        class="frl-token-press over"
        tabIndex={mark.isTarget || mark.modes ? 0 : -1}
        onClick={() => scene.press({ kind: 'unit', unit: x })}
      >
        <span class="sr-only">{describeSoldier(scene, x)}</span>
      </button>
      <span class="frl-row-name" aria-hidden="true">
        {nameOf(x)}
      </span>
      <Values scene={scene} soldier={x} mark={mark} isOne={isNarrow} />
      <span class="frl-row-line line" aria-hidden="true">
        <Morale s={s} soldier={x} />
        <AmmoArt soldier={x} isEmpty={!isLoaded(s, x)} />
        {standing && <StandingArt standing={standing} />}
        <States scene={scene} men={[x]} />
        {!isNarrow && <Carried s={s} soldier={x} />}
      </span>
    </div>
  )
}

/** A section in a word: how many men, and what ails them. */
function Plate({ scene, group }: Props) {
  const words = fieldWords()
  return (
    <div class="frl-plate line" aria-hidden="true">
      <span>{words.manShort(group.men.length)}</span>
      <States scene={scene} men={group.men} />
    </div>
  )
}

/** Signs of what is the matter with one of these men at least. */
function States({ scene, men }: { readonly scene: Scene; readonly men: readonly Soldier[] }) {
  const { s } = scene
  return (
    <>
      {men.some((x) => isPinned(s, x)) && (
        <span class="frl-state centred is-pinned">
          <SignArt sign="pin" />
        </span>
      )}
      {men.some((x) => isStopped(s, x) || woundsOn(s, x) > 0) && (
        <span class="frl-state centred is-wounded">
          <SignArt sign="wound" />
        </span>
      )}
    </>
  )
}
