import { quickNames } from '@estafette/bots/names'
import type { Game } from '@estafette/kernel'
import { useSignal, type Signal } from '@preact/signals'
import { sayIfKnown } from '../../../i18n/index.ts'
import { voiceOf } from '../../../i18n/voice.ts'
import { RuleLink } from '../../../panels/rule-link.tsx'
import { Button, ButtonLink } from '../../../shell/button.tsx'
import { Choices, Select } from '../../../shell/fields.tsx'
import { Notice } from '../../../shell/notice.tsx'
import { taught } from '../../../learn/lessons.ts'
import {
  begin,
  changedOptions,
  freeOptions,
  PLAYERS,
  sitters,
  type Beginning,
  type Options,
} from './begin.ts'
import { choosingWords, sittings, type Sitting } from './words.ts'

/** What the person chose last on this page; it stays while the page does. */
export interface Plan {
  readonly options: Signal<Options>
  readonly sitting: Signal<Sitting>
  readonly computer: Signal<string>
}

/** A plan as the page begins with it. */
export function usePlan(): Plan {
  return {
    options: useSignal<Options>({}),
    sitting: useSignal<Sitting>('allies'),
    computer: useSignal(quickNames.at(-1)!),
  }
}

interface Props {
  readonly game: Game
  readonly plan: Plan
  readonly scenario: string
  readonly title: string // of the battle, on the button
  readonly isFree?: boolean
  readonly isFirst?: boolean // the lesson is offered beside it
  readonly seated?: readonly string[] // who plays, where that is settled
  readonly carried?: Beginning['carried']
  readonly begun?: Beginning['begun']
}

/** Who plays, by which house rules, and the press that begins. */
export function Play(props: Props) {
  const {
    game,
    plan,
    scenario,
    title,
    isFree = false,
    isFirst = false,
    seated,
    carried,
    begun,
  } = props
  const words = choosingWords()
  const refusal = useSignal('')
  const { options, sitting, computer } = plan
  const start = async (): Promise<void> => {
    const kept = Object.fromEntries(
      Object.entries(options.value).filter(
        ([id]) => id !== PLAYERS && (isFree || !freeOptions.has(id)),
      ),
    )
    refusal.value = await begin({
      game,
      scenario,
      options: kept,
      seats: seated ?? sitters(sitting.value, computer.value),
      ...(carried && { carried }),
      ...(begun && { begun }),
    })
  }
  return (
    <div class="frc-play">
      {!seated && <Sitters plan={plan} />}
      <HouseRules
        game={game}
        options={options}
        shown={game.options.flatMap(({ id }) =>
          id === PLAYERS || freeOptions.has(id) ? [] : [id],
        )}
      />
      {refusal.value !== '' && (
        <Notice kind="bad">
          {words.refused} <small>{refusal.value}</small>
        </Notice>
      )}
      <div class="frc-slots">
        <Button look="primary" size="big" icon="play" data-part="play" onClick={() => void start()}>
          {words.playIt(title)}
        </Button>
        {isFirst && taught.includes(game.id) && (
          <ButtonLink icon="learn" to={{ page: 'learn', game: game.id }}>
            {words.learn}
          </ButtonLink>
        )}
        <ButtonLink icon="book" to={{ page: 'rules', game: game.id }}>
          {words.rules}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Who sits on which side, and which computer plays. */
function Sitters({ plan: { sitting, computer } }: { readonly plan: Plan }) {
  const words = choosingWords()
  return (
    <>
      <Choices
        legend={<h3>{words.play}</h3>}
        look="segments"
        value={sitting.value}
        onChange={(value) => (sitting.value = value)}
        choices={sittings.map((value) => ({ value, label: words.sitting[value] }))}
      />
      <p class="frc-play-text">{words.sittingText[sitting.value]}</p>
      {sitting.value !== 'table' && <Opponent computer={computer} />}
    </>
  )
}

/** Which computer plays. */
export function Opponent({ computer }: { readonly computer: Signal<string> }) {
  return (
    <Select
      label={choosingWords().opponent}
      value={computer.value}
      onChange={(value) => (computer.value = value)}
      choices={quickNames.map((name) => ({
        value: name,
        label: sayIfKnown(`player.${name}`) ?? name,
      }))}
    />
  )
}

interface HouseProps {
  readonly game: Game
  readonly options: Signal<Options>
  readonly shown: readonly string[] // ids
}

/** Rules that can be agreed on, folded away. */
export function HouseRules({ game, options, shown }: HouseProps) {
  const words = choosingWords()
  const changed = Object.keys(changedOptions(game, options.value)).filter((id) =>
    shown.includes(id),
  ).length
  return (
    <details class="frc-house">
      <summary>
        {words.houseRules}
        {changed > 0 && <small>{words.changed(changed)}</small>}
      </summary>
      <p class="note">{words.houseText}</p>
      <OptionChoices game={game} options={options} shown={shown} />
    </details>
  )
}

/** Some options of the game, each with its rule. */
export function OptionChoices({ game, options, shown }: HouseProps) {
  const voice = voiceOf(game)
  return (
    <>
      {game.options
        .filter(({ id }) => shown.includes(id))
        .map(({ id, values, rule }) => {
          const said = voice.option(id)
          return (
            <Choices
              key={id}
              legend={<h4>{said.title}</h4>}
              text={
                <>
                  {said.text} <RuleLink game={game.id} rule={rule} />
                </>
              }
              value={options.value[id] ?? values[0]!}
              onChange={(value) => (options.value = { ...options.value, [id]: value })}
              choices={values.map((value) => ({ value, label: said.values[value] ?? value }))}
            />
          )
        })}
    </>
  )
}
