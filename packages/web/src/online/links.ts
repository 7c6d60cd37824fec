import { invitationPath } from '@estafette/protocol'
import { post } from '../shell/notice.tsx'

/** The link that leads to a seat. Its secret stands behind the #, which a browser sends to nobody. */
export function invitationLink(table: string, secret: string): string {
  return location.origin + invitationPath(table, secret)
}

/** What is said when a link was copied, and where the browser does not let it be copied. */
interface Copying {
  readonly copied: () => string
  readonly yourself: () => string
}

/** Copies a link, or shows it. */
export async function copyLink(link: string, { copied, yourself }: Copying): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    post({ kind: 'good', text: copied })
  } catch {
    post({ kind: 'info', text: yourself, detail: link })
  }
}
