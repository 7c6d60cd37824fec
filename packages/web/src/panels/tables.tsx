import { RuleLink } from './rule-link.tsx'
import './aids.css'

/** The head of a table of the player aids, with the rule it is from. */
export interface AidTitle {
  readonly title: string
  readonly game?: string
  readonly rule?: string
}

export function AidHead({ title, game, rule }: AidTitle) {
  return (
    <h2>
      {title}
      {game !== undefined && rule !== undefined && (
        <>
          {' '}
          <RuleLink game={game} rule={rule} />
        </>
      )}
    </h2>
  )
}

/** A table of names and values. */
export function Rows(
  props: AidTitle & {
    readonly rows: readonly (readonly [string, string])[]
    readonly note?: string
  },
) {
  const { rows, note, ...head } = props
  return (
    <>
      <AidHead {...head} />
      <table class="aid-rows">
        <tbody>
          {rows.map(([text, value]) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p class="aid-note">{note}</p>}
    </>
  )
}

/** A line of a table with several columns. */
export interface ColumnsRow {
  readonly text: string
  readonly values: readonly (string | number)[]
  readonly isLit?: boolean
}

/** A table of names with several values each, under heads. */
export function Columns(
  props: AidTitle & {
    readonly heads: readonly string[]
    readonly rows: readonly ColumnsRow[]
    readonly lit?: number // column that counts now
  },
) {
  const { heads, rows, lit, ...head } = props
  const classOf = (column: number) => (column === lit ? 'is-lit' : undefined)
  return (
    <>
      <AidHead {...head} />
      <table class="aid-rows is-columns">
        <thead>
          <tr>
            <td />
            {heads.map((text, column) => (
              <th key={text} scope="col" class={classOf(column)}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ text, values, isLit }) => (
            <tr key={text} {...(isLit !== undefined && { class: isLit ? 'is-lit' : '' })}>
              <th scope="row">{text}</th>
              {values.map((value, column) => (
                <td key={column} class={classOf(column)}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** A table of results by die and column, the column that counts now lit. */
export function ResultTable(
  props: AidTitle & {
    readonly die: string // head of the first column
    readonly columns: readonly string[]
    readonly rows: readonly string[]
    readonly lit: number // column, -1 for none
    readonly cell: (column: number, row: number) => string
    readonly note: string
  },
) {
  const { die, columns, rows, lit, cell, note, ...head } = props
  const classOf = (column: number): string => (column === lit ? 'is-lit' : '')
  return (
    <>
      <AidHead {...head} />
      <table class="aid-odds aid-crt">
        <thead>
          <tr>
            <th scope="col">{die}</th>
            {columns.map((name, column) => (
              <th key={name} scope="col" class={classOf(column)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((name, row) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((_, column) => (
                <td key={column} class={classOf(column)}>
                  {cell(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="aid-note">{note}</p>
    </>
  )
}
