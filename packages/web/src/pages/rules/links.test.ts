import type { RuledGame } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { h } from 'preact'
import { expect, test } from 'vitest'
import { attributes } from '../../../test/sitting.ts'
import { RuleLink } from '../../panels/rule-link.tsx'
import { parsePath } from '../../shell/route.ts'
import { RuleText } from './page.tsx'
import { searchRules } from './search.ts'

const game = toy as unknown as RuledGame
const rules = game.chapters.flatMap((chapter) => chapter.rules)

test('the toy has ids with one section and with several', () => {
  expect(rules.map(({ id }) => id)).toEqual(expect.arrayContaining(['TOY-3.1', 'TOY-OPT-CARDS-1']))
})

test.each(rules)('a link to $id shows it whole and leads to it', (rule) => {
  const link = h(RuleLink, { game: 'toy', rule: rule.id })
  const [href] = attributes(link, 'href')
  expect(attributes(link, 'children')).toEqual([rule.id])
  expect(parsePath(href!)).toEqual({ page: 'rules', game: 'toy', rule: rule.id })
})

test.each(rules)('the reader shows $id where the link leads, and finds it', (rule) => {
  const shown = h(RuleText, { game, rule, query: '', isTarget: false })
  expect(attributes(shown, 'id')).toContain(rule.id)
  const found = searchRules(game, rule.id, 'en').flatMap((one) => one.rules.map(({ id }) => id))
  expect(found).toContain(rule.id)
})
