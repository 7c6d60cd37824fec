/** What somebody typed, made fit to be sent as text: what no message may hold is left out. */
export function fitText(typed: string, longest: number): string {
  const fit = typed.replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
  const cut = fit.slice(0, longest)
  return cut.replace(/\p{Cs}$/u, '') // the first half of a character that was cut in two
}

/** Whether anything of a text shows: a line of which nothing does is not sent. */
export function isVisible(text: string): boolean {
  return /[^\s\p{C}\p{Z}]/u.test(text)
}
