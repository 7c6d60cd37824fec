import { places, type Sql } from './sql.ts'

/** What a seat has ordered, for nobody else. */
export interface SeatOrders {
  readonly table: string
  readonly seat: number
  readonly body: string // JSON
}

/** Keeps the orders of a seat, instead of those it gave before. */
export async function keepOrders(sql: Sql, { table, seat, body }: SeatOrders): Promise<void> {
  await sql.run(
    `INSERT INTO orders (table_id, seat, body) VALUES (${places(3)})
     ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body`,
    [table, seat, body],
  )
}

/** Tables being played at which somebody gave orders, and nothing happened since a moment. */
export async function tablesOfOrders(sql: Sql, before: number, most: number): Promise<string[]> {
  const rows = await sql.all(
    `SELECT DISTINCT tables.id, tables.changed FROM orders
     JOIN tables ON tables.id = orders.table_id
     WHERE tables.status = 'playing' AND tables.changed <= $1
     ORDER BY tables.changed DESC, tables.id LIMIT $2`,
    [before, most],
  )
  return rows.map(({ id }) => String(id))
}

/** The orders of every seat of a table that gave some. */
export async function ordersAt(sql: Sql, table: string): Promise<SeatOrders[]> {
  const rows = await sql.all('SELECT * FROM orders WHERE table_id = $1 ORDER BY seat', [table])
  return rows.map(({ table_id, seat, body }) => ({
    table: String(table_id),
    seat: Number(seat),
    body: String(body),
  }))
}
