/** One of those who suffer, as far as it matters to what a counter does to him. */
export interface Man {
  readonly morale: number // hits until the next one is a Wound
  readonly wounds: number // until he is dead
  readonly isProof: boolean // Wounds and Deads do nothing to him. FRL-VEH-9
  readonly drawn: number // counters drawn against him before
}

/** A draw of damage counters: on whom, in which order, what it can pay for, and out of what. */
export interface CupDraw {
  readonly men: readonly Man[]
  readonly fp: number
  readonly costs: readonly number[] // of a Pin, a Morale hit, a Wound, a Dead
  readonly cup: readonly number[] // counters of each kind that are left in it
}

/** What comes of a draw: how likely each man is to die, and how likely so many of them are. */
export interface DrawnDeaths {
  readonly each: readonly number[]
  readonly atLeast: readonly number[] // by number: somebody, a second, ...
}

/** Numbers of counters of each kind, as numbers that add up as they do, and their orders. */
interface Lots {
  readonly at: Int32Array
  readonly orders: Float64Array
}

const NO_LOT: Lots = { at: new Int32Array(), orders: new Float64Array() }
const ONE_LOT: Lots = { at: Int32Array.of(0), orders: Float64Array.of(1) }

/**
 * Chances of a draw, exact. Whatever was paid for could have been paid for in any order, so that it
 * is enough to count orders by how many counters of each kind there are among them. Counters go
 * round: when it is a man's turn, each of the living has gone through a known number of turns. So
 * only what the dead have taken is carried from turn to turn, by who they are; the orders in which
 * the others have lived so far are multiplied with it when somebody dies. Deaths are followed up to
 * a number of dead. FRL-DMG-1, FRL-DMG-2
 */
export function deathsIn({ men, fp, costs, cup }: CupDraw, most = men.length): DrawnDeaths {
  const field = makeField(fp, costs, cup)
  const lots = men.map((man) => lotsOf(man, field))
  const each = men.map(() => 0)
  const atLeast = men.map(() => 0)
  const sets = 1 << men.length
  const taken = Array.from({ length: sets }, (_, dead) => (dead === 0 ? ONE_LOT : NO_LOT))
  const first = Math.min(...men.map(({ drawn }) => drawn))

  /** In which orders some men have lived until it is a man's turn in a round. */
  function lived(living: number, round: number, turn: number, known: Lots[]): Lots {
    const j = lowest(living)
    if (j < 0) return ONE_LOT
    const turns = Math.max(0, round - men[j]!.drawn + (j < turn ? 1 : 0))
    return (known[living] ??= field.times(
      lived(living & (living - 1), round, turn, known),
      lots[j]!.lives(turns),
    ))
  }

  /** A turn of a man, whoever has died before; whether anything can come of it. */
  function takeTurn(round: number, i: number): boolean {
    const kills = lots[i]!.kills(round - men[i]!.drawn + 1)
    let isOver = lots[i]!.lives(round - men[i]!.drawn + 1).at.length === 0
    if (kills.at.length === 0) return !isOver
    const known: Lots[] = []
    for (let dead = sets - 1; dead >= 0; dead--) {
      const before = taken[dead]!
      const number = bits(dead)
      if ((dead >> i) & 1 || before.at.length === 0 || number >= most) continue
      const then = dead | (1 << i)
      const others = lived((sets - 1) & ~then, round, i, known)
      if (others.at.length === 0) continue
      const now = field.times(before, kills)
      const chance = field.meet(now, others)
      each[i]! += chance
      atLeast[number]! += chance
      if (number + 1 < most) taken[then] = field.plus(taken[then]!, now)
      isOver = false
    }
    return !isOver
  }

  for (let round = first, goesOn = true; goesOn; round++) {
    goesOn = false
    for (const [i, { drawn }] of men.entries()) {
      if (drawn > round || takeTurn(round, i)) goesOn = true
    }
  }
  return { each, atLeast }
}

type Field = ReturnType<typeof makeField>

