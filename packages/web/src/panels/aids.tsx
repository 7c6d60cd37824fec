import type { ComponentChildren } from 'preact'
import './aids.css'

/** A table of the player aids, or a few that are read together. */
export interface AidPart {
  readonly key: string
  readonly title: string
  readonly inside: ComponentChildren // with its heading
}

/** The table that the present decision needs, then the others by their titles; or all of them. */
export function Aids(props: {
  readonly parts: readonly AidPart[]
  readonly first: string // key of the one that is needed
  readonly isWide?: boolean | undefined
}) {
  const { parts, first, isWide } = props
  const open = parts.filter(({ key }) => isWide || key === first)
  const folded = parts.filter((part) => !open.includes(part))
  return (
    <div class="aids">
      {open.map(({ key, inside }) => (
        <section key={key} class="aid" data-aid={key}>
          {inside}
        </section>
      ))}
      {folded.map(({ key, title, inside }) => (
        <details key={key} class="aid" data-aid={key}>
          <summary>{title}</summary>
          {inside}
        </details>
      ))}
    </div>
  )
}
