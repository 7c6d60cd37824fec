import { Link } from '../shell/link.tsx'

/** A rule by its whole id, to be opened: a game may have several prefixes. */
export function RuleLink({ game, rule }: { readonly game: string; readonly rule: string }) {
  return (
    <Link to={{ page: 'rules', game, rule }} class="rule-link">
      {rule}
    </Link>
  )
}
