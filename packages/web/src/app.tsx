import { LandingPage } from './pages/landing/page.tsx'
import { lazyPage } from './shell/lazy.tsx'
import { navigate, route } from './shell/navigation.ts'
import { Notices } from './shell/notice.tsx'
import type { Route } from './shell/route.ts'
import { TooltipLayer } from './shell/tooltip.tsx'
import { sheetViews } from './shell/side-sheet.ts'
import { useKeys } from './shell/use-keys.ts'

const newGame = lazyPage(
  () => import('./pages/new-game/page.tsx'),
  (module) => module.NewGamePage,
)
const table = lazyPage(
  () => import('./table/page.tsx'),
  (module) => module.TablePage,
)
const replay = lazyPage(
  () => import('./replay/page.tsx'),
  (module) => module.ReplayPage,
)
const after = lazyPage(
  () => import('./pages/after/page.tsx'),
  (module) => module.AfterPage,
)
const rules = lazyPage(
  () => import('./pages/rules/page.tsx'),
  (module) => module.RulesPage,
)
const settings = lazyPage(
  () => import('./pages/settings/page.tsx'),
  (module) => module.SettingsPage,
)
const help = lazyPage(
  () => import('./pages/help/page.tsx'),
  (module) => module.HelpPage,
)
const boards = lazyPage(
  () => import('./pages/boards/page.tsx'),
  (module) => module.BoardsPage,
)
const choose = lazyPage(
  () => import('./pages/choose/page.tsx'),
  (module) => module.ChoosePage,
)
const learn = lazyPage(
  () => import('./learn/page.tsx'),
  (module) => module.LearnPage,
)
const unknown = lazyPage(
  () => import('./pages/unknown/page.tsx'),
  (module) => module.UnknownPage,
)
const online = lazyPage(
  () => import('./online-pages.tsx'),
  (module) => module.OnlinePages,
)

sheetViews.value = {
  rules: async () => (await import('./pages/rules/sheet.tsx')).RulesSheet,
  help: async () => (await import('./pages/help/page.tsx')).HelpText,
}

/** Fetches ahead what most people open next. */
export const preloadTable = table.preload

export function App() {
  useKeys(['anywhere'], (command) => {
    if (command !== 'help') return false
    navigate({ page: 'help' })
    return true
  })
  return (
    <>
      <Current route={route.value} />
      <Notices />
      <TooltipLayer />
    </>
  )
}

function Current({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'landing':
      return <LandingPage />
    case 'new':
      return <newGame.View key={route.game} game={route.game} part={route.part} />
    case 'table':
      return <table.View key={route.id} id={route.id} />
    case 'replay':
      return <replay.View key={`${route.id} ${route.moment}`} id={route.id} moment={route.moment} />
    case 'after':
      return <after.View key={route.id} id={route.id} />
    case 'rules':
      return <rules.View key={route.game} game={route.game} rule={route.rule} />
    case 'choose':
      return <choose.View key={route.what} what={route.what} />
    case 'settings':
      return <settings.View />
    case 'help':
      return <help.View />
    case 'boards':
      return <boards.View />
    case 'learn':
      return <learn.View key={route.game} game={route.game} />
    case 'online':
      return <online.View key={`${route.what} ${route.id}`} what={route.what} id={route.id ?? ''} />
    default:
      return <unknown.View path={route.path} />
  }
}
