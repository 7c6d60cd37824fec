import { ButtonLink } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import { unknownWords } from './words.ts'

/** Where there is no page: what was asked for, and the way to the first one. */
export function UnknownPage({ path }: { readonly path: string }) {
  const text = unknownWords()
  return (
    <Page title={text.title}>
      <div class="column">
        <h1>{text.title}</h1>
        <p class="lead">{text.text(path)}</p>
        <p>
          <ButtonLink look="primary" to={{ page: 'landing' }}>
            {text.home}
          </ButtonLink>
        </p>
      </div>
    </Page>
  )
}
