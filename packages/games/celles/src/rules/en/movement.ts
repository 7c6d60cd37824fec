export const movement = {
  title: 'Movement',
  rules: {
    'CEL-8.0.1':
      'Activated units move one at a time; the unit whose move is under way is the active unit. Its MP pay for terrain, hexsides, zones of control and attacks. At the end of its move it is turned to its used side if it spent any MP.',
    'CEL-8.0.2':
      'A unit’s allowance is the printed value, or 9 MP with trucks, or 6 MP for a 2nd Armored unit entering on turn 1, plus 3 MP in strategic movement. It is then reduced by one third if the unit is out of supply, by two thirds if it is isolated and by one third if it is disrupted; these reductions are added together, down to 0 MP.',
    'CEL-8.0.3':
      'A step along a road costs a motorized unit 0.5 MP on a main road and 1 MP on a secondary road, infantry 1 MP on either. Any other step costs the terrain of the hex entered: clear or town 2 MP for motorized units and 1 MP for infantry, rough 3 and 2, woods 4 and 3; a village does not change the cost of its hex. Crossing a minor river off the road costs motorized units 2 MP more, infantry 1 MP more. A road in the hex entered is of no use unless it is followed across the hexside.',
    'CEL-8.0.10':
      'All costs of a step are added and paid together: the road, or else terrain and river; 2 MP for a motorized unit met on the road; 1 MP for leaving an enemy zone of control or 2 MP for infiltration.',
    'CEL-8.0.4': 'Where a main and a secondary road join the same two hexes, the main road counts.',
    'CEL-8.0.5':
      'A unit may not enter a hex unless it can pay the full cost; there is no minimum move.',
    'CEL-8.0.6': 'No unit may enter a hex that holds an enemy unit; there is no overrun.',
    'CEL-8.1':
      'Only Allied units may cross the Meuse, and only along the road over one of its bridges: Dinant (0604–0704), Hastière (0207–0208) and Givet (0113–0213). The bridges are closed to the Germans.',
    'CEL-8.1.1':
      'Crossing a minor river along a road costs nothing extra: every road that crosses a river has a bridge there.',
    'CEL-8.0.7':
      'The 3rd Armored unit never moves and never advances, and it is eliminated if it has to retreat.',
    'CEL-8.2':
      'A motorized unit that enters, along a main or secondary road, a hex holding another motorized unit pays 2 MP more; entering off the road costs nothing extra. The immobile 3rd Armored unit counts as a motorized unit in its hex. Ruling: the 2 MP are paid once per hex, however many units stand there.',
    'CEL-8.4':
      'No unit may enter the enemy Rear Area, whether by movement, retreat or advance. The German Rear Area is the south-east corner: 2216 to 2716 along the southern edge, 2815, 2816, 2915, 2916, 3014 to 3016, 3114 to 3116, 3212 to 3216 and 3309 to 3316. The Allied one is the northern rim: 0800 to 3300 along the edge, 3201, 3202 and 3301 to 3304. Their outlines are reconstructed.',
    'CEL-8.0.8':
      'Units may pass through friendly units freely: stacking is checked only at the moments the stacking rules name.',
    'CEL-8.0.9': 'Units may not leave the map.',
    'CEL-8.5.1':
      'Strategic movement: a German motorized unit in a night turn, an Allied motorized unit in a day turn, adds 3 MP to its allowance, before any reduction, if it does not start adjacent to an enemy unit and does not enter a hex adjacent to one during its move.',
    'CEL-8.5.2':
      'For strategic movement a unit is adjacent to an enemy even across a river or the Meuse.',
    'CEL-8.5.3':
      'A unit that starts free of enemies may spend the bonus without announcing it. It may enter a hex adjacent to an enemy only if all the MP it has spent, this step included, stay within its allowance without the bonus, which is then lost. The bonus therefore never pays for an attack.',
    'CEL-8.3.1':
      'From 24 December (turn 2) the Allied player has one trucks marker. It may be put on any activated unit of the 84th; from that moment the unit is motorized for movement and combat and has 9 MP. The Allied player may keep it for later.',
    'CEL-8.3.2':
      'When the unit that carries the trucks is activated, the marker may be taken off it before it moves; it then goes to the next turn’s box of the turn track and is available again on that turn.',
    'CEL-8.3.6':
      'Only a unit that is really activated (one of the three named units of the 84th, the Extra Move unit or a unit activated singly) may receive or drop the trucks, at the start of its own move. Once placed, the marker stays on the unit from turn to turn until it is dropped. The unit that drops it moves on foot with 3 MP.',
    'CEL-8.3.3':
      'The trucks marker is not a combat unit: it has no zone of control and no step. The supply state and the disruption of the unit that carries it reduce the 9 MP as usual.',
    'CEL-8.3.4':
      'If the unit that carries the trucks is eliminated, the marker goes to the next turn’s box of the turn track and is available again on that turn.',
    'CEL-8.3.5':
      'A unit with trucks hinders other motorized units on the road and is hindered by them, pays for zones of control and attacks as a motorized unit and may use strategic movement by day.',
  },
  inert: {
    'CEL-8.0.4': 'There are no two hexes on the map joined by both kinds of road.',
  },
}
