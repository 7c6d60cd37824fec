import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { Page } from '../shell/page.tsx'
import type { Reply } from './http.ts'
import { NoAnswer } from './no-server.tsx'
import { learnMe } from './who.ts'

/** A page that is shown once the server has said who is there, or why it does not. */
export function WhoFirst(props: {
  readonly title: string
  readonly children: () => ComponentChildren
}) {
  const { title, children } = props
  const asked = useSignal<Reply<unknown> | null>(null)
  useEffect(() => {
    void learnMe().then((reply) => (asked.value = reply))
  }, [])
  if (!asked.value) return <Page title={title} busy />
  if (asked.value.ok) return <>{children()}</>
  return (
    <Page title={title}>
      <NoAnswer {...asked.value} />
    </Page>
  )
}
