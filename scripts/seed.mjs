/**
 * Where the samples of a run begin: another place every day, so that new cases are looked at.
 * `SEED=20261118 npm test` looks at those of that day again.
 */
export const seed = seedOf(process.env['SEED'], new Date())

/**
 * The seed that was asked for, or that of a day.
 * @param {string | undefined} asked
 * @param {Date} day
 * @returns {number}
 */
export function seedOf(asked, day) {
  const text = asked ?? day.toISOString().slice(0, 10).replaceAll('-', '')
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new Error(`SEED must be a whole number of at most nine digits, got "${text}"`)
}

/**
 * The number of a seed's day, so that the day after it has the next one; of others themselves.
 * @param {number} number
 * @returns {number}
 */
export function dayOf(number) {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(String(number)) ?? []
  return day === undefined ? number : Date.UTC(Number(year), Number(month) - 1, Number(day)) / 864e5
}
