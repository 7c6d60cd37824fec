import { ACTIONS, actionSource } from '@estafette/frontline/screen'

// Pictures of the thirteen action cards on a field of 112 by 54, and the signs of their kinds.

const pictures: Readonly<Record<string, string>> = {
  attack: 'M8 40L56 12L104 40M30 46L56 30L82 46',
  'covering-fire': 'M10 46A46 40 0 0 1 102 46M56 22L42 36M56 22L70 36M56 22V46',
  'dig-in': 'M4 34H34L44 46H68L78 34H108M56 6V30M46 22L56 32 66 22',
  'double-time': 'M12 10L34 26L12 42M44 10L66 26L44 42M70 26H104',
  'fall-back': 'M100 26H20M40 8L18 26L40 44M104 8V44',
  'flanking-position': 'M12 46V20Q12 8 24 8H92M80 -2L98 8L80 18M76 44L100 28',
  'hit-the-dirt': 'M6 44H106M56 4V32M42 20L56 34L70 20',
  'key-location': 'M38 46V6H76L68 17L76 28H38M26 46H52',
  'move-out': 'M10 26H92M74 8L96 26L74 44M10 10H40M10 42H40',
  obscured: 'M14 36Q14 22 30 22Q34 8 54 10Q72 4 80 20Q100 20 100 36ZM26 46H92',
  'pour-it-on': 'M8 34L56 6L104 34M20 44L56 22L92 44M36 50L56 38L76 50',
  rally: 'M34 50V4H82Q74 14 82 26H34',
  'stay-low': 'M8 44Q34 26 56 34T104 44ZM24 14H82M68 2L86 14L68 26',
}

export type ActionKind = 'attack' | 'move' | 'instant'

/** The first symbol of a card: it gives the card its colour. */
export function kindOfAction(card: number): ActionKind {
  const [first] = actionSource[card]!.symbols
  return first === 'attack' || first === 'move' ? first : 'instant'
}

const symbols: Readonly<Record<string, string>> = {
  attack: 'M4 20L18 6M14 4h6v6M9 9l6 6',
  move: 'M4 12h14M13 6l6 6-6 6',
  instant: 'M13 2L5 14h6l-1 8 8-12h-6z',
  lasting: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 7v5l4 2',
}

/** The symbols of a card, beside its title. */
export function ActionSymbols({ card }: { readonly card: number }) {
  return (
    <>
      {actionSource[card]!.symbols.map((symbol) => (
        <svg key={symbol} class="frl-symbol strokes" viewBox="0 0 24 24" aria-hidden="true">
          <path d={symbols[symbol]} />
        </svg>
      ))}
    </>
  )
}

/** The picture of a card. */
export function ActionPicture({ card }: { readonly card: number }) {
  return (
    <svg class="frl-picture" viewBox="0 -4 112 60" aria-hidden="true">
      <path
        d={pictures[ACTIONS[card]!]}
        fill="none"
        stroke="currentColor"
        stroke-width="5"
        stroke-linejoin="round"
      />
    </svg>
  )
}
