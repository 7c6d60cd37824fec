/** The back of a card: one for every deck, hand and nation. */
export function CardBack() {
  return (
    <svg class="frl-back" viewBox="0 0 60 84" aria-hidden="true">
      <rect x=".8" y=".8" width="58.4" height="82.4" rx="6" fill="#16262b" stroke="#f3eddf" />
      <rect x="5" y="5" width="50" height="74" rx="3" fill="none" stroke="#6f8b8e" />
      <g transform="translate(14 30) scale(.58)" fill="none" stroke-width="3.4">
        <path d="M17 7h34v26H17zM17 7l17 15L51 7" stroke="#f3eddf" />
        <path d="M1 13h10M5 20h6M1 27h10" stroke="#ffd23f" />
      </g>
    </svg>
  )
}

/** A hand that is not seen: so many backs, all alike. */
export function Backs({ count }: { readonly count: number }) {
  return (
    <span class="frl-backs" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <CardBack key={index} />
      ))}
    </span>
  )
}
