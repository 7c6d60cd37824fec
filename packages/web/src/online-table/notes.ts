import { effect, untracked } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { fitText, LONGEST_NOTE } from '@estafette/protocol'
import type { Line } from '../online/line.ts'
import { keepPrivate, notesKeeper, privateNotes } from '../store/private.ts'

const PAUSE = 800 // milliseconds without a key before notes are sent

/** Keeps the notes on a table with the server, too, so that every device of a person has them. */
export function useKeptNotes(line: Line): void {
  useEffect(() => {
    notesKeeper.value = 'server'
    let sent: string | null = null // as the server has it
    let timer = 0
    const hear = effect(() => {
      const text = line.talk.noted.value
      if (text === null || text === sent) return
      sent = text
      untracked(() => {
        if (privateNotes.peek().text !== text) keepPrivate(line.table, { text })
      })
    })
    const tell = effect(() => {
      const text = fitText(privateNotes.value.text, LONGEST_NOTE)
      clearTimeout(timer)
      if (text === (sent ?? '')) return
      timer = setTimeout(() => {
        sent = text
        line.talk.keepNote(text)
      }, PAUSE) as unknown as number
    })
    return () => {
      hear()
      tell()
      clearTimeout(timer)
      notesKeeper.value = 'browser'
    }
  }, [line])
}
