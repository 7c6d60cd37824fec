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
const account = lazyPage(
  () => import('./pages/account/page.tsx'),
  (module) => module.AccountPage,
)
const fair = lazyPage(
  () => import('./pages/fairness/page.tsx'),
  (module) => module.FairnessPage,
)
const result = lazyPage(
  () => import('./pages/after/page.tsx'),
  (module) => module.AfterPage,
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
    case 'account':
      return <account.View />
    case 'fair':
      return <fair.View table={id} />
    case 'result':
      return <result.View id={id} />
    default:
      return <lobby.View />
  }
}
