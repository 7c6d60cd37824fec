import { Die } from '../../dice/die.tsx'
import { RuleLink } from '../../panels/rule-link.tsx'
import { lookOf, sideClass } from '../../screen/screen.ts'
import { Button } from '../../shell/button.tsx'
import { Chip } from '../../shell/chip.tsx'
import { download } from '../../store/files.ts'
import { Fairness } from './fairness.tsx'
import type { Finished } from './finished.ts'
import { written } from './labels.ts'
import { chanceWords, dearestText, luckText, summaryText } from './phrases.ts'
import { numberText, signedText } from '../../story/numbers.ts'
import { luckOf, tallyOf, type Summary } from '../../story/summary.ts'
import { afterWords } from './words.ts'

const MOST_LABELS = 7 // of turns in a row that have room for a number with its sign
const MOST_TURNS = 20 // that have room for their own, and for a digit
const MOST_PAIRS = 12 // of turns that have room for a digit of each side

interface Props {
  readonly finished: Finished
  readonly summary: Summary
}

/** The sides in the order in which they are shown: that of the person first. */
export function shownSides({ table, own }: Finished): readonly number[] {
  const sides = table.game.sides.map((_, side) => side)
  return own > 0 ? [own, ...sides.filter((side) => side !== own)] : sides
}

