import './rules.css'
import type { Rule, RuledGame } from '@estafette/kernel'
import { fetchRuledGame } from '@estafette/registry/shelf'
import { ruleById } from '@estafette/words'
import { inPrint } from '../../i18n/spoken.ts'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../shell/button.tsx'
import { Icon } from '../../shell/icons.tsx'
import type { RulesProps } from '../../shell/side-sheet.ts'
import { language } from '../../store/settings.ts'
import { RuleText } from './page.tsx'
import { searchRules } from './search.ts'
import { sayRules } from './words.ts'

const MOST = 40 // rules that are listed of a search

/** The rules beside a table: the one that is asked for, those beside it, and a search. */
export function RulesSheet({ game: id, rule, here }: RulesProps) {
  const game = useSignal<RuledGame | null>(null)
  useEffect(() => {
    void fetchRuledGame(id).then((found) => (game.value = found ?? null))
  }, [id])
  return game.value ? (
    <Reader game={game.value} rule={rule} here={here} />
  ) : (
    <p aria-busy="true">…</p>
  )
}

function Reader(props: {
  readonly game: RuledGame
  readonly rule: string | undefined
  readonly here: RulesProps['here']
}) {
  const { game, rule, here } = props
  const query = useSignal('')
  const shown = useSignal(rule)
  useEffect(() => {
    shown.value = rule
    query.value = ''
  }, [rule])
  const spoken = language.value
  const now = shown.value === undefined ? undefined : ruleById(game, shown.value)
  const chapter = now && game.chapters.find(({ rules }) => rules.includes(now))
  const isSearching = query.value !== ''
  const found = isSearching
    ? searchRules(game, query.value, spoken)
    : chapter
      ? [{ chapter, rules: chapter.rules.filter((other) => other !== now) }]
      : game.chapters.map((one) => ({ chapter: one, rules: one.rules }))
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown.value !== undefined) top.current?.scrollIntoView({ block: 'end' })
  }, [shown.value])
  const open = (id: string): void => {
    shown.value = id
    query.value = ''
  }
  return (
    <>
      <div ref={top} />
      <search class="rules-search">
        <div class="search-box framed line">
          <Icon name="search" />
          <input
            type="search"
            autocomplete="off"
            spellcheck={false}
            aria-label={sayRules('rules.search')}
            placeholder={sayRules('rules.hint')}
            value={query.value}
            onInput={(event) => (query.value = event.currentTarget.value)}
          />
        </div>
      </search>
      {!isSearching && now && (
        <>
          <RuleText game={game} rule={now} query="" isTarget />
          {here?.(now.id)}
          <Button size="small" look="ghost" icon="list" onClick={() => (shown.value = undefined)}>
            {sayRules('rules.chapters')}
          </Button>
        </>
      )}
      {found.map(({ chapter: one, rules }) => (
        <details key={one.id} open={isSearching || found.length === 1}>
          <summary class="side-rules-chapter">{inPrint(one.title)}</summary>
          <RuleList rules={rules.slice(0, MOST)} open={open} />
        </details>
      ))}
    </>
  )
}

function RuleList(props: { readonly rules: readonly Rule[]; readonly open: (id: string) => void }) {
  return (
    <ul class="side-rules-list">
      {props.rules.map((rule) => (
        <li key={rule.id}>
          <button type="button" onClick={() => props.open(rule.id)}>
            <b>{rule.id}</b>
            <span>{inPrint(rule)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