/** Lots that can be paid for, what they are worth, and how they are put together. */
function makeField(fp: number, costs: readonly number[], cup: readonly number[]) {
  const most = cup.map((count, kind) => Math.min(count, Math.floor(fp / costs[kind]!)))
  const steps = [1] // of a lot by one counter more of a kind; two lots together have their place
  for (const [kind, count] of most.entries()) steps.push(steps[kind]! * (2 * count + 1))
  const worth = new Float64Array(steps.at(-1)!) // the chance of one of its orders
  const sums = new Float64Array(steps.at(-1)!)
  const touched = new Int32Array(steps.at(-1)!) // the lots that something was added to
  let count = 0
  const all = cup.reduce((sum, count) => sum + count, 0)
  eachLot(0, 0, fp, 1, 0)

  /** Goes through all lots from a kind on. */
  function eachLot(kind: number, at: number, left: number, ways: number, drawn: number): void {
    if (kind === most.length) {
      worth[at] = ways / falling(all, drawn)
      return
    }
    for (let n = 0; n <= most[kind]! && n * costs[kind]! <= left; n++) {
      const more = falling(cup[kind]!, n)
      eachLot(kind + 1, at + n * steps[kind]!, left - n * costs[kind]!, ways * more, drawn + n)
    }
  }

  /** Adds orders of a lot that can be paid for. */
  function add(at: number, orders: number): void {
    if (sums[at] === 0) touched[count++] = at
    sums[at]! += orders
  }

  /** What was added up, by lot. */
  function collected(): Lots {
    const at = touched.slice(0, count)
    const orders = new Float64Array(count)
    for (let i = 0; i < count; i++) {
      orders[i] = sums[at[i]!]!
      sums[at[i]!] = 0
    }
    count = 0
    return { at, orders }
  }

  return {
    most,
    /** Lots of counters of each kind, those that can be paid for. */
    lots(
      some: readonly (readonly [p: number, h: number, w: number, d: number, n: number])[],
    ): Lots {
      for (const [p, h, w, d, n] of some) {
        const numbers = [p, h, w, d]
        if (numbers.some((number, kind) => number > most[kind]!)) continue
        const one = numbers.reduce((sum, number, kind) => sum + number * steps[kind]!, 0)
        if (worth[one]! > 0) add(one, n)
      }
      return collected()
    },
    plus(some: Lots, others: Lots): Lots {
      for (const lots of [some, others]) {
        for (let i = 0; i < lots.at.length; i++) add(lots.at[i]!, lots.orders[i]!)
      }
      return collected()
    },
    /** Each of some lots with each of others, where that can be paid for. */
    times(some: Lots, others: Lots): Lots {
      for (let i = 0; i < some.at.length; i++) {
        const from = some.at[i]!
        const orders = some.orders[i]!
        for (let j = 0; j < others.at.length; j++) {
          const one = from + others.at[j]!
          if (worth[one]! > 0) add(one, orders * others.orders[j]!)
        }
      }
      return collected()
    },
    /** How likely it is that some lots come together with others. */
    meet(some: Lots, others: Lots): number {
      let chance = 0
      for (let i = 0; i < some.at.length; i++) {
        const from = some.at[i]!
        let sum = 0
        for (let j = 0; j < others.at.length; j++) {
          sum += others.orders[j]! * worth[from + others.at[j]!]!
        }
        chance += some.orders[i]! * sum
      }
      return chance
    },
  }
}

/** The lots that one man can go through, by the number of his turns. */
function lotsOf({ morale, wounds, isProof }: Man, field: Field) {
  const [, mostHits, mostWounds, mostDeads] = field.most as [number, number, number, number]

  /** Every lot of so many counters that he survives. */
  function eachSurvived(count: number, tell: (h: number, w: number, d: number, n: number) => void) {
    for (let h = 0; h <= Math.min(count, mostHits, morale + wounds - 1); h++) {
      const spare = wounds - 1 - Math.max(0, h - morale)
      for (let w = 0; w <= Math.min(count - h, mostWounds, isProof ? count : spare); w++) {
        for (let d = 0; d <= (isProof ? Math.min(count - h - w, mostDeads) : 0); d++) {
          tell(h, w, d, choose(count, h) * choose(count - h, w) * choose(count - h - w, d))
        }
      }
    }
  }

  return {
    /** Those of so many counters that he survives. */
    lives: onceFor((turns) => {
      const found: [number, number, number, number, number][] = []
      eachSurvived(turns, (h, w, d, n) => found.push([turns - h - w - d, h, w, d, n]))
      return field.lots(found)
    }),
    /** Those of so many counters of which the last kills him. FRL-DMG-7, FRL-DMG-9 */
    kills: onceFor((turns) => {
      const found: [number, number, number, number, number][] = []
      eachSurvived(turns - 1, (h, w, d, n) => {
        const suffered = Math.max(0, h - morale) + (isProof ? 0 : w)
        const isLast = suffered === wounds - 1
        const pins = turns - 1 - h - w - d
        if (!isProof) found.push([pins, h, w, d + 1, n])
        if (!isProof && isLast) found.push([pins, h, w + 1, d, n])
        if (h >= morale && isLast) found.push([pins, h + 1, w, d, n])
      })
      return field.lots(found)
    }),
  }
}

/** Works something out once for each number. */
function onceFor(work: (count: number) => Lots): (count: number) => Lots {
  const known: Lots[] = []
  return (count) => (known[count] ??= work(count))
}

/** The lowest member of a set, -1 where it has none. */
function lowest(set: number): number {
  return 31 - Math.clz32(set & -set)
}

function bits(set: number): number {
  let count = 0
  for (let left = set; left > 0; left >>= 1) count += left & 1
  return count
}

function falling(from: number, count: number): number {
  let product = 1
  for (let i = 0; i < count; i++) product *= from - i
  return product
}

function choose(from: number, count: number): number {
  return falling(from, count) / falling(count, count)
}
