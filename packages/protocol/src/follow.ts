import { edited } from './edit.ts'
import { MOST_TAKEN_BACK } from './limits.ts'
import { requestsAfter } from './requests.ts'
import type { Heard, Standing, ChapterStep } from './steps.ts'

/** A table one step further: all that a page has to do with a step. */
export function afterStep(standing: Standing, step: ChapterStep): Standing {
  const log = logAfter(standing.log, step)
  const { seat, deed, offers } = step
  const choices = Math.max(0, log.length - 1) // without what came before the first
  const requests = requestsAfter(standing.requests ?? [], seat, deed, { choices, offers })
  return {
    ...standing,
    version: step.version,
    view: edited(standing.view ?? '', step.edit),
    log,
    takenBack: step.takenBack
      ? [...standing.takenBack, step.takenBack].slice(-MOST_TAKEN_BACK)
      : standing.takenBack,
    clock: step.clock,
    ending: step.ending,
    seed: step.seed,
    offers,
    ...(requests.length > 0 && { requests: [...requests] }),
  }
}

/** The choices that are left after a step: it adds some, takes some back, or leaves them alone. */
function logAfter(log: readonly Heard[], { deed }: ChapterStep): Heard[] {
  if (deed.do === 'take') return [...log, ...deed.entries]
  if (deed.do === 'undo') return log.slice(0, -deed.count)
  if (deed.do === 'answer' && deed.count !== undefined) return log.slice(0, -deed.count)
  return [...log]
}
