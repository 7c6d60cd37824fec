import type { IconName } from '../shell/icons.tsx'
import { Icon } from '../shell/icons.tsx'
import { useRef } from 'preact/hooks'
import type { TableLine } from '../online/line.ts'
import { useLasting, useNow } from './tools.ts'
import { words } from './words.ts'

const SAVING = 300 // milliseconds before it is worth a word

interface State {
  readonly look: 'good' | 'busy' | 'warn' | 'bad'
  readonly icon: IconName
  readonly text: string
  readonly count?: string // of seconds after it, which nobody wants to hear
  readonly tip: string
}

/** How the line stands, in one place and few words; a press tries at once where it is broken. */
export function LinkChip({ line }: { readonly line: TableLine }) {
  const link = line.link.value
  const unsent = line.outbox.value.length
  const isSaving = useLasting(link.state === 'open' && unsent > 0, SAVING)
  const isSlow = useLasting(link.state === 'opening', SAVING)
  const wasBroken = useRef(false) // until the line is open again, also while it is tried
  if (link.state !== 'opening') wasBroken.current = link.state === 'waiting'
  const isBroken = wasBroken.current || isSlow
  const now = useNow(line, link.state === 'waiting' ? 1000 : 0)
  void now
  const { look, icon, text, count, tip } = linkState(line, isSaving, isBroken)
  return (
    <button
      type="button"
      class={`link-chip line is-${look}`}
      data-part="link"
      data-tip={tip}
      onClick={() => line.tryNow()}
    >
      <Icon name={icon} size={16} />
      <span>
        <span role="status">{text}</span>
        {count !== undefined && <span aria-hidden="true">{count}</span>}
      </span>
    </button>
  )
}

/** What is said of a line: never that all is saved while it is broken. */
export function linkState(
  line: Pick<TableLine, 'link' | 'outbox' | 'news'>,
  isSaving: boolean,
  isBroken: boolean,
): State {
  const text = words().link
  const link = line.link.value
  const unsent = line.outbox.value.length
  if (isBroken && unsent > 0) {
    const tip = `${text.offlineTip} ${text.tryNow}`
    return { look: 'warn', icon: 'warning', text: text.offline(unsent), tip }
  }
  if (link.state === 'waiting') {
    const seconds = Math.max(0, Math.ceil((link.until - Date.now()) / 1000))
    return {
      look: 'warn',
      icon: 'reload',
      text: text.reconnecting,
      count: text.seconds(seconds),
      tip: text.tryNow,
    }
  }
  if (isBroken) return { look: 'warn', icon: 'reload', text: text.opening, tip: text.opening }
  if (line.news.value?.answer.how === 'refused') {
    return { look: 'bad', icon: 'close', text: text.refused, tip: words().refusedNews }
  }
  if (isSaving) return { look: 'busy', icon: 'up', text: text.saving, tip: text.offlineTip }
  return { look: 'good', icon: 'check', text: text.saved, tip: text.savedTip }
}
