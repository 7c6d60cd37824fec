import { Button, ButtonLink } from '../shell/button.tsx'
import { Notice } from '../shell/notice.tsx'
import type { Trouble } from './http.ts'
import { troubleText } from './trouble-words.ts'
import { spoken } from '../i18n/spoken.ts'
import type { words as en } from './no-server.en.ts'

const words = spoken(
  import.meta.glob<typeof en>('./no-server.??.ts', { eager: true, import: 'words' }),
)

/** Says why a page that needs a server stays empty, and what can be done instead. */
export function NoAnswer(props: { readonly trouble: Trouble; readonly reason?: string }) {
  const { trouble, reason = '' } = props
  return (
    <div class="column">
      <h1>{trouble === 'absent' ? words().title : words().unreached}</h1>
      {trouble === 'absent' ? (
        <p class="lead">{words().text}</p>
      ) : (
        <Notice kind="bad">{troubleText({ trouble, reason })}</Notice>
      )}
      <p class="row">
        {trouble !== 'absent' && (
          <Button icon="undo" data-part="again" onClick={() => location.reload()}>
            {words().again}
          </Button>
        )}
        <ButtonLink look="primary" to={{ page: 'choose', what: 'new' }}>
          {words().play}
        </ButtonLink>
      </p>
    </div>
  )
}
