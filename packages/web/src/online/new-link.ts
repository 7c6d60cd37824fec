import type { Invitation } from '@estafette/protocol'
import { spoken } from '../i18n/spoken.ts'
import { inviteAnew } from './http.ts'
import { copyLink, invitationLink } from './links.ts'
import { tellTrouble } from './tell.ts'

/** What is said about links to free seats. */
interface LinkWords {
  readonly newLink: string
  readonly copied: string
  readonly yourself: string
}

export const linkWords = spoken<LinkWords>({
  en: {
    newLink: 'New link',
    copied: 'The link is in the clipboard. The one before does not hold any more.',
    yourself: 'Copy this link. The one before does not hold any more:',
  },
  fr: {
    newLink: 'Nouveau lien',
    copied: 'Le lien est dans le presse-papiers. Le précédent n’est plus valable.',
    yourself: 'Copiez ce lien. Le précédent n’est plus valable :',
  },
})

/** Links that were made on this page, by table: those to several seats hold side by side. */
const made = new Map<string, readonly Invitation[]>()

/** Copies a new link to a free seat of one's own table, to the first one unless told. */
export async function copyNewLink(table: string, seat?: number): Promise<void> {
  const isFor = (invitation: Invitation): boolean => seat === undefined || invitation.seat === seat
  const known = seat === undefined ? undefined : made.get(table)?.find(isFor)
  const invitation = known ?? (await makeLinks(table)).find(isFor)
  if (!invitation) return
  await copyLink(invitationLink(table, invitation.secret), {
    copied: () => linkWords().copied,
    yourself: () => linkWords().yourself,
  })
}

async function makeLinks(table: string): Promise<readonly Invitation[]> {
  const reply = await inviteAnew(table)
  tellTrouble(reply)
  if (!reply.ok) return []
  made.set(table, reply.value.invitations)
  return reply.value.invitations
}
