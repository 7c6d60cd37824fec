import {
  dayOf,
  daysAfter,
  holidayDays,
  MOST_HOLIDAYS,
  type Holiday,
  type Me,
} from '@estafette/protocol'
import { useSignal } from '@preact/signals'
import { ask, type Reply } from '../../online/http.ts'
import { dayText } from '../../online/pace-words.ts'
import { serverNow } from '../../online/server-time.ts'
import { troubleText } from '../../online/trouble-words.ts'
import { tellTrouble } from '../../online/tell.ts'
import { learnMe } from '../../online/who.ts'
import { Button } from '../../shell/button.tsx'
import { Notice } from '../../shell/notice.tsx'
import { accountWords } from './words.ts'

/** Days in which one's clocks by correspondence stand: those that are set, and more of them. */
export function Holidays({ self }: { readonly self: Me }) {
  const text = accountWords()
  const now = serverNow()
  const holidays = self.holidays ?? []
  const left = MOST_HOLIDAYS - holidayDays(holidays, new Date(now).getUTCFullYear())
  return (
    <section aria-labelledby="holidays">
      <h2 id="holidays">{text.holidays}</h2>
      <p class="note">{text.holidaysText(MOST_HOLIDAYS)}</p>
      <ul class="account-list">
        {holidays
          .filter(({ to }) => to > now)
          .map((one) => (
            <li key={one.from} class="line">
              <b>{text.holidayDays(dayText(one.from), dayText(one.to - 1))}</b>
              <Button size="small" onClick={() => void end(one)}>
                {dayOf(one.from) <= now ? text.holidayEnd : text.holidayDrop}
              </Button>
            </li>
          ))}
      </ul>
      <NewHolidays now={now} left={Math.max(0, left)} />
    </section>
  )
}

async function end({ from }: Holiday): Promise<void> {
  tellTrouble(await ask('POST', '/api/holidays/end', { from }))
  await learnMe()
}

/** A day as the field of a date has it. */
function fieldDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

function NewHolidays({ now, left }: { readonly now: number; readonly left: number }) {
  const text = accountWords()
  const from = useSignal(fieldDay(now))
  const days = useSignal('7')
  const trouble = useSignal<Reply<unknown> | null>(null)
  const isBusy = useSignal(false)
  const send = async (event: Event): Promise<void> => {
    event.preventDefault()
    isBusy.value = true
    const body = { from: Date.parse(from.value), days: Number(days.value) }
    trouble.value = await ask('POST', '/api/holidays', body)
    isBusy.value = false
    if (trouble.value.ok) await learnMe()
  }
  const refused = trouble.value
  return (
    <form class="account-holidays stack" onSubmit={(event) => void send(event)}>
      <div class="account-pair">
        <label class="select">
          <span class="select-label">{text.holidayFrom}</span>
          <input
            class="framed"
            type="date"
            required
            min={fieldDay(dayOf(now))}
            max={fieldDay(daysAfter(now, 365))}
            value={from.value}
            onInput={({ currentTarget: { value } }) => (from.value = value)}
          />
        </label>
        <label class="select">
          <span class="select-label">{text.holidayCount}</span>
          <input
            class="framed"
            type="number"
            required
            min={1}
            max={MOST_HOLIDAYS}
            value={days.value}
            onInput={({ currentTarget: { value } }) => (days.value = value)}
          />
        </label>
      </div>
      <p class="note">{text.holidayLeft(left)}</p>
      {refused && !refused.ok && <Notice kind="bad">{troubleText(refused)}</Notice>}
      <p class="row">
        <Button type="submit" disabled={isBusy.value}>
          {text.holidaySet}
        </Button>
      </p>
    </form>
  )
}
