import { Link } from '../shell/link.tsx'

/** The phases of a turn in their order, the present one marked, each leading to its rule. */
export function PhaseList<Phase extends string>(props: {
  readonly game: string
  readonly label: string
  readonly phases: readonly Phase[]
  readonly names: Readonly<Record<Phase, string>>
  readonly rules: Readonly<Record<Phase, string>>
  readonly now: Phase | null
}) {
  const { game, label, phases, names, rules, now } = props
  const at = now === null ? -1 : phases.indexOf(now)
  return (
    <ol class="phases flow" aria-label={label}>
      {phases.map((phase, index) => (
        <li
          key={phase}
          class={index < at ? 'is-past' : undefined}
          aria-current={phase === now ? 'step' : undefined}
          data-tip={names[phase]} // where it is a dot
        >
          <Link
            to={{ page: 'rules', game, rule: rules[phase] }}
            data-tip={phases.map((phase) => names[phase]).join(' › ')}
          >
            <span>{names[phase]}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
