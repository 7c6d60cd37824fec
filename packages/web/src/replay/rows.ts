import { capital } from '@estafette/words'
import { momentTitle } from '../story/moments.ts'
import { captionOf } from './captions.ts'
import { bandsOf } from './plot.ts'
import type { ReplayView } from './viewing.ts'

/** Something to go to: where a turn began, a fight ended, the game was turned. */
export interface GoalRow {
  readonly choice: number
  readonly kind: 'turn' | 'moment' | 'fight'
  readonly what: string
}

/** Turns, fights and moments in their order; a fight that is a moment stands once. */
export function rowsOf({ film, model, story }: ReplayView): readonly GoalRow[] {
  const tale = film.tale.value
  const { screen } = model
  const { game } = model.session
  const moments = tale?.moments ?? []
  const turns = bandsOf(tale?.marks ?? [], film.reel.length).flatMap(({ turn, from }): GoalRow[] =>
    turn > 0 && story
      ? [{ choice: from, kind: 'turn', what: capital(story.words().inTurn(turn)) }]
      : [],
  )
  const turned = story
    ? moments.map((moment, index): GoalRow => {
        const what = `${index + 1}. ${momentTitle({ game, screen, story }, moment)}`
        return { choice: moment.number, kind: 'moment', what }
      })
    : []
  const fights = film.scenes.value.flatMap((scene): GoalRow[] => {
    const { step, at } = scene
    const isMoment = moments.some(({ number }) => number <= at && number >= (step?.first ?? at))
    if (step?.kind !== 'fight' || isMoment) return []
    return [{ choice: at, kind: 'fight', what: captionOf(model, scene, film.reel.length) }]
  })
  return [...turns, ...turned, ...fights].sort((a, b) => a.choice - b.choice)
}
