import type { Ending, Language, Outlook, Score } from '@estafette/kernel'
import { typeset } from '@estafette/words'
import type { Block, GameBoard, BoardScene } from './boards/board.ts'
import { sideIn } from './boards/board.ts'
import { hangBy, wrap } from './columns.ts'
import { widthIn, type Context } from './command.ts'

const INDENT = 4 // of what goes on below the head of a line
const MOST_PLACES = 12 // listed behind what they are about

/** What a board says, with the spaces of its language: rows are put together with semicolons. */
export function setText(text: string, language: Language): string {
  return typeset(language === 'fr' ? text.replace(/(?<=\S);/g, ' ;') : text, language)
}

/** The turn, who leads, what is left, in a line or two. */
export function statusText(context: Context, board: GameBoard, scene: BoardScene): string {
  const said = board.status(scene).map((one) => setText(one, scene.language))
  return said.length === 0 ? '' : `${wrap(said.join(' · '), widthIn(context))}\n`
}

/** Blocks of a board under their titles; what is empty is left out. */
export function blocksText(context: Context, scene: BoardScene, blocks: readonly Block[]): string {
  const { bold } = context.paint
  const width = widthIn(context)
  return blocks
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => {
      const lines = rows.map(({ head, text }) =>
        hangBy(INDENT, `  ${bold(head)}  `, setText(text, scene.language), width),
      )
      return [bold(title), ...lines, ''].join('\n')
    })
    .join('\n')
}

/** A position as the person at the screen knows it. */
export function boardText(context: Context, board: GameBoard, scene: BoardScene): string {
  const text = blocksText(context, scene, board.board(scene))
  const isStarred = text.includes('*')
  return [
    context.paint.bold(scene.voice.title),
    statusText(context, board, scene),
    text,
    isStarred ? `${context.paint.dim(context.texts.sitting.board.star)}\n` : '',
  ]
    .filter((part) => part !== '')
    .join('\n')
}

/** Places by their names, the first of them where there are many. */
function placesText(
  context: Context,
  board: GameBoard,
  scene: BoardScene,
  places: readonly number[],
) {
  const names = [...new Set(places)].map((place) => scene.voice.thing(board.place, place))
  const left = names.length - MOST_PLACES
  const listed = left > 1 ? names.slice(0, MOST_PLACES) : names
  return [...listed, ...(left > 1 ? [context.texts.sitting.goals.more(left)] : [])].join(', ')
}

/** How the game can end, what counts, what would, and what is in danger. */
export function goalsText(context: Context, board: GameBoard, scene: BoardScene): string {
  const texts = context.texts.sitting.goals
  const outlook = board.outlook(scene.known)
  if (!outlook) {
    return `${scene.game.outcome(scene.known) ? texts.over : texts.none}\n`
  }
  const lines = goalLines(context, board, scene, outlook)
  return lines
    .filter(({ said }) => said.length > 0)
    .map(({ title, said }) => {
      const rows = said.map((one) =>
        hangBy(INDENT, '  ', setText(one, scene.language), widthIn(context)),
      )
      return [context.paint.bold(title), ...rows, ''].join('\n')
    })
    .join('\n')
}

function goalLines(context: Context, board: GameBoard, scene: BoardScene, outlook: Outlook) {
  const texts = context.texts.sitting.goals
  const behind = (text: string, places: readonly number[]): string =>
    places.length === 0 ? text : `${text} (${placesText(context, board, scene, places)})`
  const scored = (say: typeof texts.points, what: string, { side, points }: Score): string =>
    say(sideIn(scene, side), board.points(points), what)
  return [
    {
      title: texts.endings,
      said: outlook.endings.map((one) => endingText(context, board, scene, one)),
    },
    {
      title: texts.scores,
      said: outlook.scores.map((one) =>
        behind(scored(texts.points, board.score(scene, one), one), one.places),
      ),
    },
    {
      title: texts.next,
      said: outlook.next.map((one) =>
        behind(scored(texts.plus, board.next(scene, one), one), one.places),
      ),
    },
    {
      title: texts.risks,
      said: outlook.risks.map(({ place, side, kind }) => {
        const why = kind === 'contested' ? texts.contested : texts.threatened
        return `${scene.voice.thing(board.place, place)}, ${sideIn(scene, side)}, ${why}`
      }),
    },
  ]
}

function endingText(context: Context, board: GameBoard, scene: BoardScene, ending: Ending): string {
  const texts = context.texts.sitting.goals
  const said = board.ending(scene, ending)
  if (ending.chance <= 0) return said
  if (ending.chance >= 1) return `${said} ${texts.sure}`
  const percent = new Intl.NumberFormat(context.texts.locale, {
    style: 'percent',
    maximumFractionDigits: 0,
  })
  return `${said} ${texts.chance(percent.format(ending.chance))}`
}
