import { effect, useSignal, type ReadonlySignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language } from '../store/settings.ts'
import { afterPicture } from './after-picture.ts'
import type { MapFeed } from './feed.ts'

/** The place under the keyboard, for those who do not see it; the picture does not wait for it. */
export function Spoken(props: { readonly feed: MapFeed; readonly said: ReadonlySignal<string> }) {
  const { feed, said } = props
  const place = useSignal('')
  useEffect(
    () =>
      effect(() => {
        void [feed.piles.value, feed.areas.value, feed.able.value, language.value]
        const tell = (): string => (feed.focus.peek() < 0 ? '' : feed.describe(feed.focus.peek()))
        if (feed.focus.value < 0) place.value = ''
        else afterPicture(() => (place.value = tell()))
      }),
    [feed],
  )
  return (
    <p class="sr-only" aria-live="polite">
      {place.value} {said.value}
    </p>
  )
}
