import { keysOf } from '../../shell/keys-of.ts'
// A workbench: the counters of Arras and Celles in all states and sizes. Open it with vite at
// /src/pages/gallery/gallery.html?theme=dark&grey&only=units; the program does not link to it.
import { LOCKED, REDUCED, SPENT, standardBoard } from '@estafette/arras/screen'
import * as celles from '@estafette/celles/screen'
import { listedSides } from '@estafette/registry/shelf'
import { render, type ComponentChildren, type JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Die } from '../../dice/die.tsx'
import { DiceTray } from '../../dice/tray.tsx'
import { arrasLabel } from '../../games/arras/counter-words.ts'
import { arrasFace } from '../../games/arras/counters.ts'
import { cellesLabel } from '../../games/celles/counter-words.ts'
import { cellesFace } from '../../games/celles/counters.ts'
import { Counter, CounterPicture } from '../../counters/counter.tsx'
import { Marker, MARKER_ICONS } from '../../counters/marker.tsx'
import {
  BAR_PATTERNS,
  BAR_TONES,
  levelFor,
  NATIONS,
  type CounterFace,
  type Marks,
} from '../../counters/model.ts'
import { Plate } from '../../counters/plate.tsx'
import { Stack } from '../../counters/stack.tsx'
import { SYMBOLS } from '../../counters/symbols.ts'
import '../../style/index.css'
import './gallery.css'

const looks = listedSides('arras').map(({ look }) => look)
const SIZES = [36, 48, 64, 96]
const units = Array.from({ length: standardBoard.unitCount }, (_, unit) => unit)
const unitOf = (code: string) => standardBoard.unitCodes.indexOf(code)
const face = (code: string, flags = 0) => arrasFace(standardBoard, unitOf(code), flags)
const tank = face('7-royal-tank-a')
const rifles = face('7th-pz-2-7-rr')

const group: CounterFace = {
  key: 'group',
  nation: 'wehrmacht',
  kind: 'infantry-mechanised',
  size: 'III',
  name: 'Cochenhausen',
  letter: null,
  bar: { tone: 'coral', pattern: 'plain' },
  factors: [{ text: '11' }, { text: '8' }, { text: '9' }],
  steps: { left: 2, of: 2 },
}
const command: CounterFace = {
  ...group,
  key: 'command',
  nation: 'us',
  kind: 'armour',
  name: 'CCA A',
  bar: { tone: 'brown', pattern: 'plain' },
  factors: [{ text: '15' }, { text: '12' }, { text: '9' }],
}

const states: readonly (readonly [name: string, face: CounterFace])[] = [
  ['fresh', rifles],
  ['spent', face('7th-pz-2-7-rr', SPENT)],
  ['spent', face('7-royal-tank-a', SPENT)],
  ['spent SS', face('ss-totenkopf-1-3', SPENT)],
  ['spent French', face('3e-dlm', SPENT)],
  ['spent US', { ...command, spent: true }],
  ['reorganised', face('7-royal-tank-a', REDUCED)],
  ['R, spent', face('7th-pz-1-25', REDUCED | SPENT)],
  ['locked', face('5th-pz-1-31', LOCKED)],
  ['locked, spent', face('9-durham-lt-1', LOCKED | SPENT)],
  ['disrupted', { ...group, disrupted: true }],
  ['out of supply', { ...group, supply: 'out' }],
  ['isolated', { ...group, supply: 'isolated' }],
  ['both', { ...group, disrupted: true, supply: 'out' }],
  ['one step left', { ...group, steps: { left: 1, of: 2 } }],
  ['leader', face('rommel')],
  ['US', command],
]

const marks: readonly (readonly [name: string, marks: Marks])[] = [
  ['selected', { selected: true }],
  ['can act', { canAct: true }],
  ['activated', { activated: true }],
  ['acted', { acted: true }],
  ['target', { target: true }],
  ['moved', { moved: true }],
  ['focus', { focus: true }],
  ['selected, focus', { selected: true, focus: true }],
  ['moved, can act', { moved: true, canAct: true }],
]

