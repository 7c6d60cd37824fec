export const supply = {
  title: 'Supply',
  rules: {
    'CEL-5.0.1':
      'Supply is checked only in the Supply Phase, for every unit on the map; the state found there holds until the next Supply Phase.',
    'CEL-5.0.2':
      'A supply line runs from hex to hex, over any distance, from the unit to a supply source of its nationality. It may not enter a hex with an enemy unit, nor a hex in an enemy zone of control unless a friendly unit stands there. The source hex must pass the same test; the unit’s own hex always does, so that a unit standing on a source of its own is supplied.',
    'CEL-5.0.3': 'A supply line may not enter the enemy Rear Area.',
    'CEL-5.0.4':
      'A supply line may cross the Meuse only over a bridge, and a German line may not cross it at all.',
    'CEL-5.0.5': 'Neither minor rivers nor terrain stop a supply line.',
    'CEL-5.0.6':
      'The German supply sources are the hexes of the German Rear Area on the map edge, from 2216 along the southern edge to 3316 and from there up the eastern edge to 3309. The US sources are all hexes of the northern edge and 3300 to 3306 on the eastern edge. The British sources are all hexes of the western edge. US and British units may use only the sources of their own nationality.',
    'CEL-5.0.7':
      'A supplied unit that can trace no line becomes out of supply; a unit already out of supply that can trace none becomes isolated, and an isolated one stays so. A unit that can trace a line is supplied and loses its marker.',
    'CEL-5.0.8':
      'An out-of-supply unit loses one third of its movement allowance, and an attack in which it takes part gets −2 on the die. Its defence does not suffer.',
    'CEL-5.0.9':
      'An isolated unit loses two thirds of its movement allowance and may not attack, neither as active unit nor as supporting unit; an attack on it gets +2 on the die.',
    'CEL-5.0.10':
      'A unit placed on the map after the Supply Phase counts as supplied until the next one.',
  },
}
