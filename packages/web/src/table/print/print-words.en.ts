/** What stands on a printed table. */
export const words = {
  position: 'Position',
  result: 'Result',
  units: 'Units',
  log: 'Log',
}
