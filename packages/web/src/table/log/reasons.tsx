import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { TableModel } from '../model.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { askWhy, isExplained, reasonsFor } from './why.ts'
import { words } from '../words.ts'

const MOST = 3 // reasons that are told; the first ones weigh most

/** Why the computer did something, in the language of the moment; empty while that is not known. */
export function whyText(model: TableModel, numbers: readonly number[]): string {
  const voice = voiceOf(model.session.game)
  const told = reasonsFor(model, numbers).map((reason) => voice.consideration(reason))
  return [...new Set(told)].slice(0, MOST).join(' ')
}

/** A button that asks why, and the answer. */
export function WhyButton(props: {
  readonly model: TableModel
  readonly numbers: readonly number[]
}) {
  const { model, numbers } = props
  const isOpen = useSignal(false)
  useEffect(() => {
    if (isOpen.value) askWhy(model, numbers)
  }, [isOpen.value])
  const text = isOpen.value ? whyText(model, numbers) : ''
  return (
    <>
      <button
        type="button"
        class="link why-button"
        aria-expanded={isOpen.value}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        {words().why}
      </button>
      {isOpen.value && isExplained(model, numbers) && <p class="why">{text || words().noReason}</p>}
    </>
  )
}
