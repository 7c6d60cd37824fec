import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { voiceOf } from '../i18n/voice.ts'
import { Button } from '../shell/button.tsx'
import { later } from '../shell/later.tsx'
import { Notice } from '../shell/notice.tsx'
import { Page } from '../shell/page.tsx'
import { useTurnSign } from '../shell/turn-sign.ts'
import { panelTabs, type TableState } from '../screen/table-state.ts'
import { followNotes } from '../session/notes.ts'
import { isToDecide } from '../session/watching.ts'
import type { Claim } from '../store/claim.ts'
import { HUMAN } from '../store/games.ts'
import { lastTab } from '../store/last-tab.ts'
import { watchPrivate } from '../store/private.ts'
import { settings } from '../store/settings.ts'
import { AlarmLine } from './end/alarm.tsx'
import { Announcer } from './speech/announcer.tsx'
import { TableBar } from './frame/bar.tsx'
import { DecisionCard } from './card/card.tsx'
import { recallAnswers } from './answers/kept.ts'
import { enemyTurn, isFollowed } from './other-turn/enemy-turn.ts'
import { useEscape } from './press/escape.ts'
import { FocusKeeper } from './speech/focus.tsx'
import { TableFrame } from './frame/frame.tsx'
import { useTableKeys } from './press/keys.ts'
import type { TableModel } from './model.ts'
import { TakeAway } from './end/outcome.tsx'
import type { PanelPart } from './frame/panel-part.ts'
import { revealed } from './rolls/reveal.ts'
import { SideSheet } from './frame/side-sheet.tsx'
import { Printed } from './print/printed.tsx'
import { unhurried } from './other-turn/unhurried.ts'
import { useWhere } from './press/where.ts'
import { words } from './words.ts'
import './table.css'

const EnemyCard = later(async () => (await import('./other-turn/enemy-card.tsx')).EnemyCard)
const Following = later(async () => (await import('./other-turn/enemy-card.tsx')).Following)
const SumCard = later(async () => (await import('./other-turn/sum-card.tsx')).SumCard)
const StepDock = later(async () => (await import('./other-turn/step-dock.tsx')).StepDock)
const HandOver = later(async () => (await import('./hand-over.tsx')).HandOver)
const Typed = later(async () => (await import('./typed/typed-view.tsx')).Typed)
const Sounds = later(async () => (await import('./sound/sounds.tsx')).Sounds)
const RevealCard = later(async () => (await import('./rolls/reveal-card.tsx')).RevealCard)

/** What a table far away has more than one in this page. */
export interface TableParts {
  readonly aside: ComponentChildren // in the top bar, instead of what can be taken away
  readonly above: ComponentChildren // over the map
  readonly beforePanel: ComponentChildren
  readonly tab: PanelPart
  readonly card: ComponentChildren // instead of the decision, null where there is one
  readonly isUrgent: boolean // that card comes before all that is shown
}

/** A table with everything on it and around it. */
export function AtTable(props: {
  readonly model: TableModel
  readonly claim: Claim
  readonly parts?: TableParts
}) {
  const { model, claim, parts } = props
  const { session } = model
  const { isTyping } = model.page
  const { game } = session
  const isElsewhere = claim.holder.value === 'elsewhere'
  const title = voiceOf(game).title
  useEffect(() => {
    const leave = followNotes(session)
    recallAnswers(session)
    const unwatch = watchPrivate(session.id)
    return () => {
      leave()
      unwatch()
    }
  }, [session])
  useTableKeys(model, !isElsewhere)
  useEscape(model, !isElsewhere && session.awaited.value < 0)
  useTurnSign(isMyTurn(model))
  useWhere(model.page)
  const beside = useMemo(() => unhurried(model), [model])
  useTab(model.page)
  const turn = enemyTurn(model)
  const opened = revealed(model)
  if (session.awaited.value >= 0) return <HandOver session={session} />
  const follows = turn !== null && isFollowed(turn)
  const card = parts?.isUrgent ? (
    parts.card
  ) : turn?.sum ? (
    <SumCard model={model} turn={turn} sum={turn.sum} meanwhile={null} />
  ) : turn && !follows ? (
    <EnemyCard model={model} turn={turn} meanwhile={<DecisionCard model={beside} />} />
  ) : opened ? (
    <RevealCard model={model} shown={opened} />
  ) : (
    (parts?.card ?? <DecisionCard model={beside} />)
  )
  return (
    <Page
      title={isMyTurn(model) ? words().yourTurn(title) : title}
      full
      aside={parts?.aside ?? <TakeAway model={model} />}
      bar={<TableBar model={model} />}
    >
      {isElsewhere && (
        <div class="table-banner">
          <Notice
            kind="warn"
            actions={
              <Button size="small" onClick={() => claim.takeOver()}>
                {words().takeOver}
              </Button>
            }
          >
            {words().elsewhere}
          </Notice>
        </div>
      )}
      <TableFrame
        model={model}
        beside={beside}
        label={title}
        inert={isElsewhere}
        above={
          <>
            <FocusKeeper />
            <AlarmLine model={model} />
            {parts?.above}
          </>
        }
        side={<SideSheet model={model} />}
        beforePanel={parts?.beforePanel}
        {...(parts && { tab: parts.tab })}
        card={card}
        {...(turn && model.inspected.value < 0 && { dock: <StepDock model={model} turn={turn} /> })}
      />
      {follows && !parts?.isUrgent && <Following turn={turn} meanwhile={null} />}
      {isTyping.value && <Typed model={model} close={() => (isTyping.value = false)} />}
      <Announcer model={model} />
      <Printed model={model} />
      {settings.value.sound && <Sounds model={model} />}
    </Page>
  )
}

/** The tab that is open stays open from table to table. */
function useTab({ tab }: TableState): void {
  useMemo(() => (tab.value = panelTabs.find((one) => one === lastTab.peek()) ?? 'log'), [tab])
  useEffect(() => void (lastTab.value = tab.value), [tab.value])
}

/** Whether others have played and now wait, perhaps behind another tab. */
function isMyTurn({ session, seat }: TableModel): boolean {
  return isToDecide(session, seat.value) && session.sitters.some((sitter) => sitter !== HUMAN)
}
