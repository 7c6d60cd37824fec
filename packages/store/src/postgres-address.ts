/**
 * Where a database is, as its library reads it. People write passwords as they are, with `@`, `/` and
 * `%` in them: what stands before the last `@` names the person, and is written as addresses have it.
 */
export function addressOf(
  url: string,
  password?: string,
): { readonly connectionString: string; readonly password?: string } {
  const [, scheme = '', rest = ''] = /^(\w+:\/\/)(.*)$/s.exec(url) ?? []
  const at = rest.lastIndexOf('@')
  const place = rest.slice(at + 1)
  const [user = '', ...more] = at < 0 ? [] : rest.slice(0, at).split(':')
  const said = more.length > 0 ? plain(more.join(':')) : undefined
  const names = at < 0 ? '' : encodeURIComponent(plain(user))
  const secret = said ?? password
  const known = secret === undefined ? '' : `:${encodeURIComponent(secret)}`
  return {
    connectionString: `${scheme}${names}${known}${at < 0 && known === '' ? '' : '@'}${place}`,
  }
}

/** A text that may be written with percent signs, as it is meant; any other is taken as it stands. */
function plain(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
