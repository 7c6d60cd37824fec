// Where pages stand: what a link in an invitation, a notice or a mail leads to. Secrets stand behind
// the #, which a browser sends to nobody.

/** The page of a table. */
export function tablePath(table: string): string {
  return `/t/${table}`
}

/** The page on which somebody takes the seat they are invited to. */
export function invitationPath(table: string, secret: string): string {
  return `/invite/${table}#${secret}`
}

/** The same for whoever is invited by name, or at a table that is listed. */
export function invitedPath(table: string): string {
  return `/invite/${table}`
}

/** The page on which a further device comes in. */
export function devicePath(code: string): string {
  return `/account#${code}`
}
