import '../../../panels/panels.css'
import './choosing.css'
import { frontline } from '@estafette/frontline'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { voiceOf } from '../../../i18n/voice.ts'
import { navigate } from '../../../shell/navigation.ts'
import { Page } from '../../../shell/page.tsx'
import { TerrainSymbols } from '../../../games/frontline/art/terrain-art.tsx'
import { Choosing, useChoosingSheet } from '../choosing.tsx'
import { battleOf, firstBattle, history, type Filter, type Sorting } from './battles.ts'
import { CampaignDetails, CampaignList, campaignOf } from './campaigns.tsx'
import { BattleDetails } from './details.tsx'
import { BattleList } from './list.tsx'
import { OwnBattle, OwnDetails, Teams } from './own.tsx'
import { usePlan, type ChosenPlay } from './play.tsx'
import { choosingWords, ways, type PlayWay } from './words.ts'

const game = frontline
const POINTE_DU_HOC = 's06' // shown first: small, with most of what there is

/** What part of the page an address means: a battle, a campaign, or a way to play. */
function placeOf(part: string | undefined): { readonly way: PlayWay; readonly id: string } {
  if (part === firstBattle.id) return { way: 'first', id: part }
  if (part === 'own' || part === 'teams') return { way: part, id: part }
  const campaign = campaignOf(part)
  if (part === 'campaigns' || part === campaign.id) return { way: 'campaigns', id: campaign.id }
  return { way: 'history', id: battleOf(part)?.id ?? POINTE_DU_HOC }
}

/** What stands in the address for a way to play. */
function partOf(way: PlayWay): string {
  return way === 'first' ? firstBattle.id : way
}

/** Where a battle of Frontline is chosen: ways to play on top, what they offer, the one that is meant. */
export function ChoosingPage({ part }: { readonly part: string | undefined }) {
  const words = choosingWords()
  const { way, id } = placeOf(part)
  const plan = usePlan()
  const filter = useSignal<Filter>('all')
  const sorting = useSignal<Sorting>('date')
  const sheet = useChoosingSheet()
  const choose = (to: string): void => {
    navigate({ page: 'new', game: game.id, part: to }, true)
    if (way === 'history') sheet.open()
  }
  return (
    <Page title={voiceOf(game).title}>
      <TerrainSymbols />
      <header class="frc-head">
        <h1>{voiceOf(game).title}</h1>
        <p>{words.intro}</p>
        <nav class="frc-ways" aria-label={words.ways}>
          {ways.map((one) => (
            <button
              key={one}
              type="button"
              class="stack"
              data-way={one}
              aria-current={one === way ? 'true' : undefined}
              onClick={() => {
                sheet.close()
                navigate({ page: 'new', game: game.id, part: partOf(one) }, true)
              }}
            >
              <b>{words.way[one][0]}</b>
              <span>{words.way[one][1]}</span>
              {one === 'first' && <em>{words.start}</em>}
            </button>
          ))}
        </nav>
      </header>
      <Choosing
        name="frc"
        class={`frc-choosing is-${way}`}
        sheet={sheet}
        label={way === 'history' ? voiceOf(game).scenario(id).title : ''}
        close={words.close}
        details={
          way === 'teams'
            ? null
            : (heading, beside) => (
                <Details way={way} id={id} plan={plan} heading={heading} beside={beside} />
              )
        }
      >
        {way !== 'first' && (
          <section class="frc-main" aria-label={words.way[way][0]}>
            {way === 'history' && (
              <BattleList chosen={id} choose={choose} filter={filter} sorting={sorting} />
            )}
            {way === 'campaigns' && <CampaignList chosen={campaignOf(id)} choose={choose} />}
            {way === 'own' && <OwnBattle game={game} plan={plan} />}
            {way === 'teams' && <Teams game={game} plan={plan} />}
          </section>
        )}
      </Choosing>
    </Page>
  )
}

interface DetailsProps {
  readonly way: PlayWay
  readonly id: string
  readonly plan: ChosenPlay
  readonly heading: string // id of the heading, which names what stands around it
  readonly beside?: ComponentChildren // in the corner of the picture
}

function Details({ way, id, plan, ...where }: DetailsProps) {
  if (way === 'own') return <OwnDetails game={game} plan={plan} />
  if (way === 'campaigns') {
    return <CampaignDetails game={game} plan={plan} campaign={campaignOf(id)} />
  }
  const battle = battleOf(id) ?? history[0]!
  return <BattleDetails game={game} plan={plan} battle={battle} {...where} />
}
