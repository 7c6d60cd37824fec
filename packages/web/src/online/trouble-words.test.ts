import { readBody, webHook } from '@estafette/protocol'
import { expect, test } from 'vitest'
import { change } from '../store/settings.ts'
import { refusedFor, troubleText } from './trouble-words.ts'

const refused = (reason: string) => ({ ok: false, trouble: 'refused', reason, after: 0 }) as const

test('what was not even read is told as what was typed wrong', () => {
  change({ language: 'en' })
  const read = readBody(webHook, { url: 'http://example.org' })
  const reply = refusedFor(refused(read.ok ? '' : read.reason), 'no-hook')
  expect(!reply.ok && troubleText(reply)).toMatch(/begin with https/)
})

test('another reason stays what it is', () => {
  expect(refusedFor(refused('no-code'), 'no-hook')).toEqual(refused('no-code'))
})