/** What each turn cost both sides. */
export function Losses({ finished, summary }: Props) {
  const { story, screen } = finished
  const words = story.words()
  const sides = shownSides(finished)
  const most = Math.max(1, ...summary.turns.flatMap(({ lost }) => lost))
  const worst = summary.turns.map(({ lost }) => Math.max(...lost))
  const labelled = written(worst, Math.ceil(worst.length / MOST_TURNS))
  const isWide = worst.length <= MOST_PAIRS
  // Where there is no room for two numbers in a turn, the larger stands for both.
  const isTold = (lost: readonly number[], side: number, at: number): boolean =>
    lost[side]! > 0 && (isWide || (labelled.has(at) && side === lost.indexOf(worst[at]!)))
  const total = (side: number): number =>
    summary.turns.reduce((sum, { lost }) => sum + lost[side]!, 0)
  return (
    <section class="after-losses" aria-labelledby="after-losses">
      <h2 id="after-losses">{words.losses}</h2>
      <p class="after-key flow">
        {sides.map((side) => (
          <span key={side} class={sideClass(screen.game.id, side)}>
            <i class="after-swatch" /> {words.side[side]} <b>{total(side)}</b>
          </span>
        ))}
      </p>
      <ol class="after-bars">
        {summary.turns.map(({ turn, lost }, at) => (
          <li key={turn}>
            <span class="sr-only">
              {sides.map((side) => `${words.side[side]} ${lost[side]}`).join(', ')}
            </span>
            <div class="after-pair" aria-hidden="true">
              {sides.map((side) => (
                <span key={side} class={sideClass(screen.game.id, side)}>
                  {isTold(lost, side, at) && <b>{lost[side]}</b>}
                  <i style={{ height: `${(lost[side]! / most) * 5.5}rem` }} />
                </span>
              ))}
            </div>
            <small>{turnLabel(words.turn(turn), at, summary.turns.length)}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The number of a turn under its bar: of many turns some have one. */
function turnLabel(text: string, at: number, count: number): string {
  return at % Math.ceil(count / MOST_TURNS) === 0 ? text : '\u00A0'
}

/** What did not come back. */
export function StillOut({ finished, summary }: Props) {
  const { story, table } = finished
  const words = story.words()
  const hasReturned = summary.back.some((count) => count > 0)
  return (
    <section class="after-out" aria-labelledby="after-out">
      <h2 id="after-out">{words.out ?? afterWords().stillOut}</h2>
      <p class="after-count">
        {shownSides(finished).map((side) => (
          <span key={side}>
            <b>{summary.out[side]}</b> {words.side[side]}
          </span>
        ))}
      </p>
      {hasReturned && (
        <p class="note">
          {words.back(summary.back)} <RuleLink game={table.game.id} rule={story.backRule} />
        </p>
      )}
      <p>{dearestText(finished, summary)}</p>
      <p>
        <Button
          icon="file"
          size="small"
          onClick={() => download(`${finished.id}.summary.txt`, summaryText(finished, summary))}
        >
          {afterWords().asText}
        </Button>
      </p>
    </section>
  )
}

/** Fights won against what was due, and what luck was worth. */
export function Luck({ finished, summary }: Props) {
  const { story, screen, own } = finished
  const words = story.words()
  const text = afterWords()
  const sides = shownSides(finished)
  const tallies = sides.map((side) => ({ side, ...tallyOf(summary, side) }))
  const widest = Math.max(2, ...tallies.map(({ won, expected }) => Math.abs(won - expected)))
  const [verdict, worth] = luckText(finished, summary)
  const seen = own < 0 ? sides[0]! : own
  const byTurn = summary.turns.map(({ turn }) => ({ turn, luck: luckOf(summary, seen, turn) }))
  const most = Math.max(1, ...byTurn.map(({ luck }) => Math.abs(luck)))
  const labelled = written(
    byTurn.map(({ luck }) => luck),
    Math.ceil(byTurn.length / MOST_LABELS),
  )
  return (
    <section class="after-luck" aria-labelledby="after-luck">
      <h2 id="after-luck">{chanceWords(finished).title}</h2>
      {tallies.map(({ side, fights, won, expected }) => (
        <div key={side} class={`after-tally ${sideClass(screen.game.id, side)}`}>
          <Chip look={lookOf(screen.game.id, side)}>{words.side[side]}</Chip>
          <p>
            {fights === 0 ? (
              text.noFights
            ) : (
              <>
                <b>{text.of(won, fights)}</b> {words.won(numberText(expected, 1))}
              </>
            )}
          </p>
          <Offset value={(won - expected) / widest} />
          <strong class={toneOf(won - expected)}>{signedText(won - expected)}</strong>
        </div>
      ))}
      <p class="after-verdict">
        <b>{verdict}</b> {worth}
      </p>
      <h3>
        {words.luck} <small>{words.side[seen]}</small>
      </h3>
      <ol class="after-bars is-luck">
        {byTurn.map(({ turn, luck }, at) => (
          <li key={turn}>
            {!labelled.has(at) && <span class="sr-only">{signedText(luck)}</span>}
            <span class={`after-swing ${sideClass(screen.game.id, luck < 0 ? 1 - seen : seen)}`}>
              {labelled.has(at) && (
                <b style={{ [luck < 0 ? 'top' : 'bottom']: `${half(luck / most)}rem` }}>
                  {signedText(luck)}
                </b>
              )}
              <i
                style={{
                  [luck < 0 ? 'top' : 'bottom']: '50%',
                  height: `${Math.abs(luck / most) * 1.2}rem`,
                }}
              />
            </span>
            <small>{turnLabel(words.turn(turn), at, summary.turns.length)}</small>
          </li>
        ))}
      </ol>
      <details class="note">
        <summary>{words.luckNote}</summary>
        {words.counting}
      </details>
    </section>
  )
}

/** Where the number stands beyond the end of its bar. */
function half(share: number): number {
  return 2.4 + Math.abs(share) * 1.2 + 0.05
}

function toneOf(value: number): string {
  const rounded = Math.round(value * 10)
  return rounded < 0 ? 'bad' : rounded > 0 ? 'good' : ''
}

/** A bar from the middle, where all would be as expected. */
function Offset({ value }: { readonly value: number }) {
  const wide = `${Math.min(1, Math.abs(value)) * 46}%`
  return (
    <span class="after-offset" aria-hidden="true">
      <i style={{ width: wide, [value < 0 ? 'right' : 'left']: '50%' }} />
    </span>
  )
}

/** How often each face fell, against how often it should; nothing where no dice are thrown. */
export function EveryDie({ finished, summary }: Props) {
  const { story, screen } = finished
  if (!story.die) return null
  const { sides: faces, first } = story.die
  const text = afterWords()
  const fair = first + (faces - 1) / 2
  const most = Math.max(1, ...summary.dice.flat())
  return (
    <section class="after-dice" aria-labelledby="after-dice">
      <h2 id="after-dice">{chanceWords(finished).every}</h2>
      <div class="after-sides">
        {shownSides(finished).map((side) => {
          const counts = summary.dice[side]!
          const all = counts.reduce((sum, count) => sum + count, 0)
          const sum = counts.reduce((total, count, face) => total + count * (face + first), 0)
          return (
            <div key={side} class={sideClass(screen.game.id, side)}>
              <p>
                {all > 0 && <b>{numberText(sum / all, 2)}</b>}{' '}
                {all > 0 ? text.aDie(all) : text.noDice}
                <span class="sr-only">, {story.words().side[side]}</span>
              </p>
              <ol class="after-faces" style={{ '--even': `${(all / faces / most) * 3}rem` }}>
                {counts.map((count, face) => (
                  <li key={face}>
                    <span class="sr-only">{text.faceSpoken(face + first, count)}</span>
                    <i style={{ height: `${(count / most) * 3}rem` }} data-tip={String(count)} />
                    <span aria-hidden="true">
                      <Die
                        face={first === 0 && face === 0 ? 10 : face + first}
                        look={lookOf(screen.game.id, side)}
                        sides={faces === 10 ? 10 : 6}
                        size={faces === 10 ? 15 : 17}
                      />
                    </span>
                  </li>
                ))}
              </ol>
            </div>
          )
        })}
      </div>
      <p class="note">
        {text.even(numberText(fair, 2))} <Fairness finished={finished} />
      </p>
    </section>
  )
}
