export const retreat = {
  title: 'Retreat',
  rules: {
    'CEL-11.1.1':
      'A retreating unit must end exactly two hexes from where it stood; it goes hex by hex until it does.',
    'CEL-11.1.2':
      'At each step the next hex is chosen among the six neighbours by five priorities, the highest first; a lower priority is broken to keep a higher one. Among equal hexes the owner chooses.',
    'CEL-11.1.3':
      'First priority: never into or through a hex the unit could not enter in normal movement, that is, off the map, across the Meuse (except an Allied unit over a bridge) or into the enemy Rear Area. If only such hexes are left, the unit is eliminated.',
    'CEL-11.1.4':
      'Second priority: never into or through a hex that holds an enemy unit. If only such hexes are left, the unit is eliminated.',
    'CEL-11.1.5':
      'Third priority: avoid enemy ZOC; a friendly unit in the hex cancels it. Each hex in enemy ZOC that the unit is forced into disrupts it or, if it is disrupted already, costs it a step. Ruling: an example of the booklet lets a disrupted unit die because it may not retreat into a ZOC, while the rule takes a step; the step holds, which kills the one-step unit of the example too. A disrupted two-step unit is reduced and goes on.',
    'CEL-11.1.6':
      'If two disrupted one-step units retreat as a stack into an enemy ZOC, only one of them, of the owner’s choice, is eliminated in that hex; the other goes on alone and is eliminated in a second such hex. In any other stack each unit suffers for itself.',
    'CEL-11.1.7':
      'Fourth priority, the direction: US units go north, north-west or north-east, British units north-west or south-west, German units south or south-east. If none of these is available there is no penalty for another direction.',
    'CEL-11.1.8':
      'Fifth priority: avoid ending overstacked. It is weighed only for a step that ends the retreat, after the four others. If the unit ends overstacked all the same, the owner may let it go on hex by hex, by the same priorities, over hexes not used yet and at least two hexes from its start, until it stands in a hex with room. If the owner stops it earlier, or no hex is left, the excess steps are lost.',
    'CEL-11.1.9':
      'The third priority is weighed over the whole rest of the retreat: a step is the better, the fewer hexes in enemy ZOC, itself included, the unit must enter on the best way from there to an end. Direction and stacking are weighed step by step, never by looking ahead: a German unit at 1604 with US units at 1704 and 1705 that has gone to 1504 must step south to 1505, although that is still only one hex from its start, and ends at 1506. Ruling: the booklet bids a unit avoid going “into or through” a ZOC if possible, and a lower priority give way to a higher one; to look at the next hex alone would force units into ZOC that another way avoids.',
    'CEL-11.1.10':
      'A retreating unit may enter neither its starting hex nor a hex it has already crossed in this retreat.',
    'CEL-11.1.15':
      'A step is admissible only if the first two priorities allow it and if from there the unit can still reach, under these priorities and without using a hex twice, some hex two hexes from its start. If no step is admissible, the unit is eliminated.',
    'CEL-11.1.16':
      'Admissible steps are ranked as follows, and the first difference decides: fewer hexes in enemy ZOC, where no friendly unit cancels it, on the best way to an end; the unit’s own direction before any other; for a step that ends the retreat, a hex with room before one that would be overstacked. The owner picks among the best. The best way counts every continuation that the first two priorities and the ban on hexes already used allow, whatever the unit would suffer on it.',
    'CEL-11.1.17':
      'The retreat ends in the first hex that is two hexes from the start, or beyond it if the unit goes on because of overstacking; a hex one hex from the start never ends it.',
    'CEL-11.1.11':
      'A retreat costs no MP, ignores stacking on the way and does not turn the unit over.',
    'CEL-11.1.12':
      'MP and allowance do not matter in a retreat: isolated, disrupted and infantry units retreat like all others. A hex that would cost more than the unit’s whole allowance, such as woods across a river for infantry, is not forbidden ground.',
    'CEL-11.1.13':
      'If several units retreat, their owner decides the order. Two involved units of one nationality in the same hex may retreat together as a stack, by one path and into a hex with room for both, or singly. Units of two nationalities have different directions and always retreat singly, even where as a stack only one of them would be eliminated.',
    'CEL-11.1.14':
      'If the active unit retreats, its move is over and it is turned to its used side.',
  },
}
