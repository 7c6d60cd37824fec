import { targetsOf, type Seeing } from '../../map-view/feed.ts'
import { pace, settings } from '../../store/settings.ts'
import type { TableModel } from '../model.ts'
import { setUpOf } from '../set-up/door.ts'
import type { Aims } from './aims.ts'
import { isSummedUp, lineToShow, placesToFollow } from './turn-camera.tsx'

const MOST_ENDS = 8 // answers of a question that are all brought into sight

/** Places to be seen now: what others do, what somebody asked for, else what is in hand or asked. */
export function sightAt(model: TableModel, aims: Aims): Seeing {
  const { selection, able, focus, isLeft } = model
  const { intended, aim, attacked } = aims
  const line = lineToShow(model)
  if (line.length > 0) return { must: line, wish: line, zooms: false, isAsked: true }
  const isFollowed = settings.value.follow && (pace.value > 0 || isSummedUp(model))
  const followed = isFollowed ? placesToFollow(model) : []
  if (followed.length > 0) return { must: followed, wish: followed, zooms: false, isAsked: false }
  const lit = model.page.lit.value
  if (lit.length > 0) return { must: lit, wish: lit, zooms: true, isAsked: true }
  const setUp = setUpOf(model)
  if (setUp && !model.byKeyboard.value) {
    const { places } = setUp.zone(model)
    return { must: setUp.best(model), wish: places, zooms: true, isAsked: false, isZone: true }
  }
  const from = selection.value?.place ?? -1 // a unit that is about to enter is nowhere yet
  const chosen = from >= 0 ? [from] : []
  const isKeyed = model.byKeyboard.value && focus.value >= 0 && !isLeft.value
  const keyed = isKeyed ? [focus.value] : []
  const plan = intended.value ?? aim.value
  const ends = plan ? [...(intended.value ? chosen : aims.fromOf(plan)), ...targetsOf(plan)] : []
  const asked = aims.planning() || able.value.length > MOST_ENDS ? [] : able.value
  const must = [...(ends.length > 0 ? ends : chosen.length > 0 ? chosen : asked), ...keyed]
  const isApart = keyed.length > 0 && !ends.includes(keyed[0]!) // the keyboard looks elsewhere
  return {
    must: isApart ? keyed : must,
    wish: ends.length > 0 ? must : [...must, ...attacked.value],
    zooms: ends.length > 0 || asked.length > 0,
    isAsked: keyed.length > 0,
  }
}
