import { Link } from '../shell/link.tsx'

/** A phase of a turn, and the rule that describes it. */
export interface PhaseLine {
  readonly key: string
  readonly name: string
  readonly rule: string
  readonly isNow: boolean
}

/** The phases of a turn in their order, the present one marked, each leading to its rule. */
export function PhaseList(props: {
  readonly game: string
  readonly label: string
  readonly phases: readonly PhaseLine[]
}) {
  const { game, label, phases } = props
  return (
    <ol class="phases" aria-label={label}>
      {phases.map(({ key, name, rule, isNow }) => (
        <li key={key} aria-current={isNow ? 'step' : undefined}>
          <Link to={{ page: 'rules', game, rule }}>{name}</Link>
        </li>
      ))}
    </ol>
  )
}
