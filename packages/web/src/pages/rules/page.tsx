import './rules.css'
import type { Chapter, Rule, RuledGame, RuleTag } from '@estafette/kernel'
import { fetchRuledGame, seriesOf } from '@estafette/registry/shelf'
import { ruleById } from '@estafette/words'
import { inPrint } from '../../i18n/spoken.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { aboutOf } from '../../games/index.ts'
import { say } from '../../i18n/index.ts'
import { IconButton } from '../../shell/button.tsx'
import { Icon } from '../../shell/icons.tsx'
import { Link } from '../../shell/link.tsx'
import { Notice } from '../../shell/notice.tsx'
import { Page } from '../../shell/page.tsx'
import { WithGame } from '../../shell/with-game.tsx'
import { language } from '../../store/settings.ts'
import { marked, searchRules } from './search.ts'
import { sayRules } from './words.ts'

interface Props {
  readonly game: string
  readonly rule?: string | undefined
}

const tags: readonly RuleTag[] = ['stated', 'ambiguous', 'completed', 'conflict', 'derived']

/** Every rule of a game, by chapter and by id, searchable. */
export function RulesPage({ game: id, rule }: Props) {
  return (
    <WithGame id={id} fetch={fetchRuledGame} unknown={<UnknownGame id={id} />}>
      {(game) => <Reader game={game} rule={rule} />}
    </WithGame>
  )
}

function UnknownGame({ id }: { readonly id: string }) {
  return (
    <Page title={say('nav.rules')}>
      <div class="column">
        <h1>{say('nav.rules')}</h1>
        <Notice kind="warn">{sayRules('rules.unknown', { game: id })}</Notice>
      </div>
    </Page>
  )
}

function Reader({ game, rule }: { readonly game: RuledGame; readonly rule: string | undefined }) {
  const query = useSignal('')
  useEffect(() => {
    if (rule === undefined) return
    query.value = ''
    requestAnimationFrame(() => showRule(rule))
  }, [rule])
  const spoken = language.value
  const found = searchRules(game, query.value, spoken)
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0)
  const title = sayRules('rules.title', { game: bookOf(game) })
  return (
    <Page title={title}>
      <div class="rules">
        <aside class="rules-side stack">
          <search class="rules-search">
            <label for="rules-query">{sayRules('rules.search')}</label>
            <div class="search-box framed line">
              <Icon name="search" />
              <input
                id="rules-query"
                type="search"
                autocomplete="off"
                spellcheck={false}
                placeholder={sayRules('rules.hint')}
                value={query.value}
                onInput={(event) => (query.value = event.currentTarget.value)}
              />
              {query.value !== '' && (
                <IconButton
                  icon="close"
                  label={sayRules('rules.clear')}
                  onClick={() => {
                    query.value = ''
                    document.getElementById('rules-query')?.focus()
                  }}
                />
              )}
            </div>
            <p class="rules-count faint" role="status">
              {query.value === ''
                ? sayRules('rules.count', { count })
                : sayRules('rules.found', { count })}
            </p>
          </search>
          <nav class="rules-chapters" aria-label={sayRules('rules.chapters')}>
            <ol>
              {found.map(({ chapter, rules }) => (
                <li key={chapter.id}>
                  <a
                    class="line"
                    href={`#${chapter.id}`}
                    onClick={(event) => goToChapter(event, chapter)}
                  >
                    <span>{inPrint(chapter.title)}</span>
                    <span class="num">{rules.length}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </aside>
        <div class="rules-text">
          <h1>{title}</h1>
          <p class="lead">{sayRules('rules.intro')}</p>
          {rule !== undefined && !ruleById(game, rule) && (
            <Notice kind="warn">{sayRules('rules.missing', { rule })}</Notice>
          )}
          <Legend game={game} />
          {found.map(({ chapter, rules }) => (
            <section key={chapter.id} aria-labelledby={chapter.id}>
              <h2 id={chapter.id} tabIndex={-1}>
                {inPrint(chapter.title)}
              </h2>
              {rules.map((item) => (
                <RuleText
                  key={item.id}
                  game={game}
                  rule={item}
                  query={query.value}
                  isTarget={item.id === rule}
                />
              ))}
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}

/** What the rulebook is of: battles of a series share theirs. */
function bookOf(game: RuledGame): string {
  const series = seriesOf(game.id)
  const shared = series === undefined || series === game.id ? undefined : aboutOf(series)?.title
  return shared ?? voiceOf(game).title
}

function Legend({ game }: { readonly game: RuledGame }) {
  const used = tags.filter((tag) =>
    game.chapters.some(({ rules }) => rules.some((rule) => rule.tag === tag)),
  )
  return (
    <details class="rules-legend">
      <summary>{sayRules('rules.legend')}</summary>
      <dl>
        {used.map((tag) => (
          <div key={tag}>
            <dt>
              <span class={`rule-tag is-${tag}`}>{sayRules(`tag.${tag}`)}</span>
            </dt>
            <dd>{sayRules(`tag.${tag}.text`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

interface RuleProps {
  readonly game: RuledGame
  readonly rule: Rule
  readonly query: string
  readonly isTarget: boolean
}

/** A rule as the reader shows it; links to it lead to its id. */
export function RuleText({ game, rule, query, isTarget }: RuleProps) {
  return (
    <article
      id={rule.id}
      class={isTarget ? 'rule is-target' : 'rule'}
      tabIndex={-1}
      aria-labelledby={`${rule.id}-id`}
    >
      <Link
        id={`${rule.id}-id`}
        class="rule-id"
        to={{ page: 'rules', game: game.id, rule: rule.id }}
        aria-label={sayRules('rules.link', { rule: rule.id })}
      >
        <Marked text={rule.id} query={query} />
      </Link>
      <div class="rule-body">
        <p>
          <Marked text={inPrint(rule)} query={query} />
        </p>
        {rule.inert && (
          <p class="rule-inert">{sayRules('rules.inert', { why: inPrint(rule.inert) })}</p>
        )}
        <p class="rule-facts line faint">
          <span class={`rule-tag is-${rule.tag}`}>{sayRules(`tag.${rule.tag}`)}</span>
          <span>
            {rule.source === ''
              ? sayRules('rules.noSource')
              : sayRules('rules.source', { source: rule.source })}
          </span>
        </p>
      </div>
    </article>
  )
}

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return (
    <>
      {marked(text, query).map((piece, index) =>
        index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
      )}
    </>
  )
}

function showRule(id: string): void {
  const rule = document.getElementById(id)
  rule?.scrollIntoView({ block: 'center' })
  rule?.focus({ preventScroll: true })
}

function goToChapter(event: MouseEvent, chapter: Chapter): void {
  event.preventDefault()
  const heading = document.getElementById(chapter.id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
