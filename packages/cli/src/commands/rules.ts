import { isSectionOf, type Chapter, type Rule, type RuledGame } from '@estafette/kernel'
import { ruleMeant, typeset } from '@estafette/words'
import { citationsOf, packageOf, type Citations } from '../citations.ts'
import { columns, wrap } from '../columns.ts'
import { battlesOf, FAILED, OK, writeJson, type CliCommand, type Context } from '../command.ts'
import { refuse } from '../refusal.ts'

/** A rule and who cites it. */
interface Cited {
  readonly rule: Rule
  readonly chapter: Chapter
  readonly tests: readonly string[]
  readonly sources: readonly string[]
}

export const rules: CliCommand = {
  name: 'rules',
  spec: {
    positionals: ['game', 'rule'],
    required: 1,
    options: { missing: { value: 'flag' }, uncited: { value: 'flag' } },
  },
  run(context, args) {
    const game = battlesOf(context, args.positionals[0])[0]! // battles of a series share their rules
    const id = args.positionals[1]
    if (id !== undefined) return showRule(context, game, id)
    const citations = citationsOf(game, context.io.root)
    const all = citedRules(game, citations)
    const wanted = lists.filter(([name]) => args.flags.has(name))
    if (wanted.length === 0) return showAll(context, game, all, citations)
    const found = wanted.map(([name, isIn]) => [name, idsOf(all.filter(isIn))] as const)
    if (context.json) writeJson(context, Object.fromEntries(found))
    else context.io.out(found.flatMap(([, ids]) => ids.map((id) => `${id}\n`)).join(''))
    return found.every(([, ids]) => ids.length === 0) ? OK : FAILED
  },
}

function citedRules(game: RuledGame, citations: Citations): Cited[] {
  return game.chapters.flatMap((chapter) =>
    chapter.rules.map((rule) => ({
      rule,
      chapter,
      tests: citations.tests.get(rule.id) ?? [],
      sources: citations.sources.get(rule.id) ?? [],
    })),
  )
}

/** A rule that can have no effect in play needs no test. */
function isMissing({ rule, tests }: Cited): boolean {
  return tests.length === 0 && rule.inert === undefined
}

/** A rule that can have no effect in play has no source either. */
function isUncited({ rule, sources }: Cited): boolean {
  return sources.length === 0 && rule.inert === undefined
}

/** The lists of rules that ask for attention, by the option that prints them. */
const lists = [
  ['missing', isMissing],
  ['uncited', isUncited],
] as const

function idsOf(all: readonly Cited[]): string[] {
  return all.map(({ rule }) => rule.id)
}

function showRule(context: Context, game: RuledGame, id: string): number {
  const rule = ruleMeant(game, id)
  if (!rule) return refuse(context.texts.errors.unknownRule(id))
  const text = typeset(rule[context.language], context.language)
  if (context.json) {
    writeJson(context, { ...rule, text })
    return OK
  }
  const texts = context.texts.rules
  const width = Math.min(context.io.width, 100)
  const facts = [rule.source === '' ? '' : texts.section(rule.source), texts.tags[rule.tag]]
  const inert =
    rule.inert && wrap(`${texts.inert}${context.texts.colon}${rule.inert[context.language]}`, width)
  context.io.out(
    [
      `${context.paint.bold(rule.id)}  ${facts.filter((fact) => fact !== '').join(', ')}`,
      wrap(text, width),
      ...(inert === undefined ? [] : [inert]),
      '',
    ].join('\n'),
  )
  return OK
}

function showAll(
  context: Context,
  game: RuledGame,
  all: readonly Cited[],
  citations: Citations,
): number {
  const known = new Set(all.map(({ rule }) => rule.id))
  const cited = new Set([...citations.tests.keys(), ...citations.sources.keys()])
  // A section may be cited as a whole; an id that begins nothing is a slip of the pen.
  const isKnown = (id: string): boolean => [...known].some((other) => isSectionOf(id, other))
  const unknown = [...cited].filter((id) => !isKnown(id)).sort()
  if (context.json) {
    writeJson(context, {
      game: game.id,
      rules: all.map(({ rule, chapter, tests, sources }) => ({
        id: rule.id,
        chapter: chapter.id,
        source: rule.source,
        tag: rule.tag,
        inert: rule.inert?.[context.language] ?? null,
        tests,
        sources,
      })),
      missing: idsOf(all.filter(isMissing)),
      uncited: idsOf(all.filter(isUncited)),
      unknown,
    })
    return OK
  }
  const texts = context.texts.rules
  const { bold, dim, red } = context.paint
  const short = (files: readonly string[]): string =>
    files.map((file) => file.replace(`${packageOf(game)}/`, '')).join(' ')
  const rows = game.chapters.flatMap((chapter) => [
    [bold(chapter.title[context.language])],
    ...all
      .filter((cited) => cited.chapter === chapter)
      .map((cited) => [
        isMissing(cited) ? red(cited.rule.id) : cited.rule.id,
        cited.rule.tag,
        cited.rule.inert ? texts.inert : short(cited.tests) || red(texts.untested),
        isUncited(cited) ? red(texts.unsourced) : dim(short(cited.sources)),
      ]),
  ])
  const heads = rows.filter((row) => row.length === 1)
  const table = columns(rows.filter((row) => row.length > 1)).split('\n')
  const lines = rows.map((row) => (heads.includes(row) ? row[0]! : table.shift()!))
  const missing = all.filter(isMissing).length
  const inert = all.filter(({ rule }) => rule.inert).length
  const summary = texts.summary(all.length, inert, missing, all.filter(isUncited).length)
  context.io.out(`${lines.join('\n')}\n\n${summary}\n`)
  if (unknown.length > 0)
    context.io.out(`${texts.unknown}${context.texts.colon}${unknown.join(' ')}\n`)
  return OK
}
