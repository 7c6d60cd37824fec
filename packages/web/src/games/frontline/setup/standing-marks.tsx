const STAR = 'M10 1l2.7 6 6.3.6-4.8 4.3 1.5 6.5L10 15l-5.7 3.4 1.5-6.5L1 7.6 7.3 7z'

/** A full star: he leads. */
export function LeaderMark({ label }: { readonly label: string }) {
  return (
    <svg class="frc-mark" viewBox="0 0 20 20" role="img" aria-label={label}>
      <path d={STAR} fill="currentColor" />
    </svg>
  )
}

/** Cross-hairs: a sniper. */
export function SniperMark({ label }: { readonly label: string }) {
  return (
    <svg class="frc-mark" viewBox="0 0 20 20" role="img" aria-label={label}>
      <circle cx="10" cy="10" r="6" fill="none" stroke="currentColor" stroke-width="2" />
      <path d="M10 0v7M10 13v7M0 10h7M13 10h7" stroke="currentColor" stroke-width="2" />
    </svg>
  )
}