const ofGroup = (letter: string, side: number, spent: number) =>
  units
    .filter((unit) => standardBoard.unitSide[unit] === side)
    .filter((unit) => String.fromCharCode(65 + standardBoard.group[unit]!) === letter)
    .map((unit, index) => arrasFace(standardBoard, unit, index < spent ? SPENT : 0))
    .reverse()

const stacks: readonly (readonly CounterFace[])[] = [
  ofGroup('M', 1, 0).slice(0, 2),
  ofGroup('B', 0, 3),
  ofGroup('H', 1, 2),
  [...ofGroup('J', 1, 0), rifles],
  [...ofGroup('B', 0, 2), ...ofGroup('D', 0, 1), ...ofGroup('E', 0, 4)],
  ofGroup('L', 1, 9),
  [face('7th-pz-1-25', REDUCED), ...ofGroup('L', 1, 1)],
  [face('5th-pz-1-31', LOCKED), face('5th-pz-2-31', LOCKED)],
]

const cellesFaces = celles.standardBoard.unitCodes.flatMap((code, unit) => {
  const { DISRUPTED, ISOLATED, OUT_OF_SUPPLY, USED } = celles
  const strengths = celles.standardBoard.unitSteps[unit]! > 1 ? [0, celles.REDUCED] : [0]
  const sides = strengths.flatMap((strength) => [strength, strength | USED])
  const states = [...sides, DISRUPTED, OUT_OF_SUPPLY, ISOLATED | USED].map((flags) => ({
    flags,
    trucks: false,
  }))
  if (code.startsWith('84Inf')) states.push({ flags: 0, trucks: true })
  return states.map(({ flags, trucks }) => ({
    face: cellesFace(celles.standardBoard, unit, flags, trucks),
    label: cellesLabel(celles.standardBoard, unit, flags, trucks, 'en'),
  }))
})

function Gallery(): JSX.Element {
  return (
    <>
      <Units />
      <Sizes />
      <Signs />
      <Dice />
    </>
  )
}

/** Every unit as it comes. */
function Units(): JSX.Element {
  return (
    <>
      <Section name="units">
        {units.map((unit) => {
          const label = arrasLabel(standardBoard, unit, 0, 'en')
          return (
            <Piece key={unit} face={arrasFace(standardBoard, unit, 0)} size={64} label={label} />
          )
        })}
      </Section>
      <Section name="units of Celles">
        {cellesFaces.map(({ face, label }) => (
          <Piece key={face.key} face={face} size={64} label={label} />
        ))}
      </Section>
    </>
  )
}

/** States, marks, stacks and plates in the sizes of the map. */
function Sizes(): JSX.Element {
  return (
    <>
      {SIZES.map((size) => (
        <Section key={size} name={`states ${size}`}>
          {states.map(([name, face], index) => (
            <Piece key={index} face={face} size={size} caption={name} />
          ))}
        </Section>
      ))}
      {SIZES.map((size) => (
        <Section key={size} name={`marks ${size}`} map>
          {marks.map(([name, marks], index) => (
            <Piece
              key={index}
              face={index % 2 ? rifles : tank}
              size={size}
              marks={marks}
              caption={name}
            />
          ))}
          <CounterPicture width={size}>
            <Counter face={tank} x={32} y={32} size={64} appearance="ghost" />
          </CounterPicture>
        </Section>
      ))}
      {SIZES.map((size) => (
        <Section key={size} name={`stacks ${size}`} map>
          {stacks.map((faces, index) => (
            <CounterPicture key={index} width={size}>
              <Stack
                faces={faces}
                x={32}
                y={32}
                size={64}
                level={size >= 64 ? 'full' : 'table'}
                marks={index === 1 ? { selected: true } : index === 2 ? { target: true } : {}}
              />
            </CounterPicture>
          ))}
        </Section>
      ))}
      {[24, 28, 35].map((size) => (
        <Section key={size} name={`plates ${size}`} map>
          {stacks.map((faces, index) => (
            <CounterPicture key={index} width={size}>
              <Plate
                faces={faces}
                x={32}
                y={32}
                size={64}
                marks={[{}, { selected: true }, { target: true }, { canAct: true }][index] ?? {}}
              />
            </CounterPicture>
          ))}
        </Section>
      ))}
    </>
  )
}

