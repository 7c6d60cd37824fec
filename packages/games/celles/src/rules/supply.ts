import type { Chapter } from '@estafette/kernel'

export const supply: Chapter = {
  id: 'supply',
  title: { en: 'Supply', fr: 'Ravitaillement' },
  rules: [
    {
      id: 'CEL-5.0.1',
      source: '5.0',
      tag: 'stated',
      en: 'Supply is checked only in the Supply Phase, for every unit on the map; the state found there holds until the next Supply Phase.',
      fr: 'Le ravitaillement n’est vérifié qu’à la Phase de Ravitaillement, pour toutes les unités sur la carte ; l’état constaté vaut jusqu’à la Phase de Ravitaillement suivante.',
    },
    {
      id: 'CEL-5.0.2',
      source: '5.0',
      tag: 'stated',
      en: 'A supply line runs from hex to hex, over any distance, from the unit to a supply source of its nationality. It may not enter a hex with an enemy unit, nor a hex in an enemy zone of control unless a friendly unit stands there. The source hex must pass the same test; the unit’s own hex always does, so that a unit standing on a source of its own is supplied.',
      fr: 'Une ligne de ravitaillement va d’hex en hex, sur une distance quelconque, de l’unité à une source de ravitaillement de sa nationalité. Elle ne peut entrer ni dans un hex contenant une unité ennemie, ni dans un hex en zone de contrôle ennemie, à moins qu’une unité amie ne s’y trouve. L’hex de la source doit satisfaire à la même condition ; l’hex de l’unité y satisfait toujours, si bien qu’une unité placée sur une de ses sources est ravitaillée.',
    },
    {
      id: 'CEL-5.0.3',
      source: '5.0',
      tag: 'stated',
      en: 'A supply line may not enter the enemy Rear Area.',
      fr: 'Une ligne de ravitaillement ne peut pas entrer dans la Zone Arrière ennemie.',
    },
    {
      id: 'CEL-5.0.4',
      source: '5.0, FAQ',
      tag: 'stated',
      en: 'A supply line may cross the Meuse only over a bridge, and a German line may not cross it at all.',
      fr: 'Une ligne de ravitaillement ne peut franchir la Meuse que par un pont, et une ligne allemande ne peut pas la franchir du tout.',
    },
    {
      id: 'CEL-5.0.5',
      source: '5.0',
      tag: 'completed',
      en: 'Neither minor rivers nor terrain stop a supply line.',
      fr: 'Ni les rivières mineures ni le terrain n’arrêtent une ligne de ravitaillement.',
    },
    {
      id: 'CEL-5.0.6',
      source: '5.0',
      tag: 'stated',
      en: 'The German supply sources are the hexes of the German Rear Area on the map edge, from 2216 along the southern edge to 3316 and from there up the eastern edge to 3309. The US sources are all hexes of the northern edge and 3300 to 3306 on the eastern edge. The British sources are all hexes of the western edge. US and British units may use only the sources of their own nationality.',
      fr: 'Les sources de ravitaillement allemandes sont les hexs de la Zone Arrière allemande situés au bord de la carte, de 2216 à 3316 le long du bord sud, puis de là jusqu’à 3309 le long du bord est. Les sources américaines sont tous les hexs du bord nord et, au bord est, les hexs 3300 à 3306. Les sources britanniques sont tous les hexs du bord ouest. Les unités américaines et britanniques ne peuvent utiliser que les sources de leur propre nationalité.',
    },
    {
      id: 'CEL-5.0.7',
      source: '5.0',
      tag: 'stated',
      en: 'A supplied unit that can trace no line becomes out of supply; a unit already out of supply that can trace none becomes isolated, and an isolated one stays so. A unit that can trace a line is supplied and loses its marker.',
      fr: 'Une unité ravitaillée qui ne peut tracer aucune ligne devient non ravitaillée ; une unité déjà non ravitaillée qui ne peut en tracer aucune devient isolée, et une unité isolée le reste. Une unité qui peut tracer une ligne est ravitaillée et perd son marqueur.',
    },
    {
      id: 'CEL-5.0.8',
      source: '5.0',
      tag: 'stated',
      en: 'An out-of-supply unit loses one third of its movement allowance, and an attack in which it takes part gets −2 on the die. Its defence does not suffer.',
      fr: 'Une unité non ravitaillée perd un tiers de sa capacité de mouvement, et une attaque à laquelle elle participe subit −2 au dé. Sa défense n’en souffre pas.',
    },
    {
      id: 'CEL-5.0.9',
      source: '5.0',
      tag: 'stated',
      en: 'An isolated unit loses two thirds of its movement allowance and may not attack, neither as active unit nor as supporting unit; an attack on it gets +2 on the die.',
      fr: 'Une unité isolée perd deux tiers de sa capacité de mouvement et ne peut pas attaquer, ni comme unité active ni en soutien ; une attaque contre elle reçoit +2 au dé.',
    },
    {
      id: 'CEL-5.0.10',
      source: '5.0',
      tag: 'completed',
      en: 'A unit placed on the map after the Supply Phase counts as supplied until the next one.',
      fr: 'Une unité placée sur la carte après la Phase de Ravitaillement est considérée comme ravitaillée jusqu’à la suivante.',
    },
  ],
}
