import { offeredIn } from '@estafette/bots/ladder'
import { quickNames } from '@estafette/bots/names'
import type { Game } from '@estafette/kernel'
import { useSignal, type Signal } from '@preact/signals'
import { RuleLink } from '../../../panels/rule-link.tsx'
import { Button, ButtonLink } from '../../../shell/button.tsx'
import { Choices, Select } from '../../../shell/fields.tsx'
import { Notice } from '../../../shell/notice.tsx'
import { taught } from '../../../games/index.ts'
import { begin, changedOptions, type Beginning, type Options } from '../begin.ts'
import { playerText, playerTitle } from '../opponents.ts'
import { OptionChoices } from '../options.tsx'
import { agreed, AUTOMAT, houseRules, sitters, STRENGTH } from './sitting.ts'
import { choosingWords, sittings, type BattleSitting } from './words.ts'

/** What the person chose last on this page; it stays while the page does. */
export interface ChosenPlay {
  readonly options: Signal<Options>
  readonly sitting: Signal<BattleSitting>
  readonly computer: Signal<string>
}

/** A plan as the page begins with it. */
export function usePlan(): ChosenPlay {
  return {
    options: useSignal<Options>({}),
    sitting: useSignal<BattleSitting>('allies'),
    computer: useSignal(quickNames.at(-1)!),
  }
}

interface Props {
  readonly game: Game
  readonly plan: ChosenPlay
  readonly scenario: string
  readonly title: string // of the battle, on the button
  readonly isFree?: boolean
  readonly isFirst?: boolean // the lesson is offered beside it
  readonly seated?: readonly string[] // who plays, where that is settled
  readonly carried?: Beginning['pack'] // from the battles of a campaign before this one
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
  const players = seated ?? sitters(sitting.value, computer.value)
  const start = async (): Promise<void> => {
    refusal.value = await begin({
      game,
      scenario,
      ...agreed(options.value, players, isFree),
      ...(carried !== undefined && { pack: carried }),
      ...(begun && { begun }),
    })
  }
  return (
    <div class="frc-play">
      {!seated && <SittersText plan={plan} />}
      {isFree && players.includes(AUTOMAT) && (
        <OptionChoices game={game} options={options} shown={[STRENGTH]} heading="h3" />
      )}
      <HouseRules game={game} options={options} />
      {refusal.value !== '' && (
        <Notice kind="bad">
          {words.refused} <small>{refusal.value}</small>
        </Notice>
      )}
      <div class="frc-begin" data-part="who">
        {!seated && <Sitters plan={plan} />}
        <div class="frc-slots">
          <Button
            look="primary"
            size="big"
            icon="play"
            data-part="play"
            onClick={() => void start()}
          >
            {isFree ? words.playFree : words.playIt(title)}
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
    </div>
  )
}

/** Who sits on which side, and which computer plays: in sight beside the press that begins. */
function Sitters({ plan: { sitting, computer } }: { readonly plan: ChosenPlay }) {
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
      {sitting.value !== 'table' && (
        <Select
          label={words.opponent}
          value={opponentOf({ sitting, computer })}
          onChange={(value) => (computer.value = value)}
          choices={opponentsFor(sitting.value).map((name) => ({
            value: name,
            label: opponentName(name),
          }))}
        />
      )}
    </>
  )
}

/** What that means. */
function SittersText({ plan }: { readonly plan: ChosenPlay }) {
  const words = choosingWords()
  const { sitting } = plan
  const now = opponentOf(plan)
  return (
    <>
      <p class="frc-play-text">{words.sittingText[sitting.value]}</p>
      {sitting.value !== 'table' && (
        <p class="frc-play-text">
          {now === AUTOMAT ? (
            <>
              {words.automatText} <RuleLink game="frontline" rule="FRL-SOLO-4" />
            </>
          ) : (
            playerText('frontline', now)
          )}
        </p>
      )}
    </>
  )
}

/** Computers that can be had, and the Automat, which has one opponent. FRL-SOLO-1 */
function opponentsFor(sitting: BattleSitting): readonly string[] {
  const offered = offeredIn('frontline')
  return sitting === 'watch' ? offered : [...offered, AUTOMAT]
}

function opponentOf({ sitting, computer }: Pick<ChosenPlay, 'sitting' | 'computer'>): string {
  const names = opponentsFor(sitting.value)
  return names.includes(computer.value) ? computer.value : names.at(-1)!
}

function opponentName(name: string): string {
  return name === AUTOMAT ? choosingWords().automat : playerTitle(name)
}

/** Rules that can be agreed on, folded away. */
export function HouseRules(props: { readonly game: Game; readonly options: Signal<Options> }) {
  const { game, options } = props
  const words = choosingWords()
  const shown = houseRules(game)
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
      <OptionChoices game={game} options={options} shown={shown} heading="h4" />
    </details>
  )
}
