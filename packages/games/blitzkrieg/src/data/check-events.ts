import type { EffectSource, ScenarioSource } from './source.ts'

/** What contradicts itself in the table of events. */
export function eventFaults(scenario: ScenarioSource): string[] {
  const { events, reinforcements } = scenario
  return [
    ...diceFaults(scenario),
    ...events.flatMap(({ effect }, at) => {
      const place = `events[${at}].effect`
      if (effect.kind !== 'multi') return effectFaults(effect, reinforcements, place)
      if (!effect.parts?.length) return [`${place}.parts: must have an effect, got none`]
      return effect.parts.flatMap((part, index) =>
        partFaults(part, reinforcements, `${place}.parts[${index}]`),
      )
    }),
    ...rommelFaults(scenario),
  ]
}

/** Every sum of two dice has one event. */
function diceFaults({ events }: ScenarioSource): string[] {
  return Array.from({ length: 11 }, (_, at) => at + 2).flatMap((sum) => {
    const count = events.filter(({ rolls }) => rolls.includes(sum)).length
    return count === 1 ? [] : [`events: exactly one must have the sum ${sum}, got ${count}`]
  })
}

/** What each kind of effect has to say. */
const KEYS: Readonly<Record<string, readonly (keyof EffectSource)[]>> = {
  commandParalysis: ['side'],
  reinforcementDie: ['value'],
  airSurge: ['alliedAirUnits'],
  drawReinforcements: ['reinforcement'],
  makeAvailable: ['reinforcement'],
  dlmPenalty: ['formations', 'atEndOfTurns'],
  vpPerFormationUnit: ['formation'],
}

function partFaults(
  part: EffectSource,
  reinforcements: ScenarioSource['reinforcements'],
  place: string,
): string[] {
  if (part.kind === 'multi') return [`${place}.kind: must be a single effect, got multi`]
  const unnamed = part.name ? [] : [`${place}.name: is missing; it is told when the part happens`]
  return [...unnamed, ...effectFaults(part, reinforcements, place)]
}

function effectFaults(
  effect: EffectSource,
  reinforcements: ScenarioSource['reinforcements'],
  place: string,
): string[] {
  const missing = (KEYS[effect.kind] ?? []).filter((key) => effect[key] === undefined)
  if (missing.length > 0) return missing.map((key) => `${place}.${key}: is missing`)
  if (effect.kind !== 'drawReinforcements') return []
  const drawn = reinforcements.find(({ id }) => id === effect.reinforcement)!
  return drawn.drawOnEvent
    ? []
    : [`${place}.reinforcement: ${drawn.id} must have drawOnEvent, got none`]
}

/** Rommel is on hand exactly where an event can bring him. */
function rommelFaults({ events, hasRommel }: ScenarioSource): string[] {
  const at = events.findIndex(({ effect }) =>
    [effect, ...(effect.parts ?? [])].some(({ kind }) => kind === 'rommel'),
  )
  if (at >= 0 === hasRommel) return []
  const why = at >= 0 ? `because events[${at}] brings him` : 'because no event brings him'
  return [`hasRommel: must be ${at >= 0}, ${why}, got ${hasRommel}`]
}
