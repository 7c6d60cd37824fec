import { signal } from '@preact/signals'
import { makePath, parsePath, type Route } from './route.ts'

/** Where the person is; pages follow it. */
export const route = signal<Route>({ page: 'landing' })

/** How often the person went somewhere else; 0 on the page that was opened. */
export const journeys = signal(0)

/** Follows the address, including the browser's own back and forward. */
export function startNavigation(): void {
  route.value = parsePath(location.pathname)
  addEventListener('popstate', () => {
    journeys.value++
    route.value = parsePath(location.pathname)
  })
}

/** Goes somewhere; `replace` leaves no trace in the history. */
export function navigate(to: Route, replace = false): void {
  const path = makePath(to)
  if (replace) history.replaceState(null, '', path)
  else if (path !== location.pathname) history.pushState(null, '', path)
  journeys.value++
  route.value = to
  if (!replace && to.page !== 'rules') scrollTo(0, 0)
}
