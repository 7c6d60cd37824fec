import { expect, test } from 'vitest'
import { failureFiles } from '../../test/failure-files.ts'
import { failuresIn } from '../../test/failure-sites.ts'

// A stranger reads these: what is wrong and what is wanted, not the law that was broken. "A seed is
// 64 hexadecimal digits" leaves open whether this one is. Form: "X must be Y, got Z. Do W."
const SAYS_FAULT = /\b(must|not|cannot|no|missing|unknown|duplicate|too|expected|needs|neither)\b/i

/** What only engineers read, in the report of a test: the examiners, and the toy they are tried on. */
const REPORTS = /^kernel\/src\/(toy|examiner|brain)|^words\/src\/suite/

/** Words that only frame another failure or a name, and codes that a page has words for. */
const isFrame = (text: string): boolean =>
  /^[\p{L} ]+, \{\}: \{\}$/u.test(text) || !/\p{L}+ \p{L}+/u.test(text.replaceAll('{}', ''))

const told: { readonly file: string; readonly text: string }[] = []
for (const { file, source } of failureFiles((one) => !REPORTS.test(one.file))) {
  for (const text of await failuresIn(file, source)) if (!isFrame(text)) told.push({ file, text })
}

test('failures of all packages say what is wrong, in words that name a fault', () => {
  expect(told.filter(({ text }) => !SAYS_FAULT.test(text))).toEqual([])
  expect(told.length).toBeGreaterThan(200)
})

test('failures are idiomatic: no "is no", "nobody" or "somebody", nothing that stands', () => {
  const odd = /\b(nobody|somebody|whoever)\b|(?<!\bthere )\b(is|are) no\b|\bstands?\b/i
  expect(told.filter(({ text }) => odd.test(text))).toEqual([])
})
