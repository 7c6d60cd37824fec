import { Link } from '../../shell/link.tsx'

/** A rule by its number, to be opened. */
export function RuleLink({ rule }: { readonly rule: string }) {
  return (
    <Link to={{ page: 'rules', game: 'celles', rule }} class="rule-link">
      {rule.slice(4)}
    </Link>
  )
}
