import { lookOf, sideClass } from '../screen/screen.ts'
import { Button, ButtonLink } from '../shell/button.tsx'
import { Chip } from '../shell/chip.tsx'
import type { Route } from '../shell/route.ts'
import { signedText } from '../story/numbers.ts'
import { tallyOf } from '../story/summary.ts'
import type { ReplayView } from './viewing.ts'
import { replayWords } from './words.ts'

/** Fights won so far against what was due. */
export function Luck({ viewing: { film, model, story } }: { readonly viewing: ReplayView }) {
  const tale = film.tale.value
  const { game } = model.session
  if (!story || !tale || film.reel.length === 0) return null
  const text = replayWords()
  const luck = game.sides.map((_, side) => {
    const { won, expected } = tallyOf(tale, side, film.reel.at.value)
    return won - expected
  })
  const widest = Math.max(2, ...luck.map(Math.abs))
  return (
    <section class="replay-luck" aria-label={text.luck} data-part="luck">
      <p class="line">
        <b>{text.luck}</b> <span class="quiet">{text.luckNote}</span>
      </p>
      {luck.map((value, side) => (
        <div key={side} class={`line ${sideClass(game.id, side)}`}>
          <Chip look={lookOf(game.id, side)}>{story.words().side[side]}</Chip>
          <span class="replay-offset" aria-hidden="true">
            <i
              style={{
                width: `${(Math.abs(value) / widest) * 48}%`,
                [value < 0 ? 'right' : 'left']: '50%',
              }}
            />
          </span>
          <b>{signedText(value)}</b>
        </div>
      ))}
    </section>
  )
}

/** What can be done at the moment that is shown. */
export function Acts(props: {
  readonly playOn: object // what its button does
  readonly link: object
  readonly result: Route | null
}) {
  const { playOn, link, result } = props
  const text = replayWords()
  return (
    <div class="replay-acts">
      <Button look="primary" icon="play" {...playOn}>
        {text.playOn}
      </Button>
      <Button icon="link" {...link}>
        {text.link}
      </Button>
      {result && <ButtonLink to={result}>{text.result}</ButtonLink>}
    </div>
  )
}
