import '../../games/arras/map/styles.ts'
import { arrasBoard } from '../../games/arras/map/board.ts'
import { drawn } from '../../shell/trusted.ts'
import { CounterSketch, type Arm, type Nation } from './counter-sketch.tsx'

type Stack = readonly [place: string, nation: Nation, arm: Arm, factors: string, count: number]

/** Some stacks as they may stand in the third hour. */
const stacks: readonly Stack[] = [
  ['25', 'british', 'infantry', '1-4-4', 4],
  ['11', 'british', 'armour', '4-6-5', 4],
  ['16', 'british', 'infantry', '2-3-4', 2],
  ['12', 'british', 'armour', '5-6-5', 6],
  ['10', 'british', 'infantry', '2-3-4', 3],
  ['26', 'british', 'infantry', '2-4-4', 4],
  ['28', 'british', 'infantry', '1-4-4', 4],
  ['22', 'british', 'infantry', '2-3-4', 3],
  ['24', 'british', 'infantry', '1-4-4', 8],
  ['21', 'french', 'armour', '5-5-7', 6],
  ['27', 'british', 'infantry', '2-4-4', 4],
  ['19', 'german', 'armour', '7-6-8', 4],
  ['14', 'german', 'motorised', '5-6-5', 1],
  ['9', 'german', 'antitank', '2-5-5', 4],
  ['5', 'german', 'motorised', '5-7-5', 4],
  ['3', 'german', 'guns', '5-3-5', 2],
  ['4', 'german', 'motorised', '5-7-5', 2],
  ['2', 'german', 'recon', '4-5-8', 2],
  ['6', 'german', 'motorised', '5-7-5', 3],
  ['7', 'german', 'guns', '3-9-4', 2],
  ['13', 'german', 'motorised', '5-6-5', 3],
  ['1', 'german', 'recon', '4-5-8', 1],
]

/** What the drawing refers to, once for the page. */
export function ArrasDefs() {
  return <defs dangerouslySetInnerHTML={{ __html: drawn(arrasBoard.drawing.defs) }} />
}

/** The printed board with a battle on it. */
export function ArrasMap() {
  const { drawing, ground } = arrasBoard
  const names = drawn(drawing.names + drawing.identifiers)
  return (
    <g>
      <g class="arras-map" dangerouslySetInnerHTML={{ __html: drawn(ground) }} />
      <g class="arras-map names" dangerouslySetInnerHTML={{ __html: names }} />
      {stacks.map(([place, nation, arm, factors, count]) => {
        const spots = arrasBoard.stacks[place]
        const [x, y] = (nation === 'german' ? spots?.german : spots?.allied) ?? [0, 0]
        return (
          <CounterSketch
            key={place}
            x={x}
            y={y}
            nation={nation}
            arm={arm}
            factors={factors}
            count={count}
          />
        )
      })}
    </g>
  )
}
