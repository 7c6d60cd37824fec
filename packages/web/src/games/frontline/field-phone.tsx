import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { LINE, sizeOf, terrainAt, type Side } from '@estafette/frontline/screen'
import { Arrow, rem } from './arrow.tsx'
import { describeGround } from './describe.ts'
import { fieldWords } from './field-words.ts'
import { GroundCard } from './ground.tsx'
import { focusOn, spreadTrays } from './layout.ts'
import { FlagArt } from './piece-art.tsx'
import { objectiveAt } from './describe.ts'
import { Rail } from './rail.tsx'
import { groupsOf, type Group, type Scene } from './scene.ts'
import { TerrainArt } from './terrain-art.tsx'
import { Tray } from './tray.tsx'
import { useBoxSize } from './use-size.ts'

const FOCUS = 5 // cards that are seen at once
const SWIPE = 40 // pixels
const GROUND_HEIGHT = 82
const WIDE_TRAY = 136

/** The field on a phone: a strip of all nine cards, and five of them in focus with their men. */
export function FieldPhone({ scene }: { readonly scene: Scene }) {
  const { s, below, marks } = scene
  const box = useRef<HTMLDivElement>(null)
  const { width } = useBoxSize(box).value
  const first = useSignal(startOf(scene))
  const held = endsOf(scene)
  useEffect(() => {
    first.value = focusOn(first.peek(), FOCUS, held)
  }, [held.join()])
  const from = useRef(0)
  const swipe = (step: number): void => {
    first.value = Math.min(LINE - FOCUS + 1, Math.max(1, first.peek() + step))
  }
  const step = width / FOCUS
  const centres = Array.from({ length: LINE }, (_, at) => (at + 1 - first.value + 0.5) * step)
  const ground = { width: step - 4, height: GROUND_HEIGHT }
  return (
    <div
      class="frl-phone"
      ref={box}
      onPointerDown={(event) => (from.current = event.clientX)}
      onPointerUp={(event) => {
        const moved = event.clientX - from.current
        if (Math.abs(moved) > SWIPE) swipe(moved < 0 ? 1 : -1)
      }}
    >
      <Rail scene={scene} />
      <Strip
        scene={scene}
        first={first.value}
        go={(place) => (first.value = focusOn(place - 2, FOCUS, [place]))}
      />
      <PhoneLane scene={scene} side={1 - below} first={first.value} width={width} />
      <div
        class="frl-line"
        role="group"
        aria-label={fieldWords().grounds}
        style={`--ground:${rem(ground.width)};--ground-high:${rem(ground.height)}`}
      >
        {inFocus(first.value).map((place) => (
          <GroundCard
            key={place}
            scene={scene}
            place={place}
            style={`left:${rem(centres[place - 1]! - ground.width / 2)}`}
          />
        ))}
        {marks.arrow && (
          <Arrow arrow={marks.arrow} centres={centres} width={width} ground={ground} />
        )}
      </div>
      <PhoneLane scene={scene} side={below} first={first.value} width={width} />
      <span class="sr-only">{s.turn}</span>
    </div>
  )
}

function inFocus(first: number): readonly number[] {
  return Array.from({ length: FOCUS }, (_, at) => first + at)
}

/** Where the focus begins: between the own front and the enemy's. */
function startOf({ s, below }: Scene): number {
  const own = groupsOf(s, below).map(({ place }) => place)
  const theirs = groupsOf(s, 1 - below).map(({ place }) => place)
  const all = [...own, ...theirs]
  if (all.length === 0) return 3
  const middle = Math.round(all.reduce((sum, place) => sum + place, 0) / all.length)
  return Math.min(LINE - FOCUS + 1, Math.max(1, middle - 2))
}

/** The cards that must be seen: both ends of an aim, or what is chosen. */
function endsOf({ s, marks }: Scene): readonly number[] {
  if (marks.arrow) return [marks.arrow.from, marks.arrow.to]
  return [...marks.sections].flatMap(([head, mark]) =>
    mark.isChosen || mark.isAimed ? [s.place[head]!] : [],
  )
}

