import { drawCompass, drawScale } from '../../../map/draw/cartouche.ts'
import { drawFrame } from '../../../map/draw/frame.ts'
import { drawRelief, drawStain, grainPattern, SNOW } from '../../../map/draw/relief.ts'
import { SHEET, SURFACE } from '../grid.ts'
import { LAYERS, type LayerName, type MapLayers } from '../layers.ts'
import { drawEntries } from './entries.ts'
import { drawGrid } from './grid-lines.ts'
import { drawBroken, drawSnow } from './ground.ts'
import { drawHachures } from './hachures.ts'
import { heightField } from './height.ts'
import { drawKey } from './key.ts'
import { drawMeuseCoins } from './meuse-coins.ts'
import { drawNames } from './names.ts'
import { drawRearAreas } from './rear-areas.ts'
import { drawRoads } from './draw-roads.ts'
import { drawWater } from './rivers.ts'
import { source } from './source.ts'
import { drawSupply } from './supply.ts'
import { drawTowns } from './towns.ts'
import { drawTrack } from './track.ts'
import { drawVillages, drawYards } from './villages.ts'
import { drawWoods } from './woods.ts'

/** Draws the map of Celles from its data: the same strings every time, styled by its style sheets alone. */
export function drawCellesMap(): MapLayers {
  const woods = drawWoods()
  const towns = drawTowns()
  const water = drawWater()
  const roads = drawRoads()
  const villages = drawVillages()
  const rear = drawRearAreas()
  const grid = drawGrid()
  const names = drawNames()
  const { left, top, right, bottom } = SURFACE
  const km = 80 / source.grid.hexKm
  const content: Record<LayerName, string> = {
    sheet: `<rect class="m-sheet" width="${SHEET.width}" height="${SHEET.height}"/>`,
    snow: drawSnow(),
    rough: drawBroken(),
    relief: drawRelief(heightField(), SNOW),
    hachures: drawHachures(),
    woods: woods.markup,
    towns: drawYards() + towns.markup,
    water: water.markup,
    roads: roads.markup,
    villages: villages.markup,
    rear: rear.markup,
    grid: grid.markup,
    frame: [
      drawStain(SHEET.width, SHEET.height),
      `<rect class="m-grain" fill="url(#celles-grain)" width="${SHEET.width}" height="${SHEET.height}"/>`,
      drawFrame(SURFACE, km),
    ].join(''),
    margin: [
      drawSupply(),
      drawEntries(),
      drawMeuseCoins(),
      drawTrack(),
      drawTitle(),
      drawKey(),
      drawScale([116, 44], km),
      drawCompass([2408, 1606]),
    ].join(''),
  }
  return {
    defs: [
      grainPattern('celles-grain'),
      `<clipPath id="celles-surface"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/></clipPath>`,
      ...[woods, towns, water, roads, villages, rear, grid, names].map(({ defs }) => defs),
    ].join(''),
    layers: Object.fromEntries(
      LAYERS.map(({ name, group, isClipped }) => [
        name,
        `<g class="m-layer m-${name} m-in-${group}"${isClipped ? ' clip-path="url(#celles-surface)"' : ''}>${content[name]}</g>`,
      ]),
    ) as Record<LayerName, string>,
    names: `<g class="m-layer m-names m-in-names">${names.markup}</g>`,
  }
}

function drawTitle(): string {
  return [
    '<g class="m-title" transform="translate(272 1600)">',
    '<text class="m-title-name" y="4">CELLES</text>',
    '<text class="m-title-date m-en" y="38">23–27 December 1944</text>',
    '<text class="m-title-date m-fr" y="38">23-27 décembre 1944</text>',
    '</g>',
  ].join('')
}
