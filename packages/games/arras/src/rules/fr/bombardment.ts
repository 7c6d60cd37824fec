import type { Translated } from '@estafette/kernel'
import type { bombardment as en } from '../en/bombardment.ts'

export const bombardment: Translated<typeof en> = {
  title: 'Bombardement',
  rules: {
    'ARR-7.0a':
      'Un bombardement constitue une impulsion entière du joueur qui a l’Initiative, à la place de l’activation d’un lieu pour mouvement et assaut.',
    'ARR-7.0b':
      'Une ou deux unités d’artillerie Fraîches d’un même lieu bombardent. À deux, elles doivent choisir des cibles différentes et ne combinent jamais leurs tirs.',
    'ARR-7.0c':
      'Les deux cibles sont annoncées avant le premier jet, et les deux bombardements sont résolus l’un après l’autre même si le premier échoue. L’Initiative est perdue ensuite si l’un d’eux au moins a été un Échec.',
    'ARR-7.1.1a':
      'Les cibles permises à l’artillerie allemande sont les Secteurs au sud de la Scarpe, c’est-à-dire les Secteurs 1 à 19 et le 25.',
    'ARR-7.1.1b':
      'L’artillerie alliée au nord de la Scarpe peut bombarder tout Secteur situé au nord de la rivière ou qui la borde.',
    'ARR-7.1.1c':
      'L’artillerie alliée qui se trouve actuellement dans un Secteur au sud de la Scarpe peut bombarder n’importe quel Secteur ; y être passée auparavant ne suffit pas.',
    'ARR-7.1.1d':
      'Les zones ne peuvent pas être bombardées. Une artillerie placée dans une zone peut bombarder : les zones D, E et F comptent comme au nord de la Scarpe, les zones A, B et C comme au sud.',
    'ARR-7.1.1e':
      'La cible doit contenir au moins une unité ennemie. Les unités amies présentes dans une cible Contestée ne sont pas touchées.',
    'ARR-7.1.1f':
      'Une artillerie placée dans un lieu Contesté bombarde comme toute autre ; cela ne limite que son Soutien de Combat.',
    'ARR-7.1.2a':
      'Le Total d’Attaque d’un bombardement est le Facteur d’Attaque imprimé de l’artillerie plus deux dés, et rien d’autre.',
    'ARR-7.1.2b':
      'Le Total de Défense contre un bombardement est le Facteur de Défense actuel le plus élevé parmi les unités en défense, de tout type, artillerie et chefs compris, plus le MET, plus deux dés. Les autres unités et la présence de Rommel n’ajoutent rien.',
    'ARR-7.1.2c':
      'L’artillerie qui bombarde devient Fatiguée quel que soit le résultat ; son propre Échec ne l’élimine jamais.',
    'ARR-7.1.2d':
      'Aucun des deux camps ne peut utiliser de Soutien de Combat dans un bombardement.',
    'ARR-7.1.3a':
      'Les Points de Pertes d’un bombardement se répartissent comme dans un assaut. L’unité au Facteur de Défense actuel le plus élevé tient le rôle d’Unité Avancée ; si plusieurs sont à égalité, le défenseur désigne laquelle.',
    'ARR-7.1.3b':
      'Les retraites dues à un bombardement suivent les priorités habituelles, mais aucun lieu n’est interdit au titre de la provenance de l’attaquant.',
  },
}
