import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Level, Listed, Standing } from '@estafette/protocol'
import { OpeningMap } from '../games/opening-map.tsx'
import { placeOf } from '../i18n/places.ts'
import { askInvitation, seatComputer, withdrawTable } from '../online/http.ts'
import { copyNewLink, freeSeats, linkWords, type FreeSeat as Free } from '../online/new-link.ts'
import { paceText } from '../online/pace-words.ts'
import { sideLook, sideName } from '../online/sides.ts'
import { tellTrouble } from '../online/tell.ts'
import { useTelling } from '../online/telling.ts'
import { Button, ButtonLink } from '../shell/button.tsx'
import { Chip } from '../shell/chip.tsx'
import { Icon } from '../shell/icons.tsx'
import { Link } from '../shell/link.tsx'
import { navigate } from '../shell/navigation.ts'
import { Page } from '../shell/page.tsx'
import { nameOf } from './players.tsx'
import { words } from './words.ts'
import './online.css'
import './free-seat.css'

const STAND_IN: Level = 'greedy' // what sits in for a friend who does not come

/** Not everybody sits yet: the map is laid out, who is waited for, and for the host what to do meanwhile. */
export function FreeSeat({ standing }: { readonly standing: Standing }) {
  const { table, game, scenario, options, viewer } = standing
  const listed = useSignal<Listed | null>(null)
  useEffect(() => {
    void askInvitation({ table, invitation: null }).then(
      (reply) =>
        (listed.value = reply.ok && reply.value.state === 'own' ? reply.value.table : null),
    )
  }, [table, standing])
  return (
    <Page title={words().freeSeat}>
      <div class="free-table" data-part="free-seat">
        <p class="free-banner" role="status">
          <Icon name="info" /> <b>{words().freeBanner}</b> {words().freeBannerText}
        </p>
        <OpeningMap
          game={game}
          scenario={scenario}
          options={options}
          viewer={viewer}
          label={words().freeMap}
        />
        <section class="free-side stack" aria-labelledby="free-title">
          <h1 id="free-title">{titleOf(listed.value)}</h1>
          <p class="note">{[placeOf(game), paceText(standing.pace)].join(' · ')}</p>
          <Sitters standing={standing} listed={listed.value} />
          {listed.value?.host && <HostActs standing={standing} listed={listed.value} />}
          <Telling />
          <p class="row">
            <ButtonLink icon="book" to={{ page: 'rules', game }}>
              {words().freeRules}
            </ButtonLink>
            <ButtonLink to={{ page: 'online', what: 'lobby' }}>{words().toLobby}</ButtonLink>
          </p>
        </section>
      </div>
    </Page>
  )
}

/** Who is waited for: by name after a rematch, else whoever has the link. */
function titleOf(listed: Listed | null): string {
  const asked = listed?.seats.flatMap(({ taken, asked }) => (taken || !asked ? [] : [asked])) ?? []
  return asked.length > 0 ? words().askedToSit(asked.join(', ')) : words().freeSeat
}

/** Every seat with its side, who has it, and whether they are there. */
function Sitters(props: { readonly standing: Standing; readonly listed: Listed | null }) {
  const { standing, listed } = props
  return (
    <ol class="free-seats">
      {standing.sitters.map((_, seat) => {
        const { side = '', asked, here } = listed?.seats[seat] ?? {}
        return (
          <li key={seat} class="line">
            {side !== '' && (
              <Chip look={sideLook(standing.game, side)}>{sideName(standing.game, side)}</Chip>
            )}
            <b>{asked ?? nameOf(standing, seat)}</b>
            <span class="quiet">
              {seat === standing.viewer
                ? words().you
                : asked !== undefined
                  ? words().askedNow
                  : here
                    ? words().here
                    : ''}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** Links to the free seats; the computer in a friend's place; taking the table back. */
function HostActs({ standing, listed }: { readonly standing: Standing; readonly listed: Listed }) {
  const { table } = standing
  const free = freeSeats(listed)
  const isRematch = listed.seats.some(({ asked }) => asked !== undefined)
  const sitIn = async (seat: number): Promise<void> =>
    tellTrouble(await seatComputer(table, seat, STAND_IN))
  const withdraw = async (): Promise<void> => {
    const reply = await withdrawTable(table)
    tellTrouble(reply)
    if (reply.ok) navigate({ page: 'online', what: 'lobby' })
  }
  const named = (text: string, { name }: Free): string => (name === '' ? text : `${text}: ${name}`)
  return (
    <div class="free-acts">
      {free.map((one, index) => (
        <Button
          key={one.seat}
          look={index === 0 ? 'primary' : 'plain'}
          icon="link"
          data-part="copy-link"
          onClick={() => void copyNewLink(table, one)}
        >
          {linkWords().newLink(one.name)}
        </Button>
      ))}
      {!isRematch && <p class="note">{words().freeLinkText}</p>}
      {free.map((one) => (
        <Button
          key={one.seat}
          icon="computer"
          data-part="sit-in"
          onClick={() => void sitIn(one.seat)}
        >
          {named(words().sitIn, one)}
        </Button>
      ))}
      <p class="note">{words().sitInText}</p>
      <Button look="ghost" icon="close" onClick={() => void withdraw()}>
        {words().withdrawTable}
      </Button>
    </div>
  )
}

/** Being told is promised only where there is a way to. */
function Telling() {
  const isTold = useTelling()
  return (
    <p class="note" data-part="telling">
      {isTold ? words().freeTold : words().freeUntold}{' '}
      <Link to={{ page: 'online', what: 'account' }}>{words().freeNotices}</Link>
    </p>
  )
}
