import { languages, tongues } from '@estafette/kernel'
import { peopleLevels, type Listed } from '@estafette/protocol'
import { useSignal, type Signal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { placeOf } from '../../i18n/places.ts'
import { contribution, keepSeal, sit } from '../../online/http.ts'
import { lengthText, paceText, paceWords } from '../../online/pace-words.ts'
import { AboutPerson, type Met } from '../../online/person.tsx'
import { personWords } from '../../online/person-words.ts'
import { tellTrouble } from '../../online/tell.ts'
import { me } from '../../online/who.ts'
import { Button, IconButton } from '../../shell/button.tsx'
import { Icon } from '../../shell/icons.tsx'
import { Link } from '../../shell/link.tsx'
import { navigate } from '../../shell/navigation.ts'
import { keepFilter, keptFilter } from './filter.ts'
import { everything, filtered, hostOf, steady, type LobbyFilter } from './lists.ts'
import { sideName, sitterName, titleOf } from './names.ts'
import { PositionPicture } from '../../games/position-picture.tsx'
import { lobbyWords } from './words.ts'

interface OpenProps {
  readonly tables: readonly Listed[]
  readonly games: number // that the reader has finished
  readonly again: () => Promise<void> // asks for the lists once more
}

/** Tables that anyone may sit down at, as far as the filters let them through. */
export function OpenTables({ tables, games: own, again }: OpenProps) {
  const text = lobbyWords()
  const filter = useSignal<LobbyFilter>(keptFilter())
  const narrow = (more: Partial<LobbyFilter>): void => {
    filter.value = { ...filter.value, ...more }
    keepFilter(filter.value)
  }
  const about = useSignal<Met | null>(null)
  const shown = useRef<readonly Listed[]>([])
  shown.current = steady(shown.current, tables)
  const left = filtered(shown.current, filter.value, own)
  const hidden = tables.length - left.length
  const games = [...new Set(tables.map(({ game }) => game))]
  const spoken = languages.filter((code) =>
    tables.some((table) => hostOf(table)?.language === code),
  )
  return (
    <section aria-labelledby="open-title">
      <h2 id="open-title" class="line">
        {text.open} <span class="count">{tables.length}</span>
      </h2>
      {tables.length > 0 && (
        <p class="lobby-filters flow">
          <Pick
            label={text.game}
            all={text.allGames}
            value={filter.value.game}
            choices={games.map((game) => [game, placeOf(game)] as const)}
            onChange={(game) => narrow({ game })}
          />
          <Pick
            label={text.pace}
            all={text.allPaces}
            value={filter.value.pace}
            choices={(['live', 'post', 'none'] as const).map((kind) => [kind, text.paces[kind]])}
            onChange={(pace) => narrow({ pace })}
          />
          <Pick
            label={text.language}
            all={text.allLanguages}
            value={filter.value.language}
            choices={spoken.map((code) => [code, tongues[code].name] as const)}
            onChange={(language) => narrow({ language })}
          />
          <Pick
            label={text.level}
            all={text.allLevels}
            value={filter.value.level}
            choices={(['mine', ...peopleLevels] as const).map((level) => [
              level,
              text.levels[level],
            ])}
            onChange={(level) => narrow({ level })}
          />
        </p>
      )}
      {left.length > 0 && (
        <ul class="lobby-offers">
          {left.map((table) => (
            <Offer key={table.table} table={table} about={about} />
          ))}
        </ul>
      )}
      {left.length === 0 && (
        <div class="lobby-empty">
          <b>{text.nobodyOffers}</b>
          <p>
            {hidden > 0 && `${text.hidden(hidden)} `}
            <Link to={{ page: 'online', what: 'host' }}>{text.offerOne}</Link>
          </p>
        </div>
      )}
      {hidden > 0 && (
        <p>
          <Button look="ghost" size="small" onClick={() => narrow(everything)}>
            {text.allWithout(tables.length)}
          </Button>
        </p>
      )}
      {about.value && (
        <AboutPerson
          people={[about.value]}
          onClose={() => (about.value = null)}
          onBlocked={() => void again()}
        />
      )}
    </section>
  )
}

/** A narrow list to choose from; the first entry is all of it. */
function Pick<V extends string>(props: {
  readonly label: string
  readonly all: string
  readonly value: V | ''
  readonly choices: readonly (readonly [V, string])[]
  readonly onChange: (value: V | '') => void
}) {
  const { label, all, value, choices, onChange } = props
  return (
    <select
      class={value === '' ? 'lobby-pick framed' : 'lobby-pick framed is-on'}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) =>
        onChange(choices.find(([one]) => one === currentTarget.value)?.[0] ?? '')
      }
    >
      <option value="">{all}</option>
      {choices.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  )
}

