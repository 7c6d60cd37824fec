import { signal } from '@preact/signals'
import type { ComponentChildren, FunctionComponent } from 'preact'
import { parsePath } from './route.ts'

/** What can be read beside a table without leaving it. */
export type SideContent =
  | { readonly kind: 'rules'; readonly rule?: string }
  | { readonly kind: 'help' }

/** What is open beside the table, null for nothing. */
export const sideSheet = signal<SideContent | null>(null)

/** What the rules beside a table are shown with. */
export interface RulesProps {
  readonly game: string
  readonly rule?: string | undefined
  readonly here?: (rule: string) => ComponentChildren // what a rule did at this table
}

/** Views of the sheet that are fetched when somebody opens them. */
export interface SheetViews {
  readonly rules: () => Promise<FunctionComponent<RulesProps>>
  readonly help: () => Promise<FunctionComponent>
}

/** Where the views come from; the program says so when it starts. */
export const sheetViews = signal<SheetViews | null>(null)

/** What a link of a table leads to, where that can be read beside it. */
export function besideTable(path: string, game: string): SideContent | null {
  const route = parsePath(path)
  if (route.page === 'help') return { kind: 'help' }
  if (route.page !== 'rules' || route.game !== game) return null
  return route.rule === undefined ? { kind: 'rules' } : { kind: 'rules', rule: route.rule }
}
