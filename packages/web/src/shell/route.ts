/** A place in the program, as its address names it. */
export type Route =
  | { readonly page: 'landing' }
  | { readonly page: 'new'; readonly game: string; readonly part?: string } // or a series; of its page
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly moment?: number }
  | { readonly page: 'after'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly page: 'choose'; readonly what: 'new' | 'learn' | 'rules' } // a game for it
  | { readonly page: 'settings' }
  | { readonly page: 'help' }
  | { readonly page: 'boards' }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'online'; readonly what: OnlinePlace; readonly id?: string } // a table, or a game to offer
  | { readonly page: 'unknown'; readonly path: string }

/** What needs a server: table, lobby, setting up, invitation, account, dice and result of a game. */
const onlinePlaces = ['t', 'lobby', 'host', 'invite', 'account', 'fair', 'result'] as const
export type OnlinePlace = (typeof onlinePlaces)[number]

/** The path of a route. */
export function makePath(route: Route): string {
  switch (route.page) {
    case 'landing':
      return '/'
    case 'new':
      return joined('new', route.game, ...(route.part === undefined ? [] : [route.part]))
    case 'learn':
      return joined(route.page, route.game)
    case 'table':
    case 'after':
      return joined(route.page, route.id)
    case 'replay':
      return joined(
        route.page,
        route.id,
        ...(route.moment === undefined ? [] : [String(route.moment)]),
      )
    case 'rules':
      return joined('rules', route.game, ...(route.rule === undefined ? [] : [route.rule]))
    case 'choose':
      return joined(route.what)
    case 'online':
      return joined(route.what, ...(route.id === undefined ? [] : [route.id]))
    case 'unknown':
      return route.path
    default:
      return joined(route.page)
  }
}

/** The route of a path. */
export function parsePath(path: string): Route {
  const parts = segments(path)
  if (!parts) return { page: 'unknown', path }
  const [page, first, second] = parts
  if (parts.length === 0) return { page: 'landing' }
  if (parts.length === 1 && (page === 'settings' || page === 'help' || page === 'boards')) {
    return { page }
  }
  if (parts.length === 1 && (page === 'new' || page === 'learn' || page === 'rules')) {
    return { page: 'choose', what: page }
  }
  const what = onlinePlaces.find((place) => place === page)
  if (what && parts.length < 3) return { page: 'online', what, ...(first && { id: first }) }
  // Where battles of a series were once chosen.
  if (page === 'series' && parts.length === 1) return { page: 'choose', what: 'new' }
  if (page === 'series' && parts.length === 2) return { page: 'new', game: first! }
  if (parts.length === 2 && first !== undefined) {
    if (page === 'new' || page === 'learn' || page === 'rules') return { page, game: first }
    if (page === 'table' || page === 'replay' || page === 'after') return { page, id: first }
  }
  if (parts.length === 3 && first !== undefined && second !== undefined) {
    if (page === 'rules') return { page, game: first, rule: second }
    if (page === 'new') return { page, game: first, part: second }
  }
  if (parts.length === 3 && page === 'replay' && first && /^\d{1,6}$/.test(second ?? '')) {
    return { page, id: first, moment: Number(second) }
  }
  return { page: 'unknown', path }
}

function joined(...parts: readonly string[]): string {
  return `/${parts.map((part) => encodeURIComponent(part)).join('/')}`
}

function segments(path: string): string[] | null {
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map((part) => decodeURIComponent(part))
  } catch {
    return null
  }
}
