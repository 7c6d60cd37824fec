import { campaigns } from '@estafette/frontline/screen'
import { browserShelf, read } from '../../../store/storage.ts'

/** Where a campaign is kept. */
export const KEY = 'estafette.campaign.'

/** Whether a game is a battle of a campaign, without reading more than is needed to know. */
export function isStage(id: string): boolean {
  return campaigns.some((campaign) =>
    (read(browserShelf(), KEY + campaign.id) ?? '').includes(`"${id}"`),
  )
}
