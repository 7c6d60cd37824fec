import type { Point } from '../geometry.ts'
import { counterBox, identifierBox, nameBox, overlap, VIEWS } from './boxes.ts'
import { places } from './source.ts'

/** Where the identifier of a place and the stacks of both sides stand. */
export interface Spot {
  readonly label: Point
  readonly stacks: { readonly allied: Point; readonly german: Point }
}

// Begun from the spots of the data and moved by hand and eye until, near and from afar, no stack
// touches an identifier, a name or another stack, and names keep off rivers, roads and houses.
const TABLE: readonly (readonly [id: string, label: Point, allied: Point, german: Point])[] = [
  ['1', [1588, 801], [1457, 847], [1686, 810]],
  ['2', [1582, 1100], [1450, 986], [1505, 1198]],
  ['3', [1310, 772], [1344, 907], [1262, 903]],
  ['4', [1331, 1103], [1257, 1014], [1339, 1004]],
  ['5', [1142, 1042], [1162, 878], [1166, 971]],
  ['6', [1122, 1222], [1247, 1203], [1365, 1349]],
  ['7', [910, 1263], [1001, 1173], [923, 1361]],
  ['8', [704, 1242], [751, 1361], [644, 1345]],
  ['9', [815, 1123], [744, 1052], [864, 1049]],
  ['10', [937, 945], [1034, 950], [1019, 1044]],
  ['11', [861, 757], [837, 856], [920, 686]],
  ['12', [760, 951], [602, 951], [685, 934]],
  ['13', [535, 1179], [403, 1170], [536, 1291]],
  ['14', [412, 998], [313, 976], [509, 979]],
  ['15', [307, 851], [448, 836], [231, 833]],
  ['16', [701, 815], [627, 798], [545, 823]],
  ['17', [327, 690], [473, 654], [244, 615]],
  ['18', [611, 673], [675, 512], [754, 671]],
  ['19', [373, 499], [447, 426], [547, 431]],
  ['20', [502, 252], [329, 290], [237, 234]],
  ['21', [722, 225], [882, 347], [626, 323]],
  ['22', [817, 571], [776, 467], [859, 468]],
  ['23', [962, 478], [925, 576], [1009, 601]],
  ['24', [1146, 440], [1134, 332], [1144, 580]],
  ['25', [1012, 711], [1154, 773], [1071, 807]],
  ['26', [1286, 567], [1264, 666], [1347, 665]],
  ['27', [1438, 478], [1406, 344], [1554, 373]],
  ['28', [1621, 621], [1545, 604], [1462, 623]],
  ['A', [1877, 870], [1826, 996], [1920, 996]],
  ['B', [1016, 1502], [1112, 1508], [1192, 1508]],
  ['C', [89, 1026], [84, 1122], [84, 1213]],
  ['D', [89, 286], [84, 382], [84, 473]],
  ['E', [1022, 72], [1150, 80], [1256, 80]],
  ['F', [1877, 493], [1826, 620], [1920, 620]],
]

/** The spots of every place. */
export const spots: ReadonlyMap<string, Spot> = new Map(
  TABLE.map(([id, label, allied, german]) => [id, { label, stacks: { allied, german } }]),
)

/** Every pair of things that would cover each other, near or from afar. */
export function collisions(): string[] {
  const things = places.flatMap((place) => {
    const { label, stacks } = spots.get(place.id)!
    return VIEWS.flatMap((view) => [
      {
        what: `identifier ${place.id}`,
        view,
        box: identifierBox(place, label, view),
        owner: place.id,
      },
      { what: `name ${place.id}`, view, box: nameBox(place, label, view), owner: place.id },
      { what: `Allied stack ${place.id}`, view, box: counterBox(stacks.allied, view), owner: '' },
      { what: `German stack ${place.id}`, view, box: counterBox(stacks.german, view), owner: '' },
    ])
  })
  return things.flatMap((one, i) =>
    things
      .slice(i + 1)
      .filter((other) => other.view === one.view && overlap(one.box, other.box) > 0)
      // A tab may reach down to the name of its own place.
      .filter((other) => one.owner === '' || other.owner !== one.owner)
      .map((other) => `${one.what} / ${other.what}, ${one.view}`),
  )
}
