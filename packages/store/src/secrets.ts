import type { Engine } from './sql.ts'

/**
 * A secret of the server's own by its name, such as the keys it signs with: made when it is first
 * asked for, and the same for every process from then on.
 */
export async function secretOf(
  { read, write }: Engine,
  name: string,
  make: () => string,
): Promise<string> {
  const find = async (): Promise<string | undefined> => {
    const [row] = await read.all('SELECT value FROM secrets WHERE name = $1', [name])
    return row && String(row['value'])
  }
  const known = await find()
  if (known !== undefined) return known
  const made = make()
  await write((sql) =>
    sql.run('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      name,
      made,
    ]),
  )
  return (await find()) ?? made
}
