// A workbench: the position a battle begins with, as wide as the window. Open it with vite at
// /src/pages/gallery/openings.html?arras; `npm run pictures` takes the pictures of lists from it.
import { render } from 'preact'
import { openingOf } from '../../games/opening.ts'
import { PositionArt } from '../../panels/position-art.tsx'
import { Grounds } from '../../pictures/patterns.tsx'
import '../../pictures/pictures.css'
import '../../style/index.css'
import './openings.css'

const WIDE = 900 // of the map that is shown

const box = document.getElementById('openings')!
const opening = await openingOf(location.search.slice(1))
if (!opening) throw new Error(`no battle ${location.search}`)
const high = (WIDE * innerHeight) / innerWidth
render(
  <>
    <Grounds />
    <PositionArt {...opening} wide={WIDE} high={high} scale={innerWidth / WIDE} />
  </>,
  box,
)
await document.fonts.ready
box.dataset['ready'] = ''