/** All nine cards at once: men of both sides, who can act, what is chosen and aimed at. */
function Strip(props: {
  readonly scene: Scene
  readonly first: number
  readonly go: (place: number) => void
}) {
  const { scene, first, go } = props
  const { s, marks, below } = scene
  const groups = [0, 1].map((side) => groupsOf(s, side))
  const menIn = (side: Side, place: number): number =>
    groups[side]!.filter((group) => group.place === place).reduce(
      (sum, { men }) => sum + men.length,
      0,
    )
  return (
    <div class="frl-strip" role="group" aria-label={fieldWords().line}>
      {Array.from({ length: LINE }, (_, at) => at + 1).map((place) => {
        const here = groups.flat().filter((group) => group.place === place)
        const has = (test: (group: Group) => boolean | undefined) => here.some(test)
        const classes = [
          place >= first && place < first + FOCUS && 'is-in',
          (marks.grounds.get(place)?.isFrom ||
            has(({ head }) => marks.sections.get(head)?.isChosen)) &&
            'is-from',
          (marks.grounds.get(place)?.isAimed ||
            has(({ head }) => marks.sections.get(head)?.isAimed)) &&
            'is-aimed',
          marks.grounds.get(place)?.canGo && 'can-go',
        ].filter(Boolean)
        return (
          <button key={place} type="button" class={classes.join(' ')} onClick={() => go(place)}>
            <span class="sr-only">{describeGround(scene, place)}</span>
            <span aria-hidden="true">
              <TerrainArt terrain={terrainAt(s, place)} />
              <b class="frl-number">{place}</b>
              {[0, 1].map((side) => {
                const count = menIn(side, place)
                const where = side === below ? 'is-below' : 'is-above'
                return (
                  count > 0 && (
                    <i key={side} class={`${side === 1 ? 'is-axis' : 'is-allied'} ${where}`}>
                      {count}
                    </i>
                  )
                )
              })}
              {objectiveAt(s, place) && <FlagArt />}
              {has(({ head }) => marks.sections.get(head)?.canAct) && <u class="frl-can" />}
            </span>
          </button>
        )
      })}
    </div>
  )
}

/** The sections of a side in the cards in focus: rows where there is room, else a plate. */
function PhoneLane(props: {
  readonly scene: Scene
  readonly side: Side
  readonly first: number
  readonly width: number
}) {
  const { scene, side, first, width } = props
  const { s, marks, below } = scene
  const words = fieldWords()
  const step = width / FOCUS
  const groups = groupsOf(s, side).filter(({ place }) => place >= first && place < first + FOCUS)
  const isLarge = ({ head }: Group): boolean => {
    const mark = marks.sections.get(head)
    return !!mark?.isChosen || !!mark?.isAimed
  }
  const narrow = step - 4
  const room = width - 8
  const large = groups.filter(isLarge).length * (WIDE_TRAY - narrow)
  const fits = groups.length * (narrow + 4) + large <= room + 4
  const trays = groups.map((group) => ({
    centre: (group.place - first + 0.5) * step,
    width: fits && isLarge(group) ? WIDE_TRAY : narrow,
  }))
  const isOver = groups.length * (narrow + 8) > room
  const lefts = spreadTrays(trays, isOver ? groups.length * (narrow + 8) + 24 : width)
  return (
    <div
      class={side === below ? 'frl-lane is-below' : 'frl-lane is-above'}
      role="group"
      aria-label={side === below ? words.ownSections : words.enemySections}
      data-over={isOver ? '' : undefined}
    >
      {groups.map((group, at) => (
        <Tray
          key={group.head}
          scene={scene}
          group={group}
          form={sizeOf(s, group.head) > 0 ? 'rows' : 'plate'}
          style={`left:${rem(lefts[at]!)};width:${rem(trays[at]!.width)}`}
        />
      ))}
    </div>
  )
}
