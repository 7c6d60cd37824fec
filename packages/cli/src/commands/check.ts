import { dirname, join } from 'node:path'
import { checkBattle } from '@estafette/registry/workshop'
import { FAILED, OK, writeJson, type CliCommand, type Context } from '../command.ts'
import { readText } from '../files.ts'
import { refuse } from '../refusal.ts'

/** Looks through the record of a battle: its scenario, with the map and the units beside it. */
export const check: CliCommand = {
  name: 'check',
  spec: { positionals: ['file'], required: 1, options: {} },
  run(context, args) {
    const file = args.positionals[0]!
    const folder = dirname(file)
    const faults = checkBattle({
      map: readJson(context, join(folder, 'map.json')),
      units: readJson(context, join(folder, 'units.json')),
      scenario: readJson(context, file),
    })
    if (context.json) writeJson(context, { ok: faults.length === 0, faults })
    else if (faults.length === 0) context.io.out(`${context.texts.check.sound(file)}\n`)
    else for (const fault of faults) context.io.err(`estafette: ${join(folder, fault)}\n`)
    return faults.length === 0 ? OK : FAILED
  },
}

function readJson(context: Context, file: string): unknown {
  const text = readText(context, file)
  try {
    return JSON.parse(text)
  } catch (error) {
    return refuse(context.texts.check.unreadable(file, (error as Error).message))
  }
}
