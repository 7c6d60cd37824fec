import type { SpecialKind } from './battles.ts'

const paths: Readonly<Record<SpecialKind, string>> = {
  surprise: 'M12 3v12M12 19v1',
  night: 'M14 3a9 9 0 1 0 7 13A8 8 0 0 1 14 3z',
  entrenched: 'M3 9h6c0 8 6 8 6 0h6',
  deploy: 'M4 12h7M4 6h7M4 18h7M15 8l4 4-4 4',
  hand: 'M6 5h9v14H6zM9 3h9v13',
  reinforcement: 'M4 12h12M11 6l6 6-6 6M20 5v14',
}

/** The mark of a special rule; the word beside it says what it is. */
export function SpecialMark({ kind }: { readonly kind: SpecialKind }) {
  return (
    <svg class="icon" width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[kind]} />
    </svg>
  )
}

const TANK =
  'M4 13.5 6 9H14L16 8H40L46 11 48 13.5ZM17 8 18.5 4 22 3V1.8H27V3H35L38 5V8ZM37 5H52V6.8H37ZM6 14h41a4 4 0 0 1 0 8H6a4 4 0 0 1 0-8z'

/** A tank: there are vehicles or guns in the battle. */
export function TankMark({ label }: { readonly label: string }) {
  return (
    <svg class="frc-tank" width="26" height="11" viewBox="0 0 52 23" role="img" aria-label={label}>
      <path d={TANK} fill="currentColor" />
    </svg>
  )
}

const bars = [1, 2, 3] as const

/** As many full bars of three as there is to know. */
export function Bars({ level, label }: { readonly level: 1 | 2 | 3; readonly label: string }) {
  return (
    <span class="choosing-bars frc-bars" role="img" aria-label={label} data-tip={label}>
      {bars.map((bar) => (
        <i key={bar} class={bar <= level ? 'is-full' : ''} />
      ))}
    </span>
  )
}
