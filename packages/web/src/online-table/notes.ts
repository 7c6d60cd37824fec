import { effect, untracked } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { fitText, LONGEST_NOTE } from '@estafette/protocol'
import type { TableLine } from '../online/line.ts'
import type { Talk } from '../online/talk.ts'
import { keepPrivate, notesKeeper, privateNotes } from '../store/private.ts'

const PAUSE = 800 // milliseconds without a key before notes are sent

/** Notes that are kept with a server, too. */
export interface KeptNotes {
  /** Sends what is not sent yet. */
  flush(): void
  /** Sends what is not sent yet, and keeps nothing any more. */
  stop(): void
}

/**
 * Keeps the notes on a table with the server, so that every device of a person has them. What was
 * written here and never got there goes before what the server has; else the server's is newer.
 */
export function keepNotes(table: string, talk: Pick<Talk, 'noted' | 'keepNote'>): KeptNotes {
  let sent: string | null = null // on its way, not answered yet
  let timer: ReturnType<typeof setTimeout> | undefined
  const written = (): string => fitText(privateNotes.value.text, LONGEST_NOTE)
  const there = (): string => sent ?? privateNotes.value.kept ?? ''

  const flush = (): void =>
    untracked(() => {
      clearTimeout(timer)
      if (written() === there()) return
      sent = written()
      talk.keepNote(sent)
    })
  const hear = effect(() => {
    const text = talk.noted.value
    if (text === null) return
    untracked(() => {
      const isNewer = sent === null && written() === there() && text !== written()
      if (text === sent) sent = null
      if (text !== privateNotes.value.kept) {
        keepPrivate(table, { kept: text, ...(isNewer && { text }) })
      }
    })
  })
  const tell = effect(() => {
    clearTimeout(timer)
    if (written() !== there()) timer = setTimeout(flush, PAUSE)
  })
  return {
    flush,
    stop() {
      hear()
      tell()
      flush()
    },
  }
}

/** Keeps the notes while somebody sits at a table; its own notes have to be open. */
export function useKeptNotes({ table, talk }: TableLine, isSeated: boolean): void {
  useEffect(() => {
    if (!isSeated) return undefined
    notesKeeper.value = 'server'
    const notes = keepNotes(table, talk)
    const leave = (): void => void (document.hidden && notes.flush())
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      notes.stop()
      notesKeeper.value = 'browser'
    }
  }, [talk, isSeated])
}
