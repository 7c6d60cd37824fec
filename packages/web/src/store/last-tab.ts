import { signal } from '@preact/signals'

/** The tab of the panel that was open last, at whichever table. */
export const lastTab = signal('log')
