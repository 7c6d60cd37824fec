import { Link } from '../shell/link.tsx'

/** A rule to be opened: its number, or its whole id where that is not a number alone. */
export function RuleLink({ game, rule }: { readonly game: string; readonly rule: string }) {
  return (
    <Link to={{ page: 'rules', game, rule }} class="rule-link faint" aria-label={rule}>
      {rule.replace(/^[A-Z]+-(?=\d)/, '')}
    </Link>
  )
}
