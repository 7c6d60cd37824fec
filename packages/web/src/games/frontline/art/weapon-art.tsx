import { forceCodes, forceSource, hasAmmoBox, isVehicle } from '@estafette/frontline/screen'

// Outlines on a field of 62 by 22, muzzle to the right; Germans face left.

interface Outline {
  readonly body: string
  readonly wheels?: readonly (readonly [x: number, y: number, radius: number])[]
}

const row = (xs: readonly number[], y: number, radius: number) =>
  xs.map((x) => [x, y, radius] as const)

const RIFLE =
  'M0 9L13 5.5 20 5 22 4.2H31L33 5H47V4H61V5.6H48L46 6.8H27L25 8.5 22.5 9.5 21 8 17 8.5 3 13.5 0 13.5Z'

const byWeapon: Readonly<Record<string, Outline>> = {
  rifle: { body: RIFLE },
  carbine: {
    body: 'M4 8.5L16 5.5 22 5 24 4.2H34L36 5H46V4.2H56V5.8H46L44 6.8H30L30 11H27L27 7.5 24 9 22 8 18 8.5 6 12.5 4 12.5Z',
  },
  smg: {
    body: 'M2 8L16 6V4.5H40L42 5.5H52V4.5H55V7.5H42L40 8.5H36L35 12H32L31.5 8.5H28L27 16.5H23.5L24 8.5H20.5L18.5 13H15.5L16.5 8.5 4 12H2Z',
  },
  assault_rifle: {
    body: 'M1 6.5L14 4.5H36L38 4H52V2.5h2V4H60V6H52L50 7.5H33L36 15.5 32.5 17 28 8.5H25L23.5 12.5H20.5L21 8.5 4 12.5H1Z',
  },
  automatic_rifle: {
    body: 'M1 6.5L15 4.5H40L42 5.5H60V7H52L54 15H52.3L50 8 47 15H45.3L48.5 7H42L40 8.5H28L27 14.5H23L23.5 8.5H20.5L18.5 12H16L16.5 8.5 3 11.5 1 11.5Z',
  },
  machine_gun: {
    body: 'M1 5L12 4 14 3H30L31 4H58V3.5H61V7.5H58V7H52L55 16H53L49.5 8 45.5 16H43.5L47.5 7H33L32 8.5H28L29 12A4.5 4.5 0 1 1 22 12L23 8.5H19L17 13H14.5L15.5 8.5 3 10 1 9Z',
  },
  rocket: {
    body: 'M2 4H60V3L62 2V10L60 9H40L39 14H36L36.5 9H26L24 15H21L22 9H14L12 14H6L8 9H2L0 10V3Z',
  },
  mortar: { body: 'M22 1.5L26 0 40 13.5 36 16ZM30 17H46V19H30ZM24 4L18 18H16L22 3Z' },
  flamethrower: {
    body: 'M3 3h8a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM16 12C22 16 24 8 30 8H50V7H58L62 9.5 58 11H50V10H38L36 15H33L34 10H30C25 10 23 18 16 14Z',
  },
  pistol: { body: 'M18 5H42V9H32L31 10.5H29L27 17H21.5L22.5 9H18Z' },
  sniper_rifle: { body: `${RIFLE}M20 1.2H38V3.4H20ZM24 3.2h2v1.6h-2zM33 3.2h2v1.6h-2z` },
  gun: {
    body: 'M60 9H28V11H60ZM32 4L26 3 24 16 29 17ZM28 8H16V12H28ZM30 16A5 5 0 1 1 20 16 5 5 0 1 1 30 16ZM22 15L2 20V21.5L22 18ZM58 8h4v4h-4z',
    wheels: [[25, 16, 2]],
  },
}

