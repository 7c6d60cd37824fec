import { languages, tongues } from '@estafette/kernel'
import { say } from '../../i18n/index.ts'
import { sayFailure } from '../../i18n/say-failure.ts'
import { Button } from '../../shell/button.tsx'
import { Choices, Switch } from '../../shell/fields.tsx'
import { post } from '../../shell/notice.tsx'
import { Page } from '../../shell/page.tsx'
import { chooseFile, download } from '../../store/files.ts'
import {
  change,
  confirmations,
  defaults,
  enemyPaces,
  makeSettings,
  parseSettings,
  settings,
  speeds,
  strengths,
  themes,
} from '../../store/settings.ts'
import { saySettings } from './words.ts'

const AUTO = 'auto'

/** What a person can choose, all of it at work at once. */
export function SettingsPage() {
  return (
    <Page title={saySettings('settings.title')}>
      <div class="column settings">
        <h1>{saySettings('settings.title')}</h1>
        <p class="lead">{saySettings('settings.intro')}</p>
        <Appearance />
        <OnTheMap />
        <Handling />
        <Files />
      </div>
    </Page>
  )
}

/** Language and colours. */
function Appearance() {
  const chosen = settings.value
  return (
    <>
      <Choices
        look="segments"
        legend={<h2>{saySettings('settings.language')}</h2>}
        value={chosen.language ?? AUTO}
        onChange={(value) => change({ language: value === AUTO ? null : value })}
        choices={[
          { value: AUTO, label: saySettings('settings.languageAuto') },
          ...languages.map((code) => ({
            value: code,
            label: <span lang={code}>{tongues[code].name}</span>,
          })),
        ]}
      />
      <Choices
        look="segments"
        legend={<h2>{saySettings('settings.theme')}</h2>}
        value={chosen.theme}
        onChange={(theme) => change({ theme })}
        choices={themes.map((theme) => ({ value: theme, label: say(`theme.${theme}`) }))}
      />
    </>
  )
}

/** How fast things move, what the map follows, and how strongly it marks. */
function OnTheMap() {
  const chosen = settings.value
  return (
    <>
      <Choices
        look="segments"
        legend={<h2>{saySettings('settings.speed')}</h2>}
        text={saySettings('settings.speedText')}
        value={chosen.speed}
        onChange={(speed) => change({ speed })}
        choices={speeds.map((speed) => ({ value: speed, label: saySettings(`speed.${speed}`) }))}
      />
      <Choices
        look="segments"
        legend={<h2>{saySettings('settings.enemyPace')}</h2>}
        value={chosen.enemyPace ?? AUTO}
        onChange={(value) => change({ enemyPace: value === AUTO ? null : value })}
        choices={[
          { value: AUTO, label: saySettings('pace.auto') },
          ...enemyPaces.map((pace) => ({ value: pace, label: saySettings(`pace.${pace}`) })),
        ]}
      />
      <Switch
        label={saySettings('settings.follow')}
        text={saySettings('settings.followText')}
        checked={chosen.follow}
        onChange={(follow) => change({ follow })}
      />
      <Choices
        look="segments"
        legend={<h2>{saySettings('settings.strength')}</h2>}
        value={String(chosen.strength)}
        onChange={(value) => {
          const strength = strengths.find((strength) => String(strength) === value)
          if (strength) change({ strength })
        }}
        choices={strengths.map((strength) => ({
          value: String(strength),
          label: saySettings(`strength.${strength}`),
        }))}
      />
    </>
  )
}

/** What is asked again, what the table shows, and which keys work. */
function Handling() {
  const chosen = settings.value
  return (
    <>
      <section aria-labelledby="confirm-title">
        <h2 id="confirm-title">{saySettings('settings.confirm')}</h2>
        {confirmations.map((kind) => (
          <Switch
            key={kind}
            label={saySettings(`confirm.${kind}`)}
            checked={chosen.confirm[kind]}
            onChange={(on) => change({ confirm: { ...chosen.confirm, [kind]: on } })}
          />
        ))}
      </section>
      <section aria-labelledby="table-title">
        <h2 id="table-title">{saySettings('settings.table')}</h2>
        <Switch
          label={saySettings('settings.list')}
          text={saySettings('settings.listText')}
          checked={chosen.list}
          onChange={(list) => change({ list })}
        />
        <Switch
          label={saySettings('settings.hover')}
          text={saySettings('settings.hoverText')}
          checked={chosen.hover}
          onChange={(hover) => change({ hover })}
        />
        <Switch
          label={saySettings('settings.sound')}
          text={saySettings('settings.soundText')}
          checked={chosen.sound}
          onChange={(sound) => change({ sound })}
        />
        <Switch
          label={saySettings('settings.armour')}
          text={saySettings('settings.armourText')}
          checked={chosen.armourSymbols}
          onChange={(armourSymbols) => change({ armourSymbols })}
        />
      </section>
      <section aria-labelledby="keys-title">
        <h2 id="keys-title">{saySettings('settings.keys')}</h2>
        <Switch
          label={saySettings('settings.letters')}
          text={saySettings('settings.lettersText')}
          checked={chosen.letterKeys}
          onChange={(letterKeys) => change({ letterKeys })}
        />
      </section>
    </>
  )
}

/** Settings as a file. */
function Files() {
  return (
    <section aria-labelledby="files-title">
      <h2 id="files-title">{saySettings('settings.files')}</h2>
      <div class="row">
        <Button
          icon="download"
          onClick={() => download('estafette-settings.json', makeSettings(), 'application/json')}
        >
          {saySettings('settings.export')}
        </Button>
        <Button icon="open" onClick={() => void importSettings()}>
          {saySettings('settings.import')}
        </Button>
        <Button look="ghost" icon="undo" onClick={reset}>
          {saySettings('settings.reset')}
        </Button>
      </div>
    </section>
  )
}

async function importSettings(): Promise<void> {
  const file = await chooseFile('.json,application/json')
  if (!file) return
  const { name } = file
  const read = parseSettings(await file.text())
  if (!read.ok) {
    const detail = await sayFailure(read)
    post({
      kind: 'bad',
      text: () => saySettings('settings.bad', { name }),
      detail,
    })
    return
  }
  change(read.value)
  post({ kind: 'good', text: () => saySettings('settings.imported') })
}

function reset(): void {
  change(defaults)
  post({ kind: 'good', text: () => saySettings('settings.wasReset') })
}
