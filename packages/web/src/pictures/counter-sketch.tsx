type Nation = 'british' | 'french' | 'us' | 'wehrmacht'
export type Arm = 'infantry' | 'armour' | 'antitank' | 'recon' | 'guns' | 'motorised'

interface Props {
  readonly x: number
  readonly y: number
  readonly nation: Nation
  readonly arm: Arm
  readonly factors: string
  readonly size?: number
  readonly count?: number // of the stack
}

const arms: Readonly<Record<Arm, string>> = {
  infantry: 'M14 9h38v26H14zM14 9l38 26M52 9L14 35',
  armour: 'M14 9h38v26H14zM26 15.5h14a6.5 6.5 0 010 13H26a6.5 6.5 0 010-13z',
  antitank: 'M14 9h38v26H14zM14 35L33 9l19 26',
  recon: 'M14 9h38v26H14zM14 35L52 9',
  guns: 'M14 9h38v26H14zM33 19a3 3 0 100 6 3 3 0 000-6z',
  motorised: 'M14 9h38v26H14zM14 9l38 26M52 9L14 35M33 9v26',
}

const round = 'M8 0h48a8 8 0 018 8v48a8 8 0 01-8 8H8a8 8 0 01-8-8V8a8 8 0 018-8z'
const cut = 'M9 0h46l9 9v46l-9 9H9l-9-9V9z'

/** A stack of counters in a few strokes, for pictures only. */
export function CounterSketch({ x, y, nation, arm, factors, size = 64, count = 1 }: Props) {
  const outline = nation === 'wehrmacht' ? cut : round
  const edges = Math.min(count, 3) - 1
  return (
    <g
      class={`counter-sketch is-${nation}`}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})`}
    >
      {Array.from({ length: edges + 1 }, (_, index) => {
        const off = (edges - index) * 5
        return <path key={index} class="body" transform={`translate(${off} ${-off})`} d={outline} />
      })}
      <path class="bar" d="M3 9h5v46H3z" />
      <path class="box" d={arms[arm]} />
      <text x="34.5" y="57.5">
        {factors}
      </text>
      {count > 1 && (
        <>
          <circle class="disc" cx="60" cy="2" r="11" />
          <text class="count" x="60" y="7.5">
            {count}
          </text>
        </>
      )}
    </g>
  )
}
