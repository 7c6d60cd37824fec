import { useSignal } from '@preact/signals'
import type { Result } from '@estafette/kernel'
import { verifyRecord, type RecordSummary as Verified } from '@estafette/table'
import { failureWords } from '@estafette/words/failures'
import { Button, ButtonLink } from '../../shell/button.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { Icon } from '../../shell/icons.tsx'
import { Notice } from '../../shell/notice.tsx'
import { language } from '../../store/settings.ts'
import type { Finished } from './finished.ts'
import { chanceWords } from './phrases.ts'
import { afterWords } from './words.ts'

/** Holds every die of the record against its seed, and says what was checked. */
export function Fairness({ finished }: { readonly finished: Finished }) {
  const isOpen = useSignal(false)
  const result = useSignal<Result<Verified> | null>(null)
  const open = (): void => {
    isOpen.value = true
    if (result.value) return
    // The dialog stands first: a long record takes a moment.
    setTimeout(() => (result.value = verify(finished)), 30)
  }
  return (
    <>
      <Button class="after-verify" look="ghost" size="small" onClick={open}>
        {afterWords().verify}
      </Button>
      {isOpen.value && (
        <Dialog
          title={afterWords().verifyTitle}
          onClose={() => (isOpen.value = false)}
          actions={
            <>
              <ButtonLink icon="die" to={{ page: 'online', what: 'fair', id: finished.id }}>
                {chanceWords(finished).every}
              </ButtonLink>
              <Button look="primary" onClick={() => (isOpen.value = false)}>
                {afterWords().close}
              </Button>
            </>
          }
        >
          <Checked finished={finished} result={result.value} />
        </Dialog>
      )}
    </>
  )
}

/** Believes nothing of the record that the page keeps. */
export function verify({ table: { game }, record }: Finished): Result<Verified> {
  return verifyRecord((id) => (game.id === id ? game : undefined), record)
}

function Checked(props: { finished: Finished; result: Result<Verified> | null }) {
  const { finished, result } = props
  const text = afterWords()
  if (!result) return <p role="status">{text.verifying}</p>
  if (!result.ok)
    return <Notice kind="bad">{text.notVerified(failureWords(result, language.value))}</Notice>
  const { dice, choices, hash } = result.value
  const lines = finished.record.trimEnd().split('\n').length
  return (
    <div class="after-fair">
      <p role="status">{text.verified}</p>
      <ul>
        {text.checks(lines, dice, choices, hash.slice(0, 8)).map((line) => (
          <li key={line}>
            <Icon name="check" /> <span>{line}</span>
          </li>
        ))}
      </ul>
      <dl>
        <dt>{text.commitment}</dt>
        <dd>{finished.table.commitment}</dd>
        <dt>{text.seed}</dt>
        <dd>{finished.table.seed}</dd>
      </dl>
      {!finished.online && <p class="note">{text.ownSeed}</p>}
    </div>
  )
}
