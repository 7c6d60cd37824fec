import type { Courier } from './courier.ts'

/** A courier who tells nobody anything. */
export const silent: Courier = {
  channelsOf: async () => ({
    push: { key: '', devices: 0 },
    mail: { offered: false, address: '', confirmed: false },
    hook: { url: '' },
  }),
  subscribe: async () => false,
  unsubscribe: async () => {},
  mailTo: async () => false,
  confirm: async () => ({ language: 'en', isDone: false }),
  stop: async () => ({ language: 'en', isDone: false }),
  hookTo: async () => false,
  test: async () => {},
  deliver: async () => 0,
}
