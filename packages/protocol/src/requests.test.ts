import { expect, test } from 'vitest'
import type { AskedOnce } from './steps.ts'
import { requestsAfter } from './requests.ts'

const open: AskedOnce = { what: 'pause', seat: 0, after: 4, answer: 'open', by: -1 }
const asking = [{ what: 'pause' }] as const

test('what is asked stays open until it is answered, withdrawn, or asked no more', () => {
  const asked = requestsAfter([], 0, { do: 'offer', what: 'pause' }, { choices: 4, offers: asking })
  expect(asked).toEqual([open])
  const after = (deed: Parameters<typeof requestsAfter>[2], offers: typeof asking | [] = []) =>
    requestsAfter([open], 1, deed, { choices: 4, offers })
  expect(after({ do: 'grant' }, asking)).toEqual([open])
  expect(after({ do: 'answer', what: 'pause', yes: true })).toEqual([
    { ...open, answer: 'yes', by: 1 },
  ])
  expect(after({ do: 'answer', what: 'pause', yes: false })).toEqual([
    { ...open, answer: 'no', by: 1 },
  ])
  expect(after({ do: 'withdraw', what: 'pause' })).toEqual([{ ...open, answer: 'withdrawn' }])
  expect(after({ do: 'take' })).toEqual([{ ...open, answer: 'lapsed' }])
  // One of several has agreed: the others are still asked.
  expect(after({ do: 'answer', what: 'pause', yes: true }, asking)).toEqual([open])
})

test('whoever asks again has asked twice, and what was taken back takes no place', () => {
  const again = requestsAfter(
    [open],
    0,
    { do: 'offer', what: 'pause' },
    { choices: 2, offers: asking },
  )
  expect(again).toEqual([
    { ...open, after: 2, answer: 'lapsed' },
    { ...open, after: 2 },
  ])
})
