import type { FrontDesk } from '../desk.ts'
import { WhoMayFall } from '../panels/who-may-fall.tsx'
import { SetupLead } from '../setup/with-setup.tsx'

/** What stands before the options: a force that is chosen, or who may fall. */
export function Lead({ model }: { readonly model: FrontDesk }) {
  return (
    <>
      <SetupLead model={model} />
      <WhoMayFall model={model} />
    </>
  )
}
