import './help.css'
import { say } from '../../i18n/index.ts'
import { KeptWhere } from '../../online/kept-where.tsx'
import { Icon } from '../../shell/icons.tsx'
import { isOwnKey, keyCommands, keyGroups, keysOf, type KeyGroup } from '../../shell/keys.ts'
import { Link } from '../../shell/link.tsx'
import { isOfflineReady } from '../../shell/offline/register.ts'
import { Page } from '../../shell/page.tsx'
import { change, settings } from '../../store/settings.ts'
import { sayHelp } from './words.ts'

/** How a table is played, with the map of the keyboard. */
export function HelpPage() {
  return (
    <Page title={sayHelp('help.title')}>
      <div class="column help">
        <h1>{sayHelp('help.title')}</h1>
        <HelpText />
      </div>
    </Page>
  )
}

/** The same beside a table. */
export function HelpText() {
  return (
    <>
      <p class="lead">{sayHelp('help.intro')}</p>
      <h2>{sayHelp('help.table')}</h2>
      <ul class="prose">
        <li>{sayHelp('help.prompt')}</li>
        <li>{sayHelp('help.preview')}</li>
        <li>{sayHelp('help.undo')}</li>
        <li>{sayHelp('help.why')}</li>
        <li>{sayHelp('help.touch')}</li>
        <li>{sayHelp('help.list')}</li>
      </ul>
      <h2>{sayHelp('help.keyboard')}</h2>
      <p>
        {sayHelp('help.keyboardText')} <Link to={{ page: 'settings' }}>{say('nav.settings')}</Link>
      </p>
      <div class="key-tables">
        {keyGroups.map((group) => (
          <KeyTable key={group} group={group} />
        ))}
      </div>
      <OtherKeys />
      <h2>{sayHelp('help.keep')}</h2>
      <p>{sayHelp('help.keepText')}</p>
      <KeptWhere />
      <p>{sayHelp(isOfflineReady.value ? 'help.offlineReady' : 'help.offlineNot')}</p>
      <h2>{sayHelp('help.credits')}</h2>
      <p>{sayHelp('help.creditsText')}</p>
    </>
  )
}

/** Gives commands on single characters other keys. */
function OtherKeys() {
  const { keys } = settings.value
  return (
    <details class="other-keys" data-part="other-keys">
      <summary>{sayHelp('help.otherKeys')}</summary>
      <p>{sayHelp('help.otherKeysText')}</p>
      {keyCommands.filter(isOwnKey).map(({ id }) => (
        <label key={id}>
          <input
            name={id}
            maxLength={1}
            size={2}
            value={keys[id] ?? ''}
            placeholder={keysOf(keyCommands.find((command) => command.id === id)!)[0]}
            onInput={({ currentTarget: { value } }) => {
              const { [id]: _, ...others } = settings.value.keys
              change({ keys: value === '' ? others : { ...others, [id]: value } })
            }}
          />{' '}
          {sayHelp(`key.${id}`)}
        </label>
      ))}
    </details>
  )
}

function KeyTable({ group }: { readonly group: KeyGroup }) {
  return (
    <table class="key-table">
      <caption>{sayHelp(`keys.${group}`)}</caption>
      <thead class="sr-only">
        <tr>
          <th scope="col">{sayHelp('help.key')}</th>
          <th scope="col">{sayHelp('help.does')}</th>
        </tr>
      </thead>
      <tbody>
        {keyCommands
          .filter((command) => command.group === group)
          .map((command) => (
            <tr key={command.id}>
              <td>
                {command.id === 'go' ? (
                  <kbd>{sayHelp('keyname.arrows')}</kbd>
                ) : (
                  keysOf(command).map((key) => <Key key={key} name={key} />)
                )}
              </td>
              <td>{sayHelp(`key.${command.id}`)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

const arrows = { ArrowLeft: 'back', ArrowRight: 'forward' } as const
const named: Readonly<Record<string, () => string>> = {
  Enter: () => say('keyname.Enter'),
  Escape: () => say('keyname.Esc'),
  Home: () => sayHelp('keyname.Home'),
  End: () => sayHelp('keyname.End'),
  ' ': () => sayHelp('keyname.space'),
}

/** A key as it is printed on a keyboard. */
function Key({ name }: { readonly name: string }) {
  if (name === 'ArrowLeft' || name === 'ArrowRight') {
    return (
      <kbd role="img" aria-label={sayHelp(`keyname.${name}`)}>
        <Icon name={arrows[name]} size={14} />
      </kbd>
    )
  }
  if (/^[A-Z]$/.test(name)) return <kbd>{`${sayHelp('keyname.shift')} ${name}`}</kbd>
  return <kbd>{named[name]?.() ?? name.toUpperCase()}</kbd>
}
