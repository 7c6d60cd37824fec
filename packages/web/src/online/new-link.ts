import type { Invitation, ListedSeat } from '@estafette/protocol'
import { say } from '../i18n/index.ts'
import { inviteAnew } from './http.ts'
import { copyLink, invitationLink } from './links.ts'
import { sideName } from './sides.ts'
import { tellTrouble } from './tell.ts'
import { spoken } from '../i18n/spoken.ts'
import type { words as en } from './new-link.en.ts'

export const linkWords = spoken(
  import.meta.glob<typeof en>('./new-link.??.ts', { eager: true, import: 'words' }),
)

/** A seat that nobody has taken; its name is '' where it is the only one. */
export interface FreeSeat {
  readonly seat: number
  readonly name: string
}

interface SeatedTable {
  readonly game: string
  readonly seats: readonly Pick<ListedSeat, 'taken' | 'level' | 'side'>[]
}

/** The free seats of a table by their sides, with their numbers where a side has several. */
export function freeSeats({ game, seats }: SeatedTable): FreeSeat[] {
  const free = seats.flatMap(({ taken, level, side }, seat) =>
    taken || level !== '' ? [] : [{ seat, side: sideName(game, side) }],
  )
  return free.map(({ seat, side }) => {
    if (free.length === 1) return { seat, name: '' }
    const number = say('side.none', { seat: seat + 1 })
    const isAlone = free.filter((other) => other.side === side).length === 1
    return { seat, name: [side, isAlone && side !== '' ? '' : number].filter(Boolean).join(', ') }
  })
}

/** Links that were made on this page, by table: those to several seats hold side by side. */
const made = new Map<string, readonly Invitation[]>()

/** Copies a new link to a free seat of one's own table. */
export async function copyNewLink(table: string, { seat, name }: FreeSeat): Promise<void> {
  const isFor = (invitation: Invitation): boolean => invitation.seat === seat
  const known = name === '' ? undefined : made.get(table)?.find(isFor)
  const invitation = known ?? (await makeLinks(table)).find(isFor)
  if (!invitation) return
  await copyLink(invitationLink(table, invitation.secret), {
    copied: () => linkWords().copied(name),
    yourself: () => linkWords().yourself(name),
  })
}

/** Forgets the links: they are for nobody else. */
export function forgetLinks(): void {
  made.clear()
}

async function makeLinks(table: string): Promise<readonly Invitation[]> {
  const reply = await inviteAnew(table)
  tellTrouble(reply)
  if (!reply.ok) return []
  made.set(table, reply.value.invitations)
  return reply.value.invitations
}
