import './series.css'
import { useSignal } from '@preact/signals'
import { IconButton } from '../../shell/button.tsx'
import { DetailsSheet } from '../../shell/details-sheet.tsx'
import { navigate } from '../../shell/navigation.ts'
import { Page } from '../../shell/page.tsx'
import { battleOf, battles, type BattleFacts } from './battles.ts'
import { BattleCard } from './card.tsx'
import { BattleDetails } from './details.tsx'
import { Timeline } from './timeline.tsx'
import { saySeries } from './words.ts'

const NARROW = '(max-width: 56.24em)' // as in series.css: there the details are a sheet

/** The battles of the series by date, with the details of the one that is chosen. */
export function SeriesPage({ battle: id }: { readonly battle: string | undefined }) {
  const battle = battleOf(id)
  const isSheet = useSignal(false)
  const choose = ({ id }: BattleFacts): void => {
    navigate({ page: 'series', battle: id }, true)
    isSheet.value = matchMedia(NARROW).matches
  }
  const close = (): void => {
    isSheet.value = false
  }
  return (
    <Page title={saySeries('title')}>
      <header class="series-head">
        <div>
          <h1>{saySeries('title')}</h1>
          <p>{saySeries('intro', { place: battleOf(undefined).place })}</p>
        </div>
        <Timeline chosen={battle.id} choose={choose} />
      </header>
      <div class="series">
        <section class="series-battles" aria-label={saySeries('battles')}>
          <h2 class="sr-only">{saySeries('battles')}</h2>
          <ul onKeyDown={walk}>
            {battles.map((one) => (
              <BattleCard
                key={one.id}
                battle={one}
                isChosen={one === battle}
                choose={() => choose(one)}
              />
            ))}
          </ul>
        </section>
        <aside class="series-details" aria-labelledby="series-details">
          <div class="series-stays">
            <BattleDetails battle={battle} heading="series-details" />
          </div>
        </aside>
      </div>
      {isSheet.value && (
        <DetailsSheet
          label={saySeries('details', { place: battle.place })}
          narrow={NARROW}
          class="series-sheet"
          onClose={close}
        >
          <BattleDetails
            battle={battle}
            heading="series-sheet"
            beside={<IconButton icon="close" label={saySeries('close')} onClick={close} />}
          />
        </DetailsSheet>
      )}
    </Page>
  )
}

const steps: Readonly<Record<string, (at: number, columns: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at, columns) => at - columns,
  ArrowDown: (at, columns) => at + columns,
  Home: () => 0,
  End: () => battles.length - 1,
}

/** Arrows go from card to card, as the cards lie. */
function walk(event: KeyboardEvent): void {
  const step = steps[event.key]
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return
  const list = event.currentTarget as HTMLElement
  const picks = [...list.querySelectorAll<HTMLElement>('.series-pick')]
  const at = picks.indexOf(event.target as HTMLElement)
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length
  const to = at < 0 ? undefined : picks[step(at, columns)]
  if (!to) return
  event.preventDefault()
  to.focus()
}
