import { gameIds } from '@estafette/registry/shelf'
import { languages, tongues } from '@estafette/kernel'
import type { ComponentChildren } from 'preact'
import { say } from '../i18n/index.ts'
import { self } from '../store/self.ts'
import { change, language, settings, theme, themes, type Theme } from '../store/settings.ts'
import { Icon, Mark, type IconName } from './icons.tsx'
import { Link } from './link.tsx'
import { Menu } from './menu.tsx'
import { route } from './navigation.ts'
import { printPage } from './print.ts'
import type { Route } from './route.ts'

interface Props {
  readonly children?: ComponentChildren // of a table: its game, track and facts
  readonly aside?: ComponentChildren // of a table: whether it is saved
}

/** The bar on top, the same dark cloth in every theme. */
export function Bar({ children, aside }: Props) {
  const isTable = children !== undefined && children !== null
  return (
    <header class={isTable ? 'bar is-table' : 'bar'}>
      <Link to={{ page: 'landing' }} class="bar-home line" aria-label="Estafette">
        <Mark />
        <span>Estafette</span>
      </Link>
      {isTable && (
        <div class="bar-menu">
          <MainMenu isTable aside={aside} />
        </div>
      )}
      {isTable ? <div class="bar-table">{children}</div> : <Links />}
      <div class="bar-tools line" data-bar="tools">
        {isTable ? <div class="bar-aside">{aside}</div> : <SelfLink />}
        {isTable ? <OtherLanguage /> : <LanguageSwitch />}
        <div class="bar-themes">
          <ThemeMenu />
        </div>
        <MainMenu isTable={isTable} aside={aside} />
      </div>
    </header>
  )
}

const account: Route = { page: 'online', what: 'account' }

/** Who one is here, or the way back for those who are known elsewhere. */
function SelfLink() {
  if (!self.value) {
    return (
      <Link to={account} class="bar-self is-unknown line" data-part="sign-in">
        <Icon name="person" />
        <span>{say('nav.signIn')}</span>
      </Link>
    )
  }
  const { name } = self.value
  return (
    <Link to={account} class="bar-self line" data-part="me">
      <b class="bar-letter" aria-hidden="true">
        {[...name][0]}
      </b>
      <span class="trim">{name}</span>
      <span class="sr-only">{say('nav.account')}</span>
    </Link>
  )
}

/** How many games over the network wait for whoever is known here; nothing where none does. */
function Waits() {
  const waits = self.value?.waits ?? 0
  if (waits === 0) return null
  return (
    <b class="bar-waits" data-part="waits">
      <span aria-hidden="true">{waits > MOST_TOLD ? `${MOST_TOLD}+` : waits}</span>
      <span class="sr-only">{say('nav.waits', { count: waits })}</span>
    </b>
  )
}

const MOST_TOLD = 9

interface Place {
  readonly to: Route | ((game: string) => Route)
  readonly elsewhere?: Route // where no game is open
  readonly icon: IconName
  readonly label: () => string
}

const places: readonly Place[] = [
  { to: { page: 'choose', what: 'new' }, icon: 'play', label: () => say('nav.play') },
  { to: { page: 'online', what: 'lobby' }, icon: 'people', label: () => say('nav.online') },
  { to: { page: 'choose', what: 'learn' }, icon: 'learn', label: () => say('nav.learn') },
  {
    to: (game) => ({ page: 'rules', game }),
    elsewhere: { page: 'choose', what: 'rules' },
    icon: 'book',
    label: () => say('nav.rules'),
  },
  { to: { page: 'boards' }, icon: 'map', label: () => say('nav.boards') },
]

const more: readonly Place[] = [
  { to: { page: 'settings' }, icon: 'settings', label: () => say('nav.settings') },
  { to: { page: 'help' }, icon: 'keyboard', label: () => say('nav.help') },
]

/** The game whose table the person is at, if any: ids of tables begin with its name. */
function gameAt(at: Route): string | undefined {
  return 'id' in at ? gameIds.find((id) => at.id?.startsWith(`${id}-`)) : undefined
}

/** Where a link leads from here: at a table to what is about its game, else to all games. */
function leadsTo({ to, elsewhere }: Place): Route {
  if (typeof to !== 'function') return to
  const game = gameAt(route.value)
  return game === undefined && elsewhere ? elsewhere : to(game ?? gameIds[0] ?? '')
}

function Links() {
  return (
    <nav class="bar-links" aria-label={say('nav.label')}>
      {places.map((place) => (
        <Link key={place.icon} to={leadsTo(place)} class="line">
          {place.label()}
          {place.icon === 'people' && <Waits />}
        </Link>
      ))}
    </nav>
  )
}

/** English or French, in one click, without a reload. */
export function LanguageSwitch() {
  return (
    <div class="languages" role="group" aria-label={say('shell.language')}>
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={`${code.toUpperCase()} ${tongues[code].name}`}
          data-tip={tongues[code].name}
          aria-pressed={code === language.value}
          onClick={() => change({ language: code })}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </div>
  )
}

/** The language that is not on, as one button: a table has room for no more. */
function OtherLanguage() {
  const code = languages[(languages.indexOf(language.value) + 1) % languages.length]!
  return (
    <button
      type="button"
      class="bar-language"
      lang={code}
      aria-label={`${code.toUpperCase()} ${tongues[code].name}`}
      data-tip={tongues[code].name}
      onClick={() => change({ language: code })}
    >
      {code.toUpperCase()}
    </button>
  )
}

const themeIcons: Readonly<Record<Theme, IconName>> = {
  auto: 'system',
  light: 'sun',
  dark: 'moon',
  contrast: 'contrast',
}

function ThemeMenu() {
  return (
    <Menu icon={themeIcons[theme.value]} label={say('shell.theme')}>
      <ThemeItems />
    </Menu>
  )
}

function ThemeItems() {
  return (
    <>
      {themes.map((name) => (
        <button
          key={name}
          type="button"
          class="menu-item line"
          data-closes
          aria-pressed={settings.value.theme === name}
          onClick={() => change({ theme: name })}
        >
          <Icon name={themeIcons[name]} />
          <span>{say(`theme.${name}`)}</span>
          {settings.value.theme === name && <Icon name="check" />}
        </button>
      ))}
    </>
  )
}

/** Where one can go; of a table also what a narrow bar has no room for. */
function MainMenu(props: { readonly isTable: boolean; readonly aside: ComponentChildren }) {
  const { isTable, aside } = props
  return (
    <Menu icon="menu" label={say('nav.menu')}>
      <nav aria-label={say('nav.menu')}>
        {[...places, ...more].map((place) => (
          <Link key={place.icon} to={leadsTo(place)} class="menu-item line">
            <Icon name={place.icon} />
            <span>{place.label()}</span>
            {place.icon === 'people' && <Waits />}
          </Link>
        ))}
        <button
          type="button"
          class="menu-item line"
          data-closes
          data-part="print"
          onClick={() => void printPage()}
        >
          <Icon name="print" />
          <span>{say('nav.print')}</span>
        </button>
        {isTable && (
          <Link to={account} class="menu-item line">
            <Icon name="person" />
            <span>{self.value?.name ?? say('nav.signIn')}</span>
          </Link>
        )}
      </nav>
      {!isTable && (
        <div class="menu-themes" role="group" aria-label={say('shell.theme')}>
          <ThemeItems />
        </div>
      )}
      {isTable && (
        <div class="menu-aside" data-closes>
          {aside}
          <div role="group" aria-label={say('shell.theme')}>
            <ThemeItems />
          </div>
        </div>
      )}
    </Menu>
  )
}
