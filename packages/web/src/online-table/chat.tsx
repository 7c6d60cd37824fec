import { signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { languages } from '@estafette/kernel'
import { LONGEST_LINE, type Said, type Standing } from '@estafette/protocol'
import type { TableLine } from '../online/line.ts'
import { readLinesKey } from '../online/owner.ts'
import { AboutPerson, type Met } from '../online/person.tsx'
import { personWords } from '../online/person-words.ts'
import { Button } from '../shell/button.tsx'
import { browserShelf, read, write } from '../store/storage.ts'
import { language } from '../store/settings.ts'
import { words } from './words.ts'

/** The last line that was read, by table, as far as it was looked at here. */
const readTo = signal<Readonly<Record<string, number>>>({})

/** Names whose lines are not shown until the page is loaded again. */
const muted = signal<ReadonlySet<string>>(new Set())

/** The number of the last line that somebody has read at a table. */
function lastRead(table: string): number {
  return readTo.value[table] ?? Number(read(browserShelf(), readLinesKey(table)) ?? 0)
}

/** How many lines of others have not been read yet. */
export function unreadOf({ table, talk }: TableLine, { viewer }: Standing): number {
  const from = lastRead(table)
  return talk.said.value.filter((said) => said.number > from && isOther(said, viewer)).length
}

function isOther({ seat }: Said, viewer: number): boolean {
  return seat !== viewer || viewer < 0
}

/** Who reads what is said, where somebody might take it for others: watchers, or partners. */
export function readersText({ viewer, sitters }: Pick<Standing, 'viewer' | 'sitters'>): string {
  if (viewer < 0) return words().watchersOnly
  return sitters.filter(({ level }) => level === '').length > 2 ? words().allPlayers : ''
}

/** What the players say to each other, or the watchers among themselves. */
export function Chat({
  line,
  standing,
}: {
  readonly line: TableLine
  readonly standing: Standing
}) {
  const { table, talk } = line
  const { viewer } = standing
  const readers = readersText(standing)
  const lines = talk.said.value.filter(({ name }) => !muted.value.has(name))
  const first = useSignal(lastRead(table)) // where "new" stands while the tab is open
  const end = useRef<HTMLDivElement>(null)
  const last = talk.said.value.at(-1)?.number ?? 0
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
    readTo.value = { ...readTo.peek(), [table]: last }
    write(browserShelf(), readLinesKey(table), String(last))
  }, [last])
  const firstNew = lines.find((said) => said.number > first.value && isOther(said, viewer))
  return (
    <div class="chat stack" data-part="chat">
      {readers !== '' && <p class="quiet">{readers}</p>}
      {lines.length === 0 && <p class="quiet">{words().chatEmpty}</p>}
      <ol class="chat-lines stack" aria-live="polite">
        {lines.map((said) => (
          <li key={said.number} class="stack">
            {said === firstNew && first.value > 0 && <p class="chat-new line">{words().chatNew}</p>}
            <ChatLine said={said} isOwn={!isOther(said, viewer)} />
          </li>
        ))}
        {talk.unsaid.value.map((text, index) => (
          <li key={`unsaid${index}`} class="stack">
            <p class="chat-line well is-own is-unsaid">
              {text} <small class="quiet">{words().unsaid}</small>
            </p>
          </li>
        ))}
      </ol>
      <Muted lines={talk.said.value} viewer={viewer} table={table} />
      <Writer line={line} viewer={viewer} />
      <div ref={end} />
    </div>
  )
}

function ChatLine({ said, isOwn }: { readonly said: Said; readonly isOwn: boolean }) {
  const time = new Date(said.time).toLocaleTimeString(language.value, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (
    <p class={isOwn ? 'chat-line well is-own' : 'chat-line well'}>
      {!isOwn && <b>{said.name}</b>} {phraseIn(said.text)} <small class="quiet">{time}</small>
    </p>
  )
}

/** A line as the reader says it, where it is one of the phrases that stand ready. */
export function phraseIn(text: string): string {
  const plain = (phrase: string): string => phrase.replaceAll(/\s+/g, ' ')
  for (const lang of languages) {
    const at = words(lang).quick.findIndex((phrase) => plain(phrase) === plain(text))
    if (at >= 0) return words().quick[at]!
  }
  return text
}

/** Lets somebody's lines be left out, and shown again; or wants nothing of them at all. */
function Muted({ lines, viewer, table }: MutedProps) {
  const about = useSignal<Met | null>(null)
  const others = new Map(
    lines.filter((said) => isOther(said, viewer)).map(({ name, number }) => [name, number]),
  )
  const toggle = (name: string): void => {
    const next = new Set(muted.value)
    if (!next.delete(name)) next.add(name)
    muted.value = next
  }
  return (
    <>
      {[...others].map(([name, line]) => (
        <p key={name} class="chat-mute flow quiet">
          <button type="button" class="link" onClick={() => toggle(name)}>
            {muted.value.has(name) ? words().unmute(name) : words().mute(name)}
          </button>
          <button
            type="button"
            class="link"
            data-part="about-person"
            onClick={() => (about.value = { name, whom: { by: 'line', table, line } })}
          >
            {personWords().open(name)}
          </button>
        </p>
      ))}
      {about.value && <AboutPerson people={[about.value]} onClose={() => (about.value = null)} />}
    </>
  )
}

interface MutedProps {
  readonly lines: readonly Said[]
  readonly viewer: number
  readonly table: string
}

function Writer({ line, viewer }: { readonly line: TableLine; readonly viewer: number }) {
  const text = useSignal('')
  const room = viewer < 0 ? 'watchers' : 'players'
  const say = (said: string): void => {
    line.talk.say(room, said)
    text.value = ''
  }
  return (
    <form
      class="chat-form"
      onSubmit={(event) => {
        event.preventDefault()
        say(text.value)
      }}
    >
      <div class="chat-quick flow">
        {words().quick.map((phrase) => (
          <button key={phrase} type="button" onClick={() => say(phrase)}>
            {phrase}
          </button>
        ))}
      </div>
      <input
        class="framed"
        aria-label={words().writeTo}
        placeholder={words().writeTo}
        maxLength={LONGEST_LINE}
        value={text.value}
        onInput={({ currentTarget: { value } }) => (text.value = value)}
      />
      <Button type="submit" size="small">
        {words().send}
      </Button>
    </form>
  )
}
