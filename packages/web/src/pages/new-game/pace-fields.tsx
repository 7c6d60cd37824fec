import type { Pace } from '@estafette/protocol'
import { Choices, Select, Switch } from '../../shell/fields.tsx'
import { hostWords } from './online-words.ts'

const usual: Readonly<Record<Pace['kind'], Pace>> = {
  none: { kind: 'none' },
  live: { kind: 'live', minutes: 60, seconds: 30 },
  post: { kind: 'post', days: 3, bank: 5, weekends: false },
}

const kinds = ['none', 'live', 'post'] as const

interface Props {
  readonly pace: Pace
  readonly onChange: (pace: Pace) => void
}

/** How fast a game is played: no clock, live, or by correspondence. */
export function PaceFields({ pace, onChange }: Props) {
  const text = hostWords()
  return (
    <>
      <Choices
        legend={<h2>{text.pace}</h2>}
        value={pace.kind}
        onChange={(kind) => onChange(usual[kind])}
        choices={kinds.map((value) => ({
          value,
          label: text.paces[value][0],
          text: text.paces[value][1],
        }))}
      />
      {pace.kind === 'live' && (
        <div class="host-pair">
          <Numbers
            label={text.minutes}
            value={pace.minutes}
            of={[15, 30, 45, 60, 90, 120, 240]}
            onChange={(minutes) => onChange({ ...pace, minutes })}
          />
          <Numbers
            label={text.seconds}
            value={pace.seconds}
            of={[0, 10, 15, 30, 60]}
            onChange={(seconds) => onChange({ ...pace, seconds })}
          />
        </div>
      )}
      {pace.kind === 'post' && (
        <>
          <div class="host-pair">
            <Numbers
              label={text.days}
              value={pace.days}
              of={[1, 2, 3, 5, 7, 14]}
              onChange={(days) => onChange({ ...pace, days })}
            />
            <Numbers
              label={text.bank}
              value={pace.bank}
              of={[0, 3, 5, 10, 20]}
              onChange={(bank) => onChange({ ...pace, bank })}
            />
          </div>
          <Switch
            label={text.weekends}
            text={text.weekendsText}
            checked={pace.weekends}
            onChange={(weekends) => onChange({ ...pace, weekends })}
          />
        </>
      )}
    </>
  )
}

function Numbers(props: {
  readonly label: string
  readonly value: number
  readonly of: readonly number[]
  readonly onChange: (value: number) => void
}) {
  const { label, value, of, onChange } = props
  return (
    <Select
      label={label}
      value={String(value)}
      choices={of.map((one) => ({ value: String(one), label: String(one) }))}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  )
}
