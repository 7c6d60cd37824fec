import { arras } from '@estafette/arras'
import { training } from '@estafette/blitzkrieg'
import { celles } from '@estafette/celles'
import { frontline } from '@estafette/frontline'
import { languages, type Game, type Language } from '@estafette/kernel'
import { eventsOf, makeRecord, tableFromRecord } from '@estafette/table'
import { describe, expect, test } from 'vitest'
import { arrasLesson } from '../games/arras/lesson.ts'
import { cellesLesson } from '../games/celles/lesson/index.ts'
import { frontlineLesson } from '../games/frontline/lesson/index.ts'
import type { Cue, CueWords, Lesson, LessonRoll } from '../screen/lesson.ts'
import { openLesson, walk } from './script.ts'
import { trainingLesson } from '../games/blitzkrieg/lesson/index.ts'

interface Taught {
  readonly game: Game
  readonly lesson: Lesson
  readonly rolled: string // type of the events that are its rolls
  readonly told: (roll: LessonRoll) => Readonly<Record<Language, RegExp>> // what is said of a roll
}

const columns = training.kinds['column']!.codes

const lessons: readonly Taught[] = [
  {
    game: arras as unknown as Game,
    lesson: arrasLesson,
    rolled: 'assault-roll',
    told: ({ attackTotal, defenceTotal }) => ({
      en: new RegExp(`${attackTotal} against ${defenceTotal}`),
      fr: new RegExp(`${attackTotal} contre ${defenceTotal}`),
    }),
  },
  {
    game: celles as unknown as Game,
    lesson: cellesLesson,
    rolled: 'combat-roll',
    told: ({ die, total }) => ({
      en: new RegExp(`(?:^| )(?:die )?${die}(?:,| plus| less).*(?:is|:) ${total}[:,]`),
      fr: new RegExp(`(?:^| )(?:dé )?${die}(?:,| plus| moins).*(?:font|:) ${total}(?: :|,)`),
    }),
  },
  {
    game: training as unknown as Game,
    lesson: trainingLesson,
    rolled: 'combat-roll',
    told: ({ die, column }) => ({
      en: new RegExp(`(?:^| )${die} on ${columns[column!]}`),
      fr: new RegExp(`(?:^| )${die} en ${columns[column!]}`),
    }),
  },
  {
    game: frontline as unknown as Game,
    lesson: frontlineLesson,
    rolled: 'compared',
    told: ({ attack, left }) => ({
      en: new RegExp(`(?:^| )${attack}[ ;,].*(?:^| )${left}[ ;:,]|made ${left};|: ${left} on`),
      fr: new RegExp(`(?:^| )${attack}[ ;,].*(?:^| )${left}[ ;:,]|fait ${left} ;|: ${left} sur`),
    }),
  },
]

const MOST_WORDS = 40
const wordsOf = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

describe.each(lessons.map((taught) => [taught.lesson.game, taught] as const))('%s', (_, taught) => {
  const { game, lesson, rolled, told } = taught
  const { cues, opening = [] } = lesson
  const script = walk(game, lesson)
  if (!script.ok) throw new Error(script.reason)
  const { starts, end } = script.value
  const journal = openLesson(game, lesson, end)
  if (!journal.ok) throw new Error(journal.reason)
  const table = journal.value
  const sayings = (cue: Cue, language: Language): CueWords => lesson.words(language)[cue.id]!
  const said = cues.flatMap((cue) =>
    languages.flatMap((language) =>
      Object.entries(sayings(cue, language)).map(([which, text]): [string, Language, string] => [
        `${cue.id} ${which}`,
        language,
        text,
      ]),
    ),
  )

  test('the script is played on the engine from end to end, and the record can be verified', () => {
    expect(starts).toHaveLength(cues.length)
    expect(starts[0]).toHaveLength(opening.length)
    expect(end.length).toBeGreaterThan(40)
    const again = tableFromRecord(() => game, makeRecord(table))
    expect(again.ok && again.value.entries.length).toBe(end.length)
  })

  test('every cue has an id of its own, and words', () => {
    expect(Object.keys(lesson.words())).toEqual(cues.map(({ id }) => id))
    expect(new Set(cues.map(({ id }) => id)).size).toBe(cues.length)
  })

  test.each(said)('%s (%s) is said in at most forty words', (_id, _language, text) => {
    expect(wordsOf(text)).toBeLessThanOrEqual(MOST_WORDS)
    expect(wordsOf(text)).toBeGreaterThan(5)
  })

  test.each(said.filter(([, language]) => language === 'fr'))(
    '%s (%s) is set as French is printed',
    (_id, _language, text) => {
      expect(text).not.toMatch(/[^\u202f][;!?»]/u)
      expect(text).not.toMatch(/«[^\u202f]/u)
      expect(text).not.toMatch(/[^\u00a0\d]:/u)
      expect(text).not.toContain("'")
      expect(text).not.toMatch(/\d %/u)
    },
  )

  test.each(said.filter(([, language]) => language === 'en'))(
    '%s (%s) is set as English is printed',
    (_id, _language, text) => {
      expect(text).not.toMatch(/\s[;:!?]/u)
      expect(text).not.toContain("'")
    },
  )

  test('the dice fall as they are told, and the words tell them', () => {
    const rolls = cues.flatMap((cue) => (cue.rolls ?? []).map((roll) => ({ cue, roll })))
    const fallen = end.flatMap((_entry, index) =>
      eventsOf(table, index + 1).filter(({ type }) => type === rolled),
    )
    expect(fallen).toMatchObject(rolls.map(({ roll }) => roll))
    for (const { cue, roll } of rolls) {
      const next = cues[cues.indexOf(cue) + 1]!
      for (const language of languages) {
        const text = [cue, next].map((one) => sayings(one, language).say).join(' ')
        expect(text.replaceAll(/\s/g, ' ')).toMatch(told(roll)[language])
      }
    }
  })

  test('it takes about eight minutes, and dice fall before the fourth', () => {
    const READ = 60 / 170 // seconds for a word
    const ACT = 5 // seconds for something to be found and done
    const seconds = (list: readonly Cue[]): number =>
      list.reduce((sum, cue) => {
        const { until } = cue
        const lines = 'play' in until ? until.play.length : 'read' in until ? 0 : 1
        return sum + wordsOf(sayings(cue, 'en').say) * READ + lines * ACT
      }, 0)
    const cast = end.findIndex((_entry, index) =>
      eventsOf(table, index + 1).some((event) => 'die' in event || event.type === rolled),
    )
    const first = starts.findLastIndex((moves) => moves.length <= cast)
    expect(seconds(cues.slice(0, first + 1))).toBeLessThan(240)
    expect(seconds(cues)).toBeLessThan(9 * 60)
    expect(seconds(cues)).toBeGreaterThan(6 * 60)
  })
})
