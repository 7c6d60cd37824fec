import type { ComponentChildren } from 'preact'

interface Props {
  readonly side?: 'allied' | 'german' // round for the one, cut for the other
  readonly children: ComponentChildren
}

/** A small label; that of a side has its colour and its corner. */
export function Chip({ side, children }: Props) {
  return <span class={side ? `chip is-${side}` : 'chip'}>{children}</span>
}
