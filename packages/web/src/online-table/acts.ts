import type { Command, Offered, Standing } from '@estafette/protocol'
import type { Answer } from '../online/commands.ts'
import type { TableLine } from '../online/line.ts'
import { askedIn } from '../online/shown.ts'
import { post } from '../shell/notice.tsx'
import type { TableModel } from '../table/model.ts'
import { words } from './words.ts'

/** What can be done at a table beside playing. */
export interface TableActs {
  offer(what: Offered, keep?: number): void
  answer(what: Offered, yes: boolean): void
  withdraw(what: Offered): void
  resign(): void
  claim(): void
  grant(minutes: number): void
}

/** The acts of the viewer; what the server refuses is told in words. */
export function makeActs(line: TableLine, model: TableModel): TableActs {
  const give = async (command: Command): Promise<void> => {
    const standing = line.standing.peek()
    if (!standing) return
    const asked = askedIn(model.session.game, standing, model.state.peek(), command)
    tellRefusal(await line.command(command, asked))
  }
  return {
    offer: (what, keep) => void give({ do: 'offer', what, ...(keep !== undefined && { keep }) }),
    answer: (what, yes) => void give({ do: 'answer', what, yes }),
    withdraw: (what) => void give({ do: 'withdraw', what }),
    resign: () => void give({ do: 'resign' }),
    claim: () => void give({ do: 'claim' }),
    grant: (minutes) => void give({ do: 'grant', minutes }),
  }
}

function tellRefusal(answer: Answer): void {
  if (answer.how === 'done') return
  const reason = answer.how === 'refused' ? answer.reason : ''
  post({ kind: 'warn', text: () => words().customs[reason] ?? words().staleText })
}

/** Whether somebody sits who could answer a request: computers never do. */
export function hasPartner({ sitters, viewer }: Standing): boolean {
  return sitters.some(({ level }, seat) => seat !== viewer && level === '')
}
