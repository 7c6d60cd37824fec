import type { TargetedKeyboardEvent } from 'preact'
import './series.css'
import { seriesOf } from '@estafette/registry/shelf'
import { navigate } from '../../../shell/navigation.ts'
import { Page } from '../../../shell/page.tsx'
import { Choosing, useChoosingSheet } from '../choosing.tsx'
import { battleOf, battles, type BattleFacts } from './battles.ts'
import { BattleCard } from './card.tsx'
import { BattleDetails } from './details.tsx'
import { Timeline } from './timeline.tsx'
import { saySeries } from './words.ts'

/** The battles of the series by date, with the details of the one that is chosen. */
export function ChoosingPage({ part }: { readonly part: string | undefined }) {
  const battle = battleOf(part)
  const sheet = useChoosingSheet()
  const choose = ({ id }: BattleFacts): void => {
    navigate({ page: 'new', game: seriesOf(id)!, part: id }, true)
    sheet.open()
  }
  return (
    <Page title={saySeries('title')}>
      <header class="series-head line">
        <div>
          <h1>{saySeries('title')}</h1>
          <p>{saySeries('intro', { place: battleOf(undefined).place })}</p>
        </div>
        <Timeline chosen={battle.id} choose={choose} />
      </header>
      <Choosing
        name="series"
        class="series"
        sheet={sheet}
        label={saySeries('details', { place: battle.place })}
        close={saySeries('close')}
        details={(heading, beside) => (
          <BattleDetails battle={battle} heading={heading} beside={beside} />
        )}
      >
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
      </Choosing>
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
function walk(event: TargetedKeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return
  const list = event.currentTarget
  const picks = [...list.querySelectorAll<HTMLElement>('.series-pick')]
  const at = picks.findIndex((pick) => pick === event.target)
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length
  const to = at < 0 ? undefined : picks[step(at, columns)]
  if (!to) return
  event.preventDefault()
  to.focus()
}
