import {
  BANDAGES,
  BINOCULARS,
  CANTEEN,
  HAND_GRENADE,
  RIFLE_GRENADE,
  SHOVEL,
} from '@estafette/frontline/screen'

const STAR = 'M10 1l2.7 6 6.3.6-4.8 4.3 1.5 6.5L10 15l-5.7 3.4 1.5-6.5L1 7.6 7.3 7z'
const HOLLOW_STAR = 'M10 2.5l2.2 5.2 5.6.5-4.3 3.7 1.3 5.6L10 14.5l-4.8 3 1.3-5.6-4.3-3.7 5.6-.5z'
const CROSS = 'M7 2h6v5h5v6h-5v5H7v-5H2V7h5z'
const SIGHT = 'M16 10A6 6 0 1 1 4 10 6 6 0 1 1 16 10zM10 0v7M10 13v7M0 10h7M13 10h7'

export type SoldierSign = 'leads' | 'could' | 'medic' | 'sniper'

/** The sign of who leads, who could, who heals and who snipes. */
export function StandingArt({ standing }: { readonly standing: SoldierSign }) {
  const isFull = standing === 'leads' || standing === 'medic'
  const path = { leads: STAR, could: HOLLOW_STAR, medic: CROSS, sniper: SIGHT }[standing]
  return (
    <svg class="frl-standing" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d={path}
        {...(isFull
          ? { fill: 'currentColor' }
          : { fill: 'none', stroke: 'currentColor', 'stroke-width': '2' })}
      />
    </svg>
  )
}

const equipment: Readonly<Record<number, string>> = {
  [HAND_GRENADE]: 'M8 7a5.5 5.5 0 1 0 4 0V4h3L13 2H8z',
  [RIFLE_GRENADE]: 'M9 1l4 5-2 4v9H7v-9L5 6zM5 15h10v2H5z',
  [BANDAGES]: CROSS,
  [BINOCULARS]: 'M3 4h5v4h4V4h5l1 8a4 4 0 1 1-7 2H9a4 4 0 1 1-7-2z',
  [CANTEEN]: 'M8 1h4v3c4 1 5 4 5 8s-3 6-7 6-7-2-7-6 1-7 5-8z',
  [SHOVEL]: 'M9 1h2v9h3v4c0 3-2 5-4 5s-4-2-4-5v-4h3z',
}

/** A counter of equipment, by its kind; its back where the kind is 0. */
export function CounterArt({ kind }: { readonly kind: number }) {
  const path = equipment[kind]
  return (
    <svg class="frl-counter" viewBox="0 0 20 20" aria-hidden="true">
      {path === undefined ? (
        <>
          <rect x="1" y="1" width="18" height="18" rx="3" fill="#16262b" stroke="#f3eddf" />
          <path
            d="M5 6.5h10v7.5H5zM5 6.5l5 4 5-4"
            fill="none"
            stroke="#f3eddf"
            stroke-width="1.5"
          />
        </>
      ) : (
        <>
          <rect x=".5" y=".5" width="19" height="19" rx="3" fill="#fffdf4" stroke="#1b1a12" />
          <path transform="translate(3 3) scale(.7)" fill="#1b1a12" d={path} />
        </>
      )}
    </svg>
  )
}

export const signs = {
  pin: 'M6 1v7M3 5l3 4 3-4M1 11h10',
  wound: 'M4.5 1h3v3.5H11v3H7.5V11h-3V7.5H1v-3h3.5z',
  broken: 'M2.5 11V1.5h6L7 3.5l1.5 2h-6M9 7l2 4',
  shield: 'M6 1l4.5 1.5V6c0 3-2 4.5-4.5 5.5C3.5 10.5 1.5 9 1.5 6V2.5z',
  eye: 'M1 6s2-3.5 5-3.5S11 6 11 6s-2 3.5-5 3.5S1 6 1 6zM6 4.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  clock: 'M6 1.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM6 3.5V6l2 1',
} as const

/** A small sign of a state. */
export function SignArt({ sign }: { readonly sign: keyof typeof signs }) {
  return (
    <svg class="frl-sign" viewBox="0 0 12 12" aria-hidden="true">
      <path
        d={signs[sign]}
        {...(sign === 'wound'
          ? { fill: 'currentColor' }
          : { fill: 'none', stroke: 'currentColor', 'stroke-width': sign === 'pin' ? '2' : '1.5' })}
      />
    </svg>
  )
}

/** The flag of an objective. */
export function FlagArt() {
  return (
    <svg class="frl-flag-art" viewBox="0 0 11 13" aria-hidden="true">
      <path d="M1.2 13V1h8.5L7.5 4l2.2 3H1.2" fill="#f2c04a" stroke="#5c3c00" stroke-width="1.5" />
    </svg>
  )
}
