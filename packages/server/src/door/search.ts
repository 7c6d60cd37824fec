import { SEEK_BEAT, type ServerMessage } from '@estafette/protocol'
import type { PersonId } from '../referee/person.ts'
import type { Referee } from '../referee/referee.ts'

/** The search of a page for anyone to play with, which ends with its line. */
export interface PageSearch {
  /** The page searches: it hears at once when somebody is found. */
  begin(id: string): void
  /** The page has gone. */
  end(): void
}

/**
 * A page that does not search yet. While its line stands the line says that it waits: browsers let a
 * page that is out of sight speak once a minute.
 */
export function makeSearch(
  { pairing, deps }: Pick<Referee, 'pairing' | 'deps'>,
  person: PersonId,
  send: (told: ServerMessage) => void,
  beat = SEEK_BEAT,
): PageSearch {
  let current: string | null = null
  let deaf = (): void => {}
  const failed = (error: unknown): void => deps.trouble('a search could not be followed', error)
  const look = async (id: string): Promise<void> => {
    const told = await pairing.found(person, id)
    if (told && current === id) send(told)
  }
  return {
    begin(id) {
      if (current === id) return
      deaf()
      current = id
      const leave = pairing.changed.listen((account) => {
        if (account !== '' && account === person) look(id).catch(failed)
      })
      const timer = setInterval(() => {
        pairing.waits(person, id).then((isOn) => isOn || clearInterval(timer), failed)
      }, beat)
      timer.unref()
      deaf = () => {
        leave()
        clearInterval(timer)
      }
    },
    end() {
      deaf()
      if (current !== null) pairing.stop(person, current).catch(failed)
      current = null
    },
  }
}
