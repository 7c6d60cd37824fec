import type { Seat } from '@estafette/kernel'
import { disclose, enclose } from '@estafette/table'
import { ORDERS } from '../../../store/private.ts'
import {
  browserShelf,
  parseJson,
  read,
  write,
  type Shelf,
  isRecord,
} from '../../../store/storage.ts'
import { KINDS, type Kind, type Passes } from './order-kinds.ts'

/** The orders that stand for the seats of a game, as the browser keeps them. */
function readAll(id: string, shelf: Shelf | null): Readonly<Record<string, unknown>> {
  const kept = read(shelf, ORDERS + id)
  // What was kept before there were envelopes is read as it is.
  const data = parseJson(kept?.startsWith('{') ? kept : disclose(kept ?? '', id))
  return isRecord(data) ? data : {}
}

/** The orders that were kept for a seat, null where none were; what makes no sense is left out. */
export function keptOrders(
  id: string,
  seat: Seat,
  shelf: Shelf | null = browserShelf(),
): Passes | null {
  const kinds = readAll(id, shelf)[seat]
  if (!Array.isArray(kinds)) return null
  return new Set<Kind>(KINDS.filter((kind) => kinds.includes(kind)))
}

/** Keeps the orders that stand for a seat, so that they outlast the page. */
export function keepOrders(
  id: string,
  seat: Seat,
  standing: Passes,
  shelf: Shelf | null = browserShelf(),
): void {
  const all = { ...readAll(id, shelf), [seat]: [...standing] }
  // Two at one screen share a storage, and an order is secret. FRL-TIME-8
  write(shelf, ORDERS + id, enclose(JSON.stringify(all), id))
}
