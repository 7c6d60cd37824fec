import type { Game } from '@estafette/kernel'
import { MOST_TAKEN_BACK, type Standing } from '@estafette/protocol'
import { witness } from '@estafette/table'
import type { Saw } from './pledge.ts'

type Seen = Pick<Standing, 'viewer' | 'log' | 'takenBack'>

/** Take-backs since so many were told; all that are told where older ones may have made room. */
export function backsSince({ takenBack }: Pick<Standing, 'takenBack'>, times: number) {
  return takenBack.length < MOST_TAKEN_BACK ? takenBack.slice(times) : takenBack
}

/**
 * What a browser was told of a game by now, from what it was told before: choices that it saw and
 * that are others now, without a take-back that says so, are noted for good.
 */
export function sawOf(game: Game, standing: Seen, before?: Saw): Saw {
  const { viewer, log, takenBack } = standing
  const last = before?.viewer === viewer ? before : undefined
  const news = backsSince({ takenBack }, last?.times ?? 0)
  const isLonger = !last || log.length > last.count
  const isSame =
    !last ||
    news.some(({ after }) => after < last.count) ||
    (isLonger && witness(game, viewer, log.slice(0, last.count + 1)) === last.digest)
  const agreed = takenBack.filter((one) => one.agreed).map(({ after }) => after)
  return {
    viewer,
    count: log.length - 1,
    digest: witness(game, viewer, log),
    backs: [...new Set([...(last?.backs ?? []), ...agreed])],
    times: takenBack.length,
    parted: (before?.parted ?? false) || !isSame,
  }
}
