import { taught } from '../../games/index.ts'
import { say } from '../../i18n/index.ts'
import { cueKept } from '../../learn/progress.ts'
import { Button } from '../../shell/button.tsx'
import { later } from '../../shell/later.tsx'
import { savedGames } from '../../store/games.ts'
import { invitedTo, self } from '../../store/self.ts'

// Whoever comes for the first time has no games: what shows them is fetched for those who have.
const Waiting = later(async () => (await import('./saved-list.tsx')).YourTurn)
const List = later(async () => (await import('./saved-list.tsx')).SavedList)

/** What waits for whoever looks, over the picture; nothing where nothing does. */
export function YourTurn() {
  const isWaiting =
    (self.value?.waits ?? 0) > 0 ||
    invitedTo.value.length > 0 ||
    savedGames.value.some((note) => !note.over) ||
    taught.some((game) => cueKept(game) !== undefined)
  return isWaiting ? <Waiting /> : null
}

/** Every game kept in this browser, and the way to bring in another. */
export function SavedGames({ onLoad }: { readonly onLoad: () => void }) {
  const isEmpty = savedGames.value.length === 0
  return (
    <section class="saved-games" aria-labelledby="saved-title">
      <div class="saved-head line">
        <h2 id="saved-title">{say('landing.games')}</h2>
        <Button icon="open" onClick={onLoad}>
          {say('landing.load')}
        </Button>
      </div>
      <p class="note">{say(isEmpty ? 'landing.noGames' : 'landing.loadText')}</p>
      {!isEmpty && <List />}
    </section>
  )
}
