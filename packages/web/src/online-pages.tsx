import { lazyPage } from './shell/lazy.tsx'
import type { OnlinePlace } from './shell/route.ts'

const table = lazyPage(
  () => import('./online-table/page.tsx'),
  (module) => module.OnlineTablePage,
)
const lobby = lazyPage(
  () => import('./pages/lobby/page.tsx'),
  (module) => module.LobbyPage,
)
const host = lazyPage(
  () => import('./pages/new-game/online.tsx'),
  (module) => module.HostPage,
)
const invite = lazyPage(
  () => import('./pages/invite/page.tsx'),
  (module) => module.InvitePage,
)
/** The pages that need a server; each is fetched when somebody goes there. */
export function OnlinePages({ what, id }: { readonly what: OnlinePlace; readonly id: string }) {
  switch (what) {
    case 't':
      return <table.View id={id} />
    case 'host':
      return <host.View game={id} />
    case 'invite':
      return <invite.View table={id} />
    default:
      return <lobby.View />
  }
}
