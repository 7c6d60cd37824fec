import type { Dependencies } from '../referee/dependencies.ts'
import type { Post } from './post.ts'

/** Sends a mail. */
export type SendMail = (mail: {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly stop: string | null // the link that ends mails
}) => Promise<void>

/** What a courier goes with. */
export interface Means {
  readonly deps: Dependencies
  readonly origin: string | null // for links in mails and hooks
  readonly post: Post
  readonly mail: SendMail | null // null where this server sends none
  readonly from?: string | null // whose mail it is
  readonly allowsPrivate: boolean // hooks into one's own network
  readonly counted?: (what: string) => void
}
