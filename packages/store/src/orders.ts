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

/** The orders of every seat of a table that gave some. */
export async function ordersAt(sql: Sql, table: string): Promise<SeatOrders[]> {
  const rows = await sql.all('SELECT * FROM orders WHERE table_id = $1 ORDER BY seat', [table])
  return rows.map(({ table_id, seat, body }) => ({
    table: String(table_id),
    seat: Number(seat),
    body: String(body),
  }))
}
