import { useSignal } from '@preact/signals'
import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'
import { say } from '../i18n/index.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { Page } from './page.tsx'

/** A page whose code is fetched when somebody goes there. */
export interface LazyPage<P> {
  readonly View: FunctionComponent<P>
  preload(): Promise<unknown>
}

/** Wraps the module of a page; `pick` names the component in it. */
export function lazyPage<P extends object, M>(
  load: () => Promise<M>,
  pick: (module: M) => FunctionComponent<P>,
): LazyPage<P> {
  let Known: FunctionComponent<P> | undefined
  const preload = async (): Promise<void> => {
    Known ??= pick(await load())
  }
  const View = (props: P): ComponentChildren => {
    const state = useSignal<'loading' | 'loaded' | 'failed'>('loading')
    const fetchIt = (): void => {
      state.value = 'loading'
      preload().then(
        () => (state.value = 'loaded'),
        () => (state.value = 'failed'),
      )
    }
    useEffect(() => {
      if (!Known) fetchIt()
    }, [])
    if (Known) return <Known {...props} />
    if (state.value === 'loading') return <Page title="Estafette" busy />
    return (
      <Page title="Estafette">
        <div class="column">
          <h1>{say('lazy.title')}</h1>
          <Notice kind="bad">{say('lazy.text')}</Notice>
          <p>
            <Button onClick={() => location.reload()}>{say('lazy.again')}</Button>
          </p>
        </div>
      </Page>
    )
  }
  return { View, preload }
}
