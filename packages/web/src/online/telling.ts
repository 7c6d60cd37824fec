import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { pushState, type PushState } from './push.ts'
import { learnMe, me } from './who.ts'

/** Whether there is a way to tell whoever is known here of something while they are away. */
export function useTelling(): boolean {
  const push = useSignal<PushState | null>(null)
  useEffect(() => {
    void pushState().then(
      (state) => (push.value = state),
      () => {},
    )
    if (me.peek() === undefined) void learnMe()
  }, [])
  const channels = me.value?.channels
  if (push.value === 'on') return true
  return (
    channels !== undefined &&
    (channels.push.devices > 0 || channels.mail.confirmed || channels.hook.url !== '')
  )
}
