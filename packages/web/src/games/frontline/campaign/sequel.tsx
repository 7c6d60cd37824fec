import { campaigns } from '@estafette/frontline/screen'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { ButtonLink } from '../../../shell/button.tsx'
import { stageOf } from './stage.ts'
import { readCampaigns, settle } from './store.ts'
import './sequel.css'

/** What a battle that is over means to its campaign, and the way on; nothing where it has none. */
export function Sequel({ id }: { readonly id: string }) {
  const isRead = useSignal(false)
  useEffect(() => {
    const ids = campaigns.map((campaign) => campaign.id)
    readCampaigns(ids)
    void Promise.all(ids.map((one) => settle(one))).then(() => (isRead.value = true))
  }, [id])
  const stage = isRead.value ? stageOf(id) : null
  if (!stage) return null
  return (
    <section class="frc-sequel" data-part="campaign" aria-label={stage.title}>
      <h2>{stage.title}</h2>
      {stage.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <ButtonLink
          look="primary"
          icon="next"
          to={{ page: 'new', game: 'frontline', part: stage.campaign }}
        >
          {stage.onward}
        </ButtonLink>
      </p>
    </section>
  )
}
