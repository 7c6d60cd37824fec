import { languages, tongues, type Game, type Language } from '@estafette/kernel'
import type { Listed } from '@estafette/protocol'
import { fetchGame, seriesOf, sizeOf } from '@estafette/registry/shelf'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { sideWords } from '../../i18n/side-words.ts'
import { placeOf } from '../../i18n/places.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { taught } from '../../games/index.ts'
import { contribution, sit, type Reply } from '../../online/http.ts'
import { declineInvitation } from '../../online/friends.ts'
import { NameField } from '../../online/name-field.tsx'
import { paceText } from '../../online/pace-words.ts'
import { sideForms, sideLook, sideName } from '../../online/sides.ts'
import { tellTrouble } from '../../online/tell.ts'
import { troubleText } from '../../online/trouble-words.ts'
import { asKnown, me } from '../../online/who.ts'
import { OpeningMap } from '../../games/opening-map.tsx'
import { gameLength } from '../../i18n/game-length.ts'
import { Button, ButtonLink } from '../../shell/button.tsx'
import { Chip } from '../../shell/chip.tsx'
import { Icon } from '../../shell/icons.tsx'
import { Link } from '../../shell/link.tsx'
import { navigate } from '../../shell/navigation.ts'
import { Notice } from '../../shell/notice.tsx'
import { Page } from '../../shell/page.tsx'
import { inviteWords } from './words.ts'

interface Props {
  readonly table: Listed
  readonly seat: number
  readonly host: string
  readonly secret: string | null
}

