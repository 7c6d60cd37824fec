import { readView, type Choice, type Game, type State, type Viewer } from '@estafette/kernel'
import { afterStep, readTold, type Standing, type ServerMessage } from '@estafette/protocol'
import { legalChoices } from '@estafette/table'

/** A page as the protocol has it: it knows what it was told, and nothing else. */
export interface Page {
  standing: Standing | null
  readonly heard: string[] // every byte that reached it
  /** Takes in what a server told. */
  hear(told: ServerMessage): void
  /** The position it may know, read from the text it was sent. */
  known(game: Game): State
  /** What its seat can choose, found on what it knows. */
  choices(game: Game): Choice[]
}

/** A page that has heard nothing yet. */
export function makePage(): Page {
  const page: Page = {
    standing: null,
    heard: [],
    hear(told) {
      const text = JSON.stringify(told)
      page.heard.push(text)
      const read = readTold(text) // what is sent must be as agreed, and survive the way
      if (!read.ok) throw new Error(`${read.reason}: ${text.slice(0, 300)}`)
      takeIn(page, read.value)
    },
    known(game) {
      const view = readView(game, page.standing!.view!)
      if (!view.ok) throw new Error(view.reason)
      return view.value.known
    },
    choices(game) {
      const { viewer, ending } = page.standing!
      return ending || viewer < 0 ? [] : legalChoices(game, page.known(game), viewer)
    },
  }
  return page
}

function takeIn(page: Page, told: ServerMessage): void {
  if (told.told === 'table') page.standing = told.standing
  if (!('steps' in told) || !told.steps || !page.standing) return
  for (const step of told.steps) {
    if (step.version === page.standing.version + 1) page.standing = afterStep(page.standing, step)
  }
}

/** What of a standing a page can follow step by step while something is hidden from it. */
export function followed(standing: Standing) {
  const { version, view, offers, clock, ending, log, takenBack, seed } = standing
  return { version, view, offers, clock, ending, count: log.length, takenBack, seed }
}

export type { Viewer }
