import type { SideLook } from '@estafette/kernel'
import type { ComponentChildren } from 'preact'
import { lookClass } from '../style/look.ts'

interface Props {
  readonly look?: SideLook | undefined // of a side
  readonly children: ComponentChildren
}

/** A small label; that of a side has its colour and its corner. */
export function Chip({ look, children }: Props) {
  return <span class={look ? `chip ${lookClass(look)}` : 'chip'}>{children}</span>
}
