import { expect, test } from 'vitest'
import { parseOptions } from './options.ts'

test.each([
  [[], {}, 8080, undefined],
  [[], { PORT: '9000', HOST: '127.0.0.1' }, 9000, '127.0.0.1'],
  [['--port', '81'], { PORT: '9000' }, 81, undefined],
  [['--port=0', '--host=::1'], {}, 0, '::1'],
])('%j with %j', (args, environment, port, host) => {
  expect(parseOptions(args, environment)).toEqual({ ok: true, value: { port, host } })
})

test.each([
  [['--port']],
  [['--port', 'http']],
  [['--port=70000']],
  [['--sport', '1']],
  [['arras']],
])('%j is refused', (args) => {
  expect(parseOptions(args, {}).ok).toBe(false)
})
