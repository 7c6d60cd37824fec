/** A line before something of which there are so many: one after the other, as they came. */
export interface WaitingLine {
  /** Waits for one to be free; returns how to leave it to the next. */
  enter(): Promise<() => void>
}

export function makeLine(free: number): WaitingLine {
  const waiting: (() => void)[] = []
  let left = free
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else left++
  }
  return {
    async enter() {
      if (left > 0) left--
      else await new Promise<void>((resolve) => waiting.push(resolve))
      return leave
    },
  }
}
