import type { Option, Setup } from './game.ts'
import { failure, success, type Result } from './result.ts'

/** What a setup chooses, by number. */
export interface Chosen {
  readonly scenario: number
  readonly options: readonly number[] // of each option, the index of its value
}

/** Reads scenario and options of a setup; what is not said is the first value. */
export function chosenIn(
  setup: Setup,
  scenarios: readonly string[],
  options: readonly Option[],
): Result<Chosen> {
  const scenario = scenarios.indexOf(setup.scenario)
  if (scenario < 0) return failure(`no such scenario: "${setup.scenario}"`)
  const chosen = options.map(() => 0)
  for (const [id, value] of Object.entries(setup.options)) {
    const at = options.findIndex((option) => option.id === id)
    if (at < 0) return failure(`no such option: "${id}"`)
    const { values } = options[at]!
    chosen[at] = values.indexOf(value)
    if (chosen[at] < 0) {
      return failure(`option ${id} must be ${values.join(', ')}, got "${value}"`)
    }
  }
  return success({ scenario, options: chosen })
}