function Offer({ table, about }: OfferProps) {
  const text = lobbyWords()
  const host = hostOf(table)
  const seat = host ? table.seats.indexOf(host) : -1
  const free = table.seats.find(({ taken, level }) => !taken && level === '')
  const side = free ? sideName(table, free) : ''
  return (
    <li class="line">
      <PositionPicture game={table.game} />
      <p>
        <b>{text.offered(host ? sitterName(host) : '?', titleOf(table))}</b>
        {side === '' ? '' : `, ${text.youPlay(side)}`}
        <small class="lobby-other" data-here={host?.here ? '' : undefined}>
          {[
            paceText(table.pace),
            host?.here && text.here,
            host?.games !== undefined && text.games(host.games),
            table.wished && text.wishes(text.levels[table.wished]),
          ]
            .filter(Boolean)
            .join(', ')}{' '}
          {host?.language !== undefined && (
            <abbr class="lobby-tongue" title={tongueOf(host.language)}>
              {host.language.toUpperCase()}
            </abbr>
          )}
        </small>
      </p>
      {table.own < 0 && (
        <Button
          size="small"
          aria-label={`${text.join}: ${host?.name ?? ''}, ${titleOf(table)}`}
          onClick={() => void join(table)}
        >
          {text.join}
        </Button>
      )}
      {me.value && host && table.own < 0 && (
        <IconButton
          icon="flag"
          label={personWords().open(host.name)}
          onClick={() => {
            about.value = { name: host.name, whom: { by: 'seat', table: table.table, seat } }
          }}
        />
      )}
    </li>
  )
}

function tongueOf(code: string): string {
  const known = languages.find((one) => one === code)
  return known ? tongues[known].name : code
}

interface OfferProps {
  readonly table: Listed
  readonly about: Signal<Met | null> // whom one wants to have nothing to do with
}

/** Sits down at once where one is known, else goes where a name is asked for. */
async function join(listed: Listed): Promise<void> {
  const { table } = listed
  if (!me.value) return navigate({ page: 'online', what: 'invite', id: table })
  keepSeal(listed)
  const reply = await sit({ table, invitation: null, contribution: contribution() })
  tellTrouble(reply)
  if (reply.ok) navigate({ page: 'online', what: 't', id: table })
}

/** Games that are being played and may be looked at. */
export function Watchable(props: { readonly tables: readonly Listed[]; readonly now: number }) {
  const { tables, now } = props
  const text = lobbyWords()
  const shown = useRef<readonly Listed[]>([])
  shown.current = steady(shown.current, tables)
  return (
    <section aria-labelledby="watch-title">
      <h2 id="watch-title" class="line">
        {text.watch} <span class="count">{tables.length}</span>
      </h2>
      {tables.length === 0 ? (
        <div class="lobby-empty">
          <b>{text.noWatching}</b>
          <p>{text.replays}</p>
        </div>
      ) : (
        <ul class="lobby-watch">
          {shown.current.map((table) => (
            <li key={table.table}>
              <Link to={{ page: 'online', what: 't', id: table.table }}>
                <PositionPicture game={table.game} />
                <span>
                  <b>{text.pair(table.seats.map(sitterName))}</b>
                  <small>
                    {titleOf(table)}, {paceWords().since(lengthText(now - table.made))}
                  </small>
                </span>
                <Icon name="eye" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
