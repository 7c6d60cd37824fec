import { listedBattles, type SeriesBattle } from '@estafette/blitzkrieg/series'
import { languages, type Language } from '@estafette/kernel'
import { spoken } from '../../../i18n/spoken.ts'

/** Games between equal computers, once somebody has counted them. */
export interface Balance {
  readonly german: number // wins in 100 games
  readonly games: number
}

/** What the page says of a battle: all of it comes from the battle's files. */
export interface BattleFacts extends SeriesBattle {
  readonly row: number // of the calendar: battles that overlap stand one below the other
  readonly balance?: Balance
}

/** The battles by date. */
export const battles: readonly BattleFacts[] = inRows(listedBattles)

/** Each in the uppermost row that is free on its days. */
export function inRows<T extends Pick<SeriesBattle, 'from' | 'to'>>(
  listed: readonly T[],
): readonly (T & { readonly row: number })[] {
  const ends: string[] = []
  return listed.map((battle) => {
    const free = ends.findIndex((end) => end < battle.from)
    const row = free < 0 ? ends.length : free
    ends[row] = battle.to
    return { ...battle, row }
  })
}

/** The battle of an id, else the one to begin with. */
export function battleOf(id: string | undefined): BattleFacts {
  return battles.find((one) => one.id === id) ?? battles.find(({ isFirst }) => isFirst)!
}

interface BattleWords {
  readonly title: string
  readonly text: string
  readonly hard: string
  readonly second: string
  readonly german: string // what each side wants
  readonly allied: string
}

function wordsIn(lang: Language): Readonly<Record<string, BattleWords>> {
  return Object.fromEntries(
    listedBattles.map(({ id, title, text, hard, second, germanWants, alliedWants }) => [
      id,
      {
        title: title[lang],
        text: text[lang],
        hard: hard[lang],
        second: second[lang],
        german: germanWants[lang],
        allied: alliedWants[lang],
      },
    ]),
  )
}

const words = spoken(Object.fromEntries(languages.map((lang) => [lang, wordsIn(lang)])))

/** The words of a battle in the language of the page. */
export function wordsOf({ id }: BattleFacts): BattleWords {
  return words()[id]!
}
