import { Link } from '../shell/link.tsx'

/** A rule by its number, to be opened. */
export function RuleLink({ game, rule }: { readonly game: string; readonly rule: string }) {
  return (
    <Link to={{ page: 'rules', game, rule }} class="rule-link">
      {rule.slice(rule.indexOf('-') + 1)}
    </Link>
  )
}
