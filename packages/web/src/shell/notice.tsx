import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { say } from '../i18n/index.ts'
import { Button, IconButton } from './button.tsx'
import { Icon, type IconName } from './icons.tsx'

type NoticeKind = 'info' | 'good' | 'warn' | 'bad'

const icons: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info',
  good: 'check',
  warn: 'warning',
  bad: 'warning',
}

interface Props {
  readonly kind?: NoticeKind
  readonly children: ComponentChildren
  readonly actions?: ComponentChildren
  readonly isTold?: boolean // by what stands around it
}

/** Something a person should know, with its shape as well as its colour. */
export function Notice({ kind = 'info', children, actions, isTold = false }: Props) {
  const role = kind === 'bad' ? 'alert' : 'status'
  return (
    <div class={`notice is-${kind}`} role={isTold ? undefined : role}>
      <Icon name={icons[kind]} />
      <div class="notice-text">{children}</div>
      {actions && <div class="notice-actions line">{actions}</div>}
    </div>
  )
}

/** A notice at the foot of the window, until it is dismissed. Its words are looked up when shown. */
export interface Posted {
  readonly kind: NoticeKind
  readonly text: () => string
  readonly detail?: string // what exactly, or a link to copy
  readonly action?: { readonly label: () => string; readonly run: () => void }
}

const posted = signal<readonly (Posted & { readonly id: number })[]>([])
let last = 0

/** Shows a notice whatever page is on, and returns how to take it away. */
export function post(notice: Posted): () => void {
  const id = ++last
  posted.value = [...posted.value, { ...notice, id }]
  return () => dismiss(id)
}

function dismiss(id: number): void {
  posted.value = posted.value.filter((notice) => notice.id !== id)
}

/** The notices posted from anywhere. */
export function Notices() {
  return (
    <section class="notices" aria-label={say('notice.region')} aria-live="polite">
      {posted.value.map(({ id, kind, text, detail, action }) => (
        <Notice
          key={id}
          kind={kind}
          isTold
          actions={
            <>
              {action && (
                <Button size="small" look="primary" onClick={action.run}>
                  {action.label()}
                </Button>
              )}
              <IconButton icon="close" label={say('notice.close')} onClick={() => dismiss(id)} />
            </>
          }
        >
          {text()}
          {detail !== undefined && <small class="notice-detail faint">{detail}</small>}
        </Notice>
      ))}
    </section>
  )
}