const JEEP: Outline = {
  body: 'M6 9H24L27 5H29L28 10H44L48 12V16H6ZM14 3H30V4.4H14ZM18 4h2v5h-2zM18.6 17a4.6 4.6 0 1 1-9.2 0 4.6 4.6 0 1 1 9.2 0zM44.6 17a4.6 4.6 0 1 1-9.2 0 4.6 4.6 0 1 1 9.2 0z',
  wheels: row([14, 40], 17, 1.8),
}
const HALF_TRACK: Outline = {
  body: 'M2 5H30V7L38 8V11L52 12V16L50 17H2ZM20 2H30V3.5H20ZM24 3h3v3h-3zM4 15H30L34 20H2ZM50.4 17.5a4.4 4.4 0 1 1-8.8 0 4.4 4.4 0 1 1 8.8 0z',
  wheels: [...row([8, 14, 20, 26], 18, 2), [46, 17.5, 1.8]],
}
const LIGHT_TANK: Outline = {
  body: 'M6 13.5 8 9.5H16L18 8.5H38L44 11 46 13.5ZM19 8.5 20 4H34L36 8.5ZM35 5.2H47V6.6H35ZM8 14h37a4 4 0 0 1 0 8H8a4 4 0 0 1 0-8z',
  wheels: row([12, 19, 26, 33, 41], 18, 2.6),
}
const TANK: Outline = {
  body: 'M4 13.5 6 9H14L16 8H40L46 11 48 13.5ZM17 8 18.5 4 22 3V1.8H27V3H35L38 5V8ZM37 5H54V6.8H37ZM6 14h41a4 4 0 0 1 0 8H6a4 4 0 0 1 0-8z',
  wheels: row([9, 16, 23, 30, 37, 44], 18, 2.6),
}
const PANZER: Outline = {
  body: 'M3 13.5V9H44L48 10.5 49 13.5ZM14 8.6V3.6L18 2.6H32L36 4V8.6ZM35 4.4H58V6.2H35ZM57 3.8h4v3h-4zM5 13.8h43a4.2 4.2 0 0 1 0 8.4H5a4.2 4.2 0 0 1 0-8.4z',
  wheels: row([7, 13, 19, 25, 31, 37, 43], 18.2, 3),
}
const ASSAULT_GUN: Outline = {
  body: 'M3 13.5V9.5L12 8 15 5H36L44 9 49 13.5ZM40 7.6H59V9.2H40ZM5 13.8h43a4.2 4.2 0 0 1 0 8.4H5a4.2 4.2 0 0 1 0-8.4z',
  wheels: row([9, 16, 23, 30, 37, 44], 18.2, 2.6),
}

const byVehicle: Readonly<Record<string, Outline>> = {
  'us-willys-jeep': JEEP,
  'de-kuebelwagen': JEEP,
  'us-m3-half-track': HALF_TRACK,
  'de-sdkfz-251': HALF_TRACK,
  'uk-universal-carrier': HALF_TRACK,
  'us-m5-stuart': LIGHT_TANK,
  'de-stug-iii': ASSAULT_GUN,
  'de-panzer-iv': PANZER,
  'de-panther': PANZER,
  'de-tiger': PANZER,
}

function outlineOf(soldier: number): Outline {
  if (isVehicle(soldier)) return byVehicle[forceCodes[soldier]!] ?? TANK
  return byWeapon[forceSource[soldier]!.weaponClass] ?? byWeapon['rifle']!
}

/** What a soldier fires with, or the vehicle or gun itself. */
export function WeaponArt({ soldier }: { readonly soldier: number }) {
  const { body, wheels = [] } = outlineOf(soldier)
  const isTurned = forceSource[soldier]!.nation === 'DE'
  return (
    <svg class="frl-weapon" viewBox="0 0 62 22" aria-hidden="true">
      <g {...(isTurned && { transform: 'translate(62 0) scale(-1 1)' })}>
        <path d={body} fill="currentColor" />
        {wheels.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} fill="var(--paper)" />
        ))}
      </g>
    </svg>
  )
}

const rounds: Readonly<Record<string, string>> = {
  small_arms: 'M8 3l3 5v13H5V8z',
  machine_gun: 'M4 3l2 4v14H2V7zM12 3l2 4v14h-4V7z',
  rocket: 'M8 1l4 6-2 3v8l3 4H3l3-4v-8L4 7z',
  gun: 'M8 1l4 7v9h1v5H3v-5h1V8z',
  flamethrower: 'M8 1c6 8 5 9 5 13a5 5 0 0 1-10 0c0-3 2-4 2-7 2 1 3-2 3-6z',
  mortar: 'M8 2l4 8-2 6 3 6H3l3-6-2-6z',
}

/** The ammo of a weapon: full, or an outline struck out; nothing where it needs none. */
export function AmmoArt(props: { readonly soldier: number; readonly isEmpty: boolean }) {
  const { soldier, isEmpty } = props
  if (hasAmmoBox[soldier] === 0) return null
  const path = rounds[forceSource[soldier]!.ammo ?? ''] ?? rounds['small_arms']!
  return (
    <svg class="frl-ammo" viewBox="0 0 16 24" aria-hidden="true">
      {isEmpty ? (
        <>
          <path d={path} fill="none" stroke="currentColor" stroke-width="1.6" />
          <path d="M0 22L16 2" stroke="#e8402f" stroke-width="3" />
        </>
      ) : (
        <path d={path} fill="currentColor" />
      )}
    </svg>
  )
}
