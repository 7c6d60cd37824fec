import { batch, effect, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { quickNames } from '@estafette/bots/names'
import { failure, success, type Result } from '@estafette/kernel'
import { fetchGame } from '@estafette/registry/shelf'
import { loadLesson, loadScreen } from '../games/index.ts'
import { say } from '../i18n/index.ts'
import { placeOf } from '../i18n/places.ts'
import { ButtonLink } from '../shell/button.tsx'
import { navigate } from '../shell/navigation.ts'
import { post } from '../shell/notice.tsx'
import { Page } from '../shell/page.tsx'
import { tellFailure, tellIfUnsaved } from '../shell/trouble.ts'
import { beginFromRecord } from '../store/begin.ts'
import { HUMAN } from '../store/games.ts'
import { pace } from '../store/settings.ts'
import { AlarmLine } from '../table/end/alarm.tsx'
import { TableBar } from '../table/frame/bar.tsx'
import { DecisionCard, isListOpen, openList } from '../table/card/card.tsx'
import { useEscape } from '../table/press/escape.ts'
import { TableFrame } from '../table/frame/frame.tsx'
import { makeModel, type TableModel } from '../table/model.ts'
import { Announcer } from '../table/speech/announcer.tsx'
import { Coach } from './coach.tsx'
import { parts, type PagePart } from '../screen/lesson.ts'
import { cueKept, forgetCues, keepCue } from './progress.ts'
import { openRunner, type Runner } from './runner.ts'
import { restoreHand, setStage, sightOf } from './stage.ts'
import { learnWords } from './words.ts'
import '../table/table.css'
import './learn.css'

const PAUSE = 900 // milliseconds before each act of the opponent at normal speed

interface Taught {
  readonly runner: Runner
  readonly model: TableModel
}

/** The guided first game. */
export function LearnPage({ game }: { readonly game: string }) {
  const taught = useSignal<Result<Taught> | null>(null)
  useEffect(() => {
    let isGone = false
    let stop = (): void => {}
    const begin = async (): Promise<void> => {
      const result = await open(game)
      if (isGone) return
      taught.value = result
      if (result.ok) stop = follow(result.value)
    }
    void begin()
    return () => {
      isGone = true
      stop()
    }
  }, [game])
  const result = taught.value
  const title = learnWords().title(placeOf(game))
  if (!result) return <Page title={title} busy />
  if (!result.ok) return <NoLesson game={game} title={title} />
  return <Teaching {...result.value} title={title} />
}

async function open(id: string): Promise<Result<Taught>> {
  const [game, lesson, screen] = await Promise.all([fetchGame(id), loadLesson(id), loadScreen(id)])
  if (!game || !lesson || !screen) return failure(`there is no lesson for ${id}`)
  const from = cueKept(id)
  const runner = openRunner(game, lesson, {
    ...(from === undefined ? {} : { from }),
    pace: () => PAUSE * pace.value,
    moved: (cue) => keepCue(id, cue.id),
  })
  if (!runner.ok) return runner
  const model = makeModel(runner.value.session, screen)
  model.page.tab.value = 'log'
  openList(model.page, false)
  return success({ runner: runner.value, model })
}

/** Sets the stage of every cue and watches what the learner looks at. */
function follow({ runner, model }: Taught): () => void {
  const { tab } = model.page
  let entered = -1
  let staged = -1
  const look = (): void => {
    const { stage = {}, until } = runner.cue()
    const isFresh = runner.entered.value !== entered
    const isNew = isFresh || runner.at.value !== staged
    entered = runner.entered.value
    staged = runner.at.value
    batch(() => {
      if (isNew) setStage(model, stage, isFresh)
      else restoreHand(model, stage)
      // A tab that is to be opened must not be open already.
      if (isFresh && 'press' in until && until.press === tab.value) tab.value = 'units'
    })
    runner.see(sightOf(model))
    if (isPart(tab.value)) runner.press(tab.value)
    if (isListOpen(model.page)) runner.press('list')
  }
  const stop = effect(() => {
    void [runner.at.value, runner.entered.value, tab.value, isListOpen(model.page), sightOf(model)]
    queueMicrotask(look) // not within the effect: a stage reads what it changes
  })
  return () => {
    stop()
    runner.close()
  }
}

function isPart(name: string): name is PagePart {
  return (parts as readonly string[]).includes(name)
}

function Teaching({ runner, model, title }: Taught & { readonly title: string }) {
  const pressed = ({ target }: Event): void => {
    const part = target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null
    const name = part?.dataset['part'] ?? ''
    if (isPart(name)) runner.press(name)
  }
  useEscape(model)
  useEffect(() => {
    document.addEventListener('click', pressed)
    return () => document.removeEventListener('click', pressed)
  }, [runner])
  return (
    <Page title={title} full bar={<TableBar model={model} />}>
      <Coach
        runner={runner}
        model={model}
        playOn={() => void playOn(runner)}
        leave={() => {
          post({ kind: 'info', text: () => learnWords().left })
          navigate({ page: 'landing' })
        }}
      />
      <TableFrame
        model={model}
        label={title}
        class="is-taught"
        above={<AlarmLine model={model} />}
        card={<DecisionCard model={model} />}
      />
      <Announcer model={model} />
    </Page>
  )
}

/** Goes on with this very game, the computer in the opponent's place; with another where it is over. */
async function playOn({ lesson, session }: Runner): Promise<void> {
  if (session.outcome()) {
    forgetCues(lesson.game)
    navigate({ page: 'new', game: lesson.game })
    return
  }
  const computer = quickNames.at(-1) ?? HUMAN
  const seats = session.sitters.map((_, seat) => (seat === lesson.seat ? HUMAN : computer))
  const begun = await beginFromRecord(await session.record(), seats)
  if (!begun.ok) return tellFailure(begun)
  forgetCues(lesson.game)
  tellIfUnsaved(begun.value.kept)
  navigate({ page: 'table', id: begun.value.note.id })
}

function NoLesson({ game, title }: { readonly game: string; readonly title: string }) {
  return (
    <Page title={title}>
      <div class="column">
        <h1>{title}</h1>
        <p class="lead">{learnWords().none}</p>
        <p class="row">
          <ButtonLink look="primary" to={{ page: 'rules', game }}>
            {say('landing.rules')}
          </ButtonLink>
          <ButtonLink to={{ page: 'new', game }}>{say('landing.setUp')}</ButtonLink>
        </p>
      </div>
    </Page>
  )
}
