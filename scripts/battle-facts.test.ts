import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seriesOf, shelfOf } from './battle-facts.mjs'
import { root } from './ensure.mjs'

const data = `${root}/packages/games/blitzkrieg/data`
const read = (file: string) => JSON.parse(readFileSync(`${data}/${file}.json`, 'utf8'))
const battleOf = (id: string) => ({
  id,
  scenario: read(`${id}/scenario`),
  units: read(`${id}/units`),
})
const training = battleOf('training')
const listed = (id: string, series: object) => ({
  ...training,
  id,
  scenario: { ...training.scenario, place: undefined, series },
})

test('a battle that says nothing of itself has a place, a text, a length and a level', () => {
  const [facts] = seriesOf([listed('seventh', {})])
  expect(facts).toMatchObject({
    id: 'seventh',
    place: 'The bridge at Vieux-Pont',
    title: { en: 'Training battle', fr: "Bataille d'exercice" },
    from: '1940-06-01',
    to: '1940-06-02',
    turns: 4,
    hours: 1,
    complexity: 1,
    text: training.scenario.about,
    isFirst: true,
  })
})

test('length and level that are left out are near those that the published battles have', () => {
  for (const { id, hours, complexity } of seriesOf(
    read('shelf').series.map((one: { id: string }) => battleOf(one.id)),
  )) {
    const battle = battleOf(id)
    const { order } = battle.scenario.series
    const [usual] = seriesOf([{ ...battle, scenario: { ...battle.scenario, series: { order } } }])
    expect(Math.abs(usual!.hours - hours)).toBeLessThan(2)
    expect(Math.abs(usual!.complexity - complexity)).toBeLessThan(2)
  }
})

test('one battle is the one to begin with, even where several or none say so', () => {
  const firsts = (battles: Parameters<typeof seriesOf>[0]) =>
    seriesOf(battles).flatMap(({ id, isFirst }) => (isFirst ? [id] : []))
  expect(
    firsts([listed('a', {}), listed('b', { first: true }), listed('c', { first: true })]),
  ).toEqual(['b'])
  expect(firsts([listed('a', {}), listed('b', {})])).toEqual(['a'])
})

test('what has `series` is on the shelf, what has not is among the others', () => {
  const { series, others } = shelfOf([listed('seventh', {}), training])
  expect(series).toEqual([{ id: 'seventh', place: 'The bridge at Vieux-Pont' }])
  expect(others).toEqual([{ id: 'training', place: 'Vieux-Pont' }])
})
