import type { ComponentChildren } from 'preact'

/** What a table far away, or a replay, shows under a tab of its own. */
export interface PanelPart {
  readonly key: 'chat' | 'moments' | 'dice' | 'losses' | 'notes'
  readonly label: string
  readonly unread?: number
  readonly inside: ComponentChildren
}
