import type { BlitzState, Board } from '@estafette/blitzkrieg/screen'
import { signal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { drawn } from '../../../shell/trusted.ts'
import { Hits } from '../../map/hits.tsx'
import { SCALE } from './grid.ts'
import type { BattlePrint } from './print.ts'
import { Markers } from './markers.tsx'
import './styles.ts'

/** The printed map of a battle, what lies on it and follows the state, and the names above. */
export function makeMapArt({ night }: Board, print: BattlePrint) {
  const isNight = signal(false) // what is printed follows the state in this alone
  const classes = () => `printed-map blitz-map is-${print.look}${isNight.value ? ' is-night' : ''}`
  const scale = `scale(${SCALE})`
  // Made once: markup that is handed in anew would be read anew.
  const [defs, ground, names] = [print.drawing.defs, print.ground, print.drawing.names].map(
    (markup) => ({ __html: drawn(markup) }),
  ) as [Markup, Markup, Markup]

  /** The printed map. */
  function Art() {
    return (
      <>
        <defs class={classes()} dangerouslySetInnerHTML={defs} />
        <g class={classes()} transform={scale} dangerouslySetInnerHTML={ground} />
      </>
    )
  }

  /** What lies on the map and follows the game, and what the pointer hits. */
  function Over({ state }: { readonly state: BlitzState }) {
    const isDark = night[state.turn] === 1
    useLayoutEffect(() => {
      isNight.value = isDark
    }, [isDark])
    return (
      <>
        <Markers s={state} print={print} />
        <Hits shapes={print.shapes} />
      </>
    )
  }

  /** Names, above all marks. */
  function Names() {
    return <g class={`${classes()} names`} transform={scale} dangerouslySetInnerHTML={names} />
  }

  return { Art, Over, Names }
}

interface Markup {
  readonly __html: string
}
