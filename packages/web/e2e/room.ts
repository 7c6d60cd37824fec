/** How the column beside the map shares its height. */
export interface ColumnSight {
  readonly slots: string // where the three slots are
  readonly head: number // where the card begins
  readonly faults: readonly string[]
}

const MOST_BLANK = 24

/**
 * Opens every tab, and says where one is a slit, where the card keeps room that the tab needs, and
 * where something moves with the tab. `blank` is not looked for while a decision keeps the height of
 * what was open in it. Runs in the page.
 */
export async function lookAtColumn({
  blank,
  most,
}: {
  readonly blank: boolean
  readonly most: number
}): Promise<ColumnSight> {
  const faults: string[] = []
  const one = (selector: string): HTMLElement | null => document.querySelector(selector)
  const drawn = async (): Promise<void> => {
    for (const _ of 'abc') await new Promise((done) => requestAnimationFrame(done))
  }
  const slots = (): string =>
    [...document.querySelectorAll('.slots [data-slot]')]
      .map((slot) => {
        const { left, top, width, height } = slot.getBoundingClientRect()
        return [left, top, width, height].map(Math.round).join(' ')
      })
      .join(', ')
  const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const least = innerHeight < 40 * em ? 7.5 * em : 10 * em
  const isBeside = innerWidth >= 68.75 * em && innerHeight >= 36 * em
  const before = slots()
  const panelAt = ':is(.table-panel, .replay-panel)'
  const tabs = [...document.querySelectorAll<HTMLElement>(`${panelAt} [role="tab"]`)]
  const was = tabs.find((tab) => tab.ariaSelected === 'true')
  const isClosed = one('.table')?.dataset['panel'] !== 'open' && !isBeside
  for (const tab of tabs) {
    if (isClosed || tab.ariaSelected !== 'true') tab.click()
    await drawn()
    const panel = one(`${panelAt} .tab-panel`)!
    for (let i = 0; i < 60 && panel.childElementCount === 0; i++) await drawn()
    const row = one(`${panelAt} .tabs-row`)!.getBoundingClientRect()
    const { height } = panel.getBoundingClientRect()
    const isWhole = panel.scrollHeight <= panel.clientHeight + 1
    const name = (tab.textContent ?? '').trim()
    const say = (fault: string): void => void faults.push(`${name}: ${fault}`)
    if (height + row.height < least - 0.5 && !isWhole) {
      say(`${Math.round(height)} of ${panel.scrollHeight} pixels`)
    }
    if (isBeside && row.height > 42) say(`the row of tabs is ${Math.round(row.height)} high`)
    const body = one('.decision-body')
    if (isBeside && body) {
      const box = body.getBoundingClientRect()
      const parts = [...body.querySelectorAll(':scope > *, .decision-parts > *')]
      const bottom = Math.max(
        box.top,
        ...parts
          .filter((part) => !part.matches('.decision-parts'))
          .map((part) => part.getBoundingClientRect())
          .filter((part) => part.height > 0)
          .map((part) => part.bottom),
      )
      for (const part of body.querySelectorAll('.decision-parts > :not(details)')) {
        if (part.childElementCount === 0) continue
        const inner = Math.max(
          ...[...part.children].map((one) => one.getBoundingClientRect().bottom),
        )
        const rest = Math.round(part.getBoundingClientRect().bottom - inner)
        if (rest > most) say(`${rest} pixels of ${part.className} are blank`)
      }
      const empty = Math.round(box.bottom - bottom)
      if (blank && !isWhole && empty > most) say(`${empty} pixels of the card are blank`)
      const isCut = body.scrollHeight > body.clientHeight + 1
      if (isCut && height + row.height > least + 1) {
        say(`the card scrolls beside a tab of ${Math.round(height + row.height)}`)
      }
    }
    if (slots() !== before) say(`the slots went from ${before} to ${slots()}`)
    if (isClosed) {
      tab.click() // over the map: closed again
      await drawn()
    }
  }
  if (!isClosed) was?.click()
  await drawn()
  const head = Math.round(one('.decision-head')?.getBoundingClientRect().top ?? 0)
  return { slots: before, head, faults }
}

/** How a column is looked at: a decision that keeps its height may be blank below. */
export const looking = (blank: boolean) => ({ blank, most: MOST_BLANK })