/** Who invites to what, and a press to sit down. */
export function Invitation({ table, seat, host, secret }: Props) {
  const text = inviteWords()
  const name = useSignal('')
  const trouble = useSignal<Reply<unknown> | null>(null)
  const isBusy = useSignal(false)
  const title = text.invites(host, placeOf(table.game))
  const side = table.seats[seat]?.side ?? ''

  const takeSeat = async (event: Event): Promise<void> => {
    event.preventDefault()
    isBusy.value = true
    const sat = await asKnown(name.value, () =>
      sit({ table: table.table, invitation: secret, contribution: contribution() }),
    )
    isBusy.value = false
    trouble.value = sat
    if (sat.ok) navigate({ page: 'online', what: 't', id: table.table }, true)
  }

  return (
    <Page title={title}>
      <div class="invite">
        <OpeningMap
          game={table.game}
          scenario={table.scenario}
          options={table.options}
          viewer={seat}
          label={text.position}
        />
        <form class="invite-side stack" onSubmit={(event) => void takeSeat(event)}>
          <Host table={table} host={host} title={title} />
          <Facts table={table} seat={seat} />
          <ol class="invite-next well">
            {text.next(host).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ol>
          {trouble.value && !trouble.value.ok && (
            <Notice kind="bad">{troubleText(trouble.value)}</Notice>
          )}
          <div class="invite-foot">
            <div class="invite-seat">
              {me.value ? (
                <p class="invite-me">
                  {text.asYou(me.value.name)}{' '}
                  <Link to={{ page: 'online', what: 'account' }}>{text.notMe}</Link>
                </p>
              ) : (
                <NameField
                  label={text.name}
                  text={text.nameText}
                  value={name.value}
                  onChange={(value) => (name.value = value)}
                />
              )}
              <Button type="submit" look="primary" size="big" disabled={isBusy.value}>
                {side === '' ? text.takeSeat : sideWords().takeSeat(sideForms(table.game, side))}
              </Button>
            </div>
            <div class="invite-acts">
              {table.watchable && (
                <ButtonLink icon="eye" to={{ page: 'online', what: 't', id: table.table }}>
                  {text.look}
                </ButtonLink>
              )}
              {table.invitedTo !== undefined && secret === null ? (
                <Button onClick={() => void declineInvitation(table.table).then(leave)}>
                  {text.decline}
                </Button>
              ) : (
                <ButtonLink to={{ page: 'landing' }}>{text.decline}</ButtonLink>
              )}
            </div>
          </div>
          <p class="invite-fair">
            <Icon name="die" size={18} />
            <span>
              {text.fair}{' '}
              <Link to={{ page: 'online', what: 'fair', id: table.table }}>{text.fairLink}</Link>
            </span>
          </p>
        </form>
      </div>
    </Page>
  )
}

function leave(reply: Reply<unknown>): void {
  tellTrouble(reply)
  navigate({ page: 'online', what: 'lobby' })
}

/** Who invites, whether they are there, and what they say. */
function Host(props: { readonly table: Listed; readonly host: string; readonly title: string }) {
  const { table, host, title } = props
  const text = inviteWords()
  const seated = table.seats.find(({ name }) => name === host)
  const facts = [
    seated?.here ? text.here : text.notHere,
    seated?.language !== undefined && tongueName(seated.language),
    seated?.games ? text.games(seated.games) : '',
  ]
  return (
    <header class="invite-host">
      <b class="invite-letter" aria-hidden="true">
        {[...host][0]}
      </b>
      <div>
        <h1>{title}</h1>
        <p class="invite-presence line quiet" data-here={seated?.here ? '' : undefined}>
          {facts.filter(Boolean).join(' · ')}
        </p>
      </div>
      {table.message !== undefined && (
        <blockquote class="invite-message well" data-part="message">
          {table.message}
        </blockquote>
      )}
    </header>
  )
}

/** What somebody reads, as that language calls itself. */
function tongueName(code: string): string {
  const known: Language | undefined = languages.find((one) => one === code)
  return known ? tongues[known].name : ''
}

/** What is settled about the game. */
function Facts({ table, seat }: Pick<Props, 'table' | 'seat'>) {
  const text = inviteWords()
  const game = useSignal<Game | undefined>(undefined)
  useEffect(() => {
    void fetchGame(table.game).then((found) => (game.value = found))
  }, [table.game])
  const own = table.seats[seat]?.side ?? ''
  const other = table.seats.find(({ taken }, index) => taken && index !== seat)
  const size = sizeOf(seriesOf(table.game) ?? table.game)
  const lesson = taught.find((id) => seriesOf(id) === seriesOf(table.game))
  return (
    <dl class="invite-facts">
      <Fact name={text.yourSide}>
        {own === '' ? (
          text.open
        ) : (
          <>
            <Chip look={sideLook(table.game, own)}>{sideName(table.game, own)}</Chip>{' '}
            {other &&
              other.side !== '' &&
              sideWords().plays(sideForms(table.game, other.side), other.name)}
          </>
        )}
      </Fact>
      {game.value && (
        <Fact name={text.scenario}>{voiceOf(game.value).scenario(table.scenario).title}</Fact>
      )}
      <Fact name={text.pace}>{paceText(table.pace)}</Fact>
      {size && <Fact name={text.length}>{gameLength(size.minutes)}</Fact>}
      {game.value && <Fact name={text.options}>{optionsText(game.value, table)}</Fact>}
      <Fact name={text.watching}>{table.watchable ? text.mayWatch : text.noWatch}</Fact>
      <Fact name={text.isNew}>
        {lesson ? (
          <Link to={{ page: 'learn', game: lesson }}>{text.learn}</Link>
        ) : (
          <Link to={{ page: 'rules', game: table.game }}>{text.rules}</Link>
        )}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The options that differ from the game as published, in words. */
function optionsText(game: Game, { options }: Listed): string {
  const voice = voiceOf(game)
  const changed = game.options.flatMap(({ id, values }) => {
    const value = options[id] ?? values[0] ?? ''
    if (value === values[0]) return []
    const words = voice.option(id)
    return [`${words.title}: ${words.values[value] ?? value}`]
  })
  return changed.length === 0 ? inviteWords().asPublished : changed.join('; ')
}
