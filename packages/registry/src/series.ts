/** Battles that share an engine and a rulebook: one place on the shelf. */
export interface Series {
  readonly id: string
  readonly battles: readonly string[] // ids of the games
}

/** Games by their series, in the order of the games; one without a series stands by itself. */
export function bySeries(
  games: readonly { readonly id: string; readonly series?: string }[],
): Series[] {
  const found = new Map<string, string[]>()
  for (const { id, series = id } of games) {
    const battles = found.get(series)
    if (battles) battles.push(id)
    else found.set(series, [id])
  }
  return [...found].map(([id, battles]) => ({ id, battles }))
}
