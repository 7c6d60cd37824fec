import type { JSX } from 'preact'
import { Disrupted, Leader, Refit } from './badges.tsx'
import type { CounterFace } from './model.ts'

/** State and rank of a counter with a broad bar, each at its own place on the edge. */
export function SeriesBadges(props: {
  readonly face: CounterFace
  readonly stacked: boolean
}): JSX.Element {
  const { face, stacked } = props
  return (
    <>
      {face.heavy && (
        <path
          class="ctr-heavy"
          d="M12 2l6 9.6H6Z"
          {...((face.refit || (stacked && face.disrupted)) && { transform: HEAVY_MOVED })}
        />
      )}
      {face.refit && <RefitTab isLow={stacked && (face.disrupted ?? false)} />}
      {face.riding && <Riding />}
      {face.leader && (
        <g transform="translate(3 32)">
          <Leader />
        </g>
      )}
      {face.disrupted && (
        <g class="ctr-badge-of" transform={stacked ? 'translate(8 6)' : 'translate(57 7)'}>
          <Disrupted />
        </g>
      )}
    </>
  )
}

const HEAVY_MOVED = 'translate(13 0)' // beside what is on the corner

/** Under the sign of disruption where that is on its corner. */
function RefitTab({ isLow }: { readonly isLow: boolean }): JSX.Element {
  return (
    <g transform={isLow ? 'translate(3.5 24.5)' : 'translate(9.5 3.5)'}>
      <Refit />
    </g>
  )
}

/** Carried by a transport. */
function Riding(): JSX.Element {
  return (
    <g transform="translate(22 58)">
      <rect class="ctr-tab" width={28} height={11} rx={2.5} />
      <path
        class="ctr-tab-truck"
        transform="translate(4.6 .6) scale(.36)"
        d="M6 16V6.4h24V16ZM31.4 16V8.6h7l4 4 4.6 1V17H31.4ZM9 17.8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM36 17.8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z"
      />
    </g>
  )
}
