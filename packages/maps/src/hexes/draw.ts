import { assemble, type MapDrawing } from '../drawing.ts'
import { drawCompass, drawScale } from '../pieces/cartouche.ts'
import { drawFrame } from '../pieces/frame.ts'
import { drawHouses } from '../pieces/houses.ts'
import { escaped, plain, type Drawn } from '../pieces/markup.ts'
import { drawPaper, drawRelief } from '../pieces/relief.ts'
import { drawRoofs, roofOf } from '../pieces/roofs.ts'
import { drawMeadows } from '../pieces/meadows.ts'
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
import { drawTowns, townRoofs } from './towns.ts'
import { drawYards, villageHouses } from './villages.ts'

/** Draws a hex map: the same strings every time, styled by style sheets alone. */
export function drawHexMap(source: HexSource, look: HexLook): MapDrawing {
  const ground = hexGround(source, look)
  const houses = villageHouses(ground)
  const { sheet, km, margin, title, scale, compass } = source

  function draw(part: HexPart): Drawn {
    switch (part.draw) {
      case 'sheet':
        return plain(`<rect class="m-sheet" width="${sheet.width}" height="${sheet.height}"/>`)
      case 'snow':
        return plain(drawSnow(ground, part))
      case 'low ground':
        return plain(drawLowGround(ground, part))
      case 'levels':
        return drawLevels(ground, part)
      case 'meadows':
        return plain(
          drawMeadows(
            ground.rivers.map(({ name, isWide, way }) => ({
              name,
              line: way,
              reach: isWide ? part.wide : part.narrow,
            })),
          ),
        )
      case 'rocks':
        return drawRocks(ground, part)
      case 'crowns':
        return drawCrownWoods(ground, part)
      case 'slopes':
        return plain(drawSlopes(ground, part))
      case 'railways':
        return drawRailways(ground, part)
      case 'roofs':
        return plain(drawRoofs([...townRoofs(ground, part), ...houses.map(roofOf)], ground))
      case 'orchards':
        return drawOrchards(ground, houses, part)
      case 'exits':
        return plain(drawExits(ground))
      case 'broken':
        return plain(drawBroken(ground))
      case 'relief':
        return drawRelief(heightField(ground), part.tones)
      case 'crests':
        return plain(drawCrests(ground, part))
      case 'firs':
        return drawFirs(ground, part)
      case 'yards':
        return plain(drawYards(ground, part))
      case 'towns':
        return drawTowns(ground, part)
      case 'water':
        return drawWater(ground, part)
      case 'roads':
        return drawRoads(ground, part)
      case 'villages':
        return drawHouses(houses, ground)
      case 'regions':
        return drawRegions(ground)
      case 'grid':
        return drawGrid(ground)
      case 'paper':
        return drawPaper(ground, sheet.width, sheet.height)
      case 'frame':
        return plain(drawFrame(ground.surface, km))
      case 'margin':
        return plain(margin === null ? '' : drawMargin(ground, margin))
      case 'key':
        return plain(margin === null ? '' : drawKey(margin.key))
      case 'title':
        return plain(title === null ? '' : drawTitle(title))
      case 'scale':
        return plain(scale === null ? '' : drawScale(scale, km))
      case 'compass':
        return plain(compass === null ? '' : drawCompass(compass))
    }
  }

  return assemble(ground, look.layers, draw, drawNames(ground))
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
