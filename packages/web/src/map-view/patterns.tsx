/** Patterns of the highlight code: dots where one may go, hatching where one may attack. */
export function HighlightPatterns() {
  return (
    <defs>
      <pattern id="hl-dots" width="16" height="16" patternUnits="userSpaceOnUse">
        <rect width="16" height="16" class="hl-go-ground" />
        <circle cx="4" cy="4" r="2.1" class="hl-go-mark" />
        <circle cx="12" cy="12" r="2.1" class="hl-go-mark" />
      </pattern>
      <pattern
        id="hl-hatch"
        width="14"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="14" height="14" class="hl-attack-ground" />
        <rect width="5" height="14" class="hl-attack-mark" />
      </pattern>
      <pattern
        id="hl-hatch-dense"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="9" height="9" class="hl-attack-ground" />
        <rect width="4.5" height="9" class="hl-attack-mark" />
      </pattern>
    </defs>
  )
}
