import { assemble, type Drawers, type MapDrawing } from '../drawing.ts'
import { drawCompass, drawScale } from '../pieces/cartouche.ts'
import { drawFrame, drawSheet } from '../pieces/frame.ts'
import { drawHouses } from '../pieces/houses.ts'
import { escaped, plain } from '../pieces/markup.ts'
import { drawPaper, drawRelief } from '../pieces/relief.ts'
import { drawRoofs, roofOf } from '../pieces/roofs.ts'
import { drawMeadows } from '../pieces/meadows.ts'
import { drawBorders } from './borders.ts'
import { drawCrests } from './crests.ts'
import { drawCrownWoods } from './crown-woods.ts'
import { drawExits } from './exits.ts'
import { drawLevels, drawLowGround, drawSlopes } from './levels.ts'
import { drawOrchards } from './orchards.ts'
import { drawRailways } from './draw-railways.ts'
import { drawRocks } from './rocks.ts'
import { drawRoads } from './draw-roads.ts'
import { drawFirs } from './firs.ts'
import { drawGrid } from './grid-lines.ts'
import { hexGround } from './ground.ts'
import { heightField } from './height.ts'
import type { HexLook, HexPart } from './look.ts'
import { drawMargin } from './margin/draw.ts'
import { drawKey } from './margin/key.ts'
import { drawNames } from './names.ts'
import { drawWater } from './draw-water.ts'
import { drawRegions } from './side-regions.ts'
import { drawBroken, drawSnow } from './snow.ts'
import type { HexSource } from './source.ts'
import { drawTags } from './tags.ts'
import { drawTowns, townRoofs } from './towns.ts'
import { drawYards, villageHouses } from './villages.ts'

/** Draws a hex map: the same strings every time, styled by style sheets alone. */
export function drawHexMap(source: HexSource, look: HexLook): MapDrawing {
  const ground = hexGround(source, look)
  const houses = villageHouses(ground)
  const { sheet, km, margin, title, scale, compass } = source

  const drawers: Drawers<HexPart> = {
    sheet: () => drawSheet(sheet),
    snow: (part) => plain(drawSnow(ground, part)),
    'low ground': (part) => plain(drawLowGround(ground, part)),
    levels: (part) => drawLevels(ground, part),
    meadows: (part) =>
      plain(
        drawMeadows(
          ground.rivers.map(({ way, ...river }) => ({ ...river, line: way })),
          part,
        ),
      ),
    rocks: (part) => drawRocks(ground, part),
    crowns: (part) => drawCrownWoods(ground, part),
    slopes: (part) => plain(drawSlopes(ground, part)),
    railways: (part) => drawRailways(ground, part),
    roofs: (part) => drawRoofs([...townRoofs(ground, part), ...houses.map(roofOf)], ground),
    orchards: (part) => drawOrchards(ground, houses, part),
    borders: () => plain(drawBorders(ground)),
    tags: () => plain(drawTags(ground)),
    exits: () => plain(drawExits(ground)),
    broken: () => plain(drawBroken(ground)),
    relief: (part) => drawRelief(heightField(ground), part.tones),
    crests: (part) => plain(drawCrests(ground, part)),
    firs: (part) => drawFirs(ground, part),
    yards: (part) => plain(drawYards(ground, part)),
    towns: (part) => drawTowns(ground, part),
    water: (part) => drawWater(ground, part),
    roads: (part) => drawRoads(ground, part),
    villages: () => drawHouses(houses, ground),
    regions: () => drawRegions(ground),
    grid: () => drawGrid(ground),
    paper: () => drawPaper(ground, sheet.width, sheet.height),
    frame: () => plain(drawFrame(ground.surface, km)),
    margin: () => plain(margin === null ? '' : drawMargin(ground, margin)),
    key: () => plain(margin === null ? '' : drawKey(margin.key)),
    title: () => plain(title === null ? '' : drawTitle(title)),
    scale: () => plain(scale === null ? '' : drawScale(scale, km)),
    compass: () => plain(compass === null ? '' : drawCompass(compass)),
  }

  return assemble(ground, look.layers, drawers, drawNames(ground))
}

function drawTitle({ name, date, at: [x, y] }: NonNullable<HexSource['title']>): string {
  return [
    `<g class="m-title" transform="translate(${x} ${y})">`,
    `<text class="m-title-name" y="4">${escaped(name)}</text>`,
    `<text class="m-title-date m-en" y="38">${escaped(date.en)}</text>`,
    `<text class="m-title-date m-fr" y="38">${escaped(date.fr)}</text>`,
    '</g>',
  ].join('')
}
