import { arras } from '@estafette/arras'
import { STEP, VERB, type ArrasState } from '@estafette/arras/screen'
import { fastDice, languages, LEGAL, makeChoice, playRandomly } from '@estafette/kernel'
import { legalChoices } from '@estafette/table'
import { afterEach, expect, test } from 'vitest'
import { isLong } from '../../../../../../scripts/lanes.ts'
import { seed } from '../../../../../../scripts/seed.mjs'
import { sitAt } from '../../../../test/sitting.ts'
import { defaults, settings } from '../../../store/settings.ts'
import { cardOf } from '../../../table/card/decision.ts'
import { arrasScreen } from '../screen.tsx'

const GAMES = isLong ? 60 : 4
const EVERY = isLong ? 1 : 5
const ROLLS = 4 // ways in which the dice after the hour may fall
const pass = makeChoice(VERB.pass)

afterEach(() => {
  settings.value = defaults
})

const found: ArrasState[] = []

/** Positions in which a side may pass, from random games. */
function impulses(): readonly ArrasState[] {
  if (found.length > 0) return found
  let count = 0
  for (let at = 0; at < GAMES; at++) {
    playRandomly(arras, { scenario: 'historical', options: {} }, (seed % 1000) + at, {
      onState(s) {
        if (s.step !== STEP.impulse || count++ % EVERY > 0) return
        if (arras.verdict(s, arras.toAct(s), pass) === LEGAL) found.push(arras.clone(s))
      },
    })
  }
  return found
}

/** What the rules make of passes: who is asked in between, and how the hour goes out. */
function passed(from: ArrasState, rolls: number) {
  const s = arras.clone(from)
  const dice = fastDice(rolls)
  arras.play(s, arras.toAct(s), pass, dice)
  const isAsked = s.turn === from.turn && s.step === STEP.impulse
  if (isAsked) arras.play(s, arras.toAct(s), pass, dice)
  const isProlonged = s.step === STEP.prolong
  const isEnded = (): boolean => s.turn !== from.turn || arras.outcome(s) !== null
  while (!isEnded()) {
    const legal = legalChoices(arras, s, arras.toAct(s))
    const next = legal.find((choice) => choice !== makeChoice(VERB.prolong))!
    arras.play(s, arras.toAct(s), next, dice)
  }
  return { isAsked, isProlonged, outcome: arras.outcome(s) }
}

const said = {
  en: {
    both: /If the (Allies|Germans) pass next, too, \d\d:00 ends/,
    now: /With this Pass \d\d:00 ends/,
    game: /ends, and the game with it/,
    maybe: /ends, and the game with [\d.]+%/,
    prolong: /prolonged/,
    wins: [/The Allies win\./, /The Germans win\./],
  },
  fr: {
    both: /Si les (Alliés|Allemands) passent aussi, c’est la fin de \d\d\u00a0h/,
    now: /Par ce choix, c’est la fin de \d\d\u00a0h/,
    game: /et de la partie[.,]/,
    maybe: /et de la partie à [\d,]+/,
    prolong: /prolongé/,
    wins: [/Les Alliés gagnent\./, /Les Allemands gagnent\./],
  },
} as const

test.each(languages)(
  'ARR-4.3d a Pass says before it is done what two of them end, in %s',
  (language) => {
    settings.value = { ...defaults, language }
    const seen = new Map<string, number>()
    const { both, now, game, maybe, prolong, wins } = said[language]
    for (const s of impulses()) {
      const seat = arras.toAct(s)
      const { model } = sitAt(arrasScreen as never, s, seat)
      const offer = model.offers.value.all.find(({ verb }) => verb === 'pass')!
      model.choose(offer, true)
      const caution = cardOf(model).caution ?? ''
      const ends = Array.from({ length: ROLLS }, (_, rolls) => passed(s, rolls + 1))
      const [{ isAsked, isProlonged }] = ends as [(typeof ends)[0]]
      expect(caution).toMatch(isAsked ? both : now)
      expect(prolong.test(caution)).toBe(isProlonged)
      for (const { outcome } of ends) {
        if (game.test(caution)) expect(outcome).not.toBeNull()
        else if (!maybe.test(caution)) expect(outcome).toBeNull()
        if (!outcome) continue
        expect(wins.map((text) => text.test(caution)).indexOf(true)).toBe(outcome.winner)
      }
      const kind = game.test(caution) ? 'surely' : maybe.test(caution) ? 'perhaps' : 'not'
      const key = `${arras.sides[s.initiative]} ${kind}`
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
    console.log(Object.fromEntries(seen))
    const kinds = isLong ? ['surely', 'perhaps', 'not'] : ['not']
    for (const side of arras.sides) {
      for (const kind of kinds) expect(seen.get(`${side} ${kind}`)).toBeGreaterThan(0)
    }
    expect([...seen.keys()].join()).toContain('surely')
  },
)
