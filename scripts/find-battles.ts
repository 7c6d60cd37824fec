import { writeBattles } from './battles.mjs'

/** Before any test: a battle that was added, changed or removed is known to all of them. */
export function setup(): void {
  writeBattles()
}