/** What faces are put together of, and what lies beside them. */
function Signs(): JSX.Element {
  return (
    <>
      <Section name="symbols">
        {keysOf(SYMBOLS).map((kind, index) => {
          const nation = NATIONS[index % NATIONS.length]!
          const one: CounterFace = { ...rifles, key: kind, kind, nation, name: kind.slice(0, 13) }
          return (
            <figure key={kind}>
              <Piece face={one} size={64} />
              <Piece face={one} size={40} />
            </figure>
          )
        })}
      </Section>
      <Section name="bars">
        {BAR_TONES.map((tone) =>
          BAR_PATTERNS.map((pattern) => {
            const nation = ['gold', 'sky', 'silver'].includes(tone) ? 'wehrmacht' : 'british'
            const one: CounterFace = {
              ...tank,
              key: tone,
              nation,
              name: tone,
              bar: { tone, pattern },
            }
            return <Piece key={tone + pattern} face={one} size={44} />
          }),
        )}
      </Section>
      <Section name="markers">
        {[64, 36, 22].map((size) =>
          MARKER_ICONS.flatMap((icon) =>
            looks.flatMap((look) =>
              [false, true].map((used) => (
                <CounterPicture key={`${size}${icon}${look.colour}${used}`} width={size}>
                  <Marker icon={icon} look={look} x={32} y={32} size={64} used={used} />
                </CounterPicture>
              )),
            ),
          ),
        )}
      </Section>
    </>
  )
}

/** Dice of both sides, at rest and thrown. */
function Dice(): JSX.Element {
  const [roll, setRoll] = useState(1)
  return (
    <Section name="dice">
      {[18, 20, 44].map((size) =>
        looks.flatMap((look) => [
          ...[null, 1, 2, 3, 4, 5, 6].map((face) => (
            <Die key={`${size}${look.colour}${face}`} face={face} look={look} size={size} />
          )),
          <Die key={`${size}${look.colour}x`} face={7} look={look} sides={10} size={size} />,
        ]),
      )}
      <DiceTray
        roll={roll}
        dice={[
          { look: looks[0], face: 5 },
          { look: looks[0], face: 3 },
          { look: looks[1], face: 2 },
        ]}
      />
      <button type="button" onClick={() => setRoll(roll + 1)}>
        Roll
      </button>
    </Section>
  )
}

interface PieceProps {
  readonly face: CounterFace
  readonly size: number
  readonly marks?: Marks
  readonly caption?: string
  readonly label?: string
}

function Piece({ face, size, marks, caption, label }: PieceProps): JSX.Element {
  const level = levelFor(size) === 'full' ? 'full' : 'table'
  return (
    <figure>
      <CounterPicture width={size} {...(label === undefined ? {} : { label })}>
        <Counter face={face} x={32} y={32} size={64} level={level} {...(marks ? { marks } : {})} />
      </CounterPicture>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

const query = new URLSearchParams(location.search)

function Section(props: { name: string; map?: boolean; children: ComponentChildren }) {
  const only = query.get('only')
  if (only !== null && !new RegExp(only).test(props.name)) return null
  return (
    <section class={props.map ? 'map' : ''}>
      <h2>{props.name}</h2>
      <div class="row">{props.children}</div>
    </section>
  )
}

document.documentElement.dataset['theme'] = query.get('theme') ?? 'light'
document.body.classList.toggle('grey', query.has('grey'))
render(<Gallery />, document.querySelector('#gallery')!)
