import { offeredIn } from '@estafette/bots/ladder'
import { quickNames } from '@estafette/bots/names'
import type { Game } from '@estafette/kernel'
import { useSignal } from '@preact/signals'
import { sayIfKnown } from '../../../i18n/index.ts'
import { voiceOf } from '../../../i18n/voice.ts'
import { sideLook } from '../../../online/sides.ts'
import { seatCount, seatSide } from '../seats.ts'
import { Button } from '../../../shell/button.tsx'
import { Chip } from '../../../shell/chip.tsx'
import { Choices, Select } from '../../../shell/fields.tsx'
import { Notice } from '../../../shell/notice.tsx'
import { HUMAN } from '../../../store/games.ts'
import { begin, type Options } from '../begin.ts'
import { OptionChoices } from '../options.tsx'
import { battles } from './battles.ts'
import { HouseRules, Play, type ChosenPlay } from './play.tsx'
import { agreed, freeOptions, PLAYERS } from './sitting.ts'
import { sentence } from '../../../panels/question.ts'
import { whoWords } from '../../../session/who-words.ts'
import { choosingWords } from './words.ts'

interface Props {
  readonly game: Game
  readonly plan: ChosenPlay
}

const FREE_BATTLE = 'battle'

/** Size, nation, ends and draft of a battle with forces of one's choice. */
export function OwnBattle({ game, plan }: Props) {
  return (
    <div class="frc-own">
      <p class="frc-text">{choosingWords().ownText}</p>
      <OptionChoices game={game} options={plan.options} shown={freeOptions} heading="h2" />
    </div>
  )
}

/** The way into a battle with forces of one's choice. */
export function OwnDetails({ game, plan }: Props) {
  const words = choosingWords()
  return (
    <div class="choosing-facts stack frc-facts">
      <h2 id="frc-details" tabIndex={-1}>
        {words.own}
      </h2>
      <p>{voiceOf(game).scenario(FREE_BATTLE).text}</p>
      <Play game={game} plan={plan} scenario={FREE_BATTLE} title={words.own} isFree />
    </div>
  )
}

/** Whoever decides for many has to be quick. */
const quickly = offeredIn('frontline').filter((name) => quickNames.includes(name))

const teams = ['four', 'three-allies', 'three-axis'] as const
type Team = (typeof teams)[number]

/** A battle of three or four: how many, which battle, and who has which seat. */
export function Teams({ game, plan }: Props) {
  const words = choosingWords()
  const voice = voiceOf(game)
  const team = useSignal<Team>('four')
  const scenario = useSignal<string>(FREE_BATTLE)
  const seats = useSignal<readonly string[]>([HUMAN, ...Array(3).fill(quickNames.at(-1)!)])
  const refusal = useSignal('')
  const isFree = scenario.value === FREE_BATTLE
  const options: Options = {
    ...agreed(plan.options.value, seats.value, isFree).options,
    [PLAYERS]: team.value,
  }
  const count = seatCount(game, scenario.value, options)
  const start = async (): Promise<void> => {
    refusal.value = await begin({
      game,
      scenario: scenario.value,
      options,
      seats: seats.value.slice(0, count),
    })
  }
  return (
    <div class="frc-own">
      <p class="frc-text">{words.teamText}</p>
      <Choices
        legend={<h2>{voice.option(PLAYERS).title}</h2>}
        value={team.value}
        onChange={(value) => (team.value = value)}
        choices={teams.map((value) => ({
          value,
          label: voice.option(PLAYERS).values[value] ?? value,
        }))}
      />
      <Select
        label={words.teamBattle}
        value={scenario.value}
        onChange={(value) => (scenario.value = value)}
        choices={[
          { value: FREE_BATTLE, label: words.teamFree },
          ...battles.map(({ id }) => ({ value: id, label: voice.scenario(id).title })),
        ]}
      />
      <div class="frc-seats">
        {Array.from({ length: count }, (_, seat) => {
          const side = seatSide(game, seat, scenario.value, options)
          const called = `${sentence(whoWords().nth[seat]!)}, ${voice.side(side ?? '')}`
          return (
            <div key={seat}>
              <Chip look={sideLook('frontline', side ?? '')}>{called}</Chip>
              <Select
                label={<span class="sr-only">{called}</span>}
                value={seats.value[seat]!}
                onChange={(value) =>
                  (seats.value = seats.value.map((other, at) => (at === seat ? value : other)))
                }
                choices={[HUMAN, ...quickly].map((name) => ({
                  value: name,
                  label: sayIfKnown(`player.${name}`) ?? name,
                }))}
              />
            </div>
          )
        })}
      </div>
      {isFree && (
        <OptionChoices game={game} options={plan.options} shown={freeOptions} heading="h2" />
      )}
      <HouseRules game={game} options={plan.options} />
      {refusal.value !== '' && (
        <Notice kind="bad">
          {words.refused} <small>{refusal.value}</small>
        </Notice>
      )}
      <div class="frc-slots">
        <Button look="primary" size="big" icon="play" data-part="play" onClick={() => void start()}>
          {isFree ? words.playFree : words.playIt(voice.scenario(scenario.value).title)}
        </Button>
      </div>
    </div>
  )
}
