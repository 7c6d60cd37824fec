import type { Point } from '../../../map/geometry.ts'
import { overlap } from '../../../map/draw/boxes.ts'
import { counterBox, identifierBox, nameBox, VIEWS } from './boxes.ts'
import { places } from './source.ts'

/** Where the identifier of a place and the stacks of both sides stand. */
export interface Spot {
  readonly label: Point
  readonly stacks: { readonly allied: Point; readonly german: Point }
}

// Begun from the spots of the data and moved, once and for all, until near and from afar no stack
// touches an identifier, a name or another stack, and names lie on few rivers, roads and houses.
const TABLE: readonly (readonly [id: string, label: Point, allied: Point, german: Point])[] = [
  ['1', [1590, 803], [1443, 856], [1688, 810]],
  ['2', [1580, 1093], [1480, 994], [1474, 1218]],
  ['3', [1314, 796], [1321, 906], [1240, 778]],
  ['4', [1332, 1115], [1258, 1012], [1341, 1011]],
  ['5', [1140, 1047], [1165, 877], [1165, 976]],
  ['6', [1155, 1225], [1277, 1230], [1369, 1359]],
  ['7', [908, 1263], [1001, 1176], [1011, 1278]],
  ['8', [694, 1227], [751, 1355], [649, 1347]],
  ['9', [817, 1123], [747, 1052], [864, 1051]],
  ['10', [939, 928], [1036, 951], [1001, 1060]],
  ['11', [869, 759], [828, 869], [916, 688]],
  ['12', [757, 941], [601, 957], [683, 924]],
  ['13', [534, 1177], [400, 1177], [528, 1292]],
  ['14', [399, 1003], [317, 982], [496, 979]],
  ['15', [306, 856], [447, 843], [231, 839]],
  ['16', [709, 814], [634, 795], [551, 830]],
  ['17', [332, 703], [453, 636], [242, 615]],
  ['18', [612, 670], [673, 535], [738, 695]],
  ['19', [365, 496], [454, 436], [542, 437]],
  ['20', [496, 250], [362, 265], [234, 243]],
  ['21', [730, 221], [881, 331], [661, 334]],
  ['22', [817, 571], [769, 460], [853, 475]],
  ['23', [977, 466], [922, 576], [1004, 583]],
  ['24', [1148, 440], [1152, 326], [1115, 587]],
  ['25', [1007, 710], [1154, 776], [1072, 820]],
  ['26', [1277, 556], [1250, 666], [1337, 666]],
  ['27', [1427, 480], [1401, 354], [1550, 385]],
  ['28', [1621, 624], [1539, 607], [1457, 643]],
  ['A', [1877, 870], [1826, 996], [1920, 996]],
  ['B', [1016, 1502], [1112, 1508], [1192, 1508]],
  ['C', [89, 1023], [84, 1124], [84, 1220]],
  ['D', [89, 283], [84, 384], [84, 480]],
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
