import './shell/trusted.ts'
import './style/index.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { startNavigation } from './shell/navigation.ts'
import { goOffline } from './shell/offline/register.ts'
import { watchGames } from './store/games.ts'
import { watchSelf } from './store/self.ts'
import { printInLight } from './shell/print.ts'
import { applySettings } from './store/settings.ts'
import { watchWaiting } from './waits.ts'

const root = document.getElementById('app')
if (!root) throw new Error('the page has no place for the program')

applySettings(document.documentElement)
printInLight(document.documentElement)
startNavigation()
watchGames()
watchSelf()
root.replaceChildren()
render(<App />, root)
watchWaiting()
void goOffline()
