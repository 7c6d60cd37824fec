/** Why the computer does what it does, in both languages: ICU messages by key of the consideration. */
export const considerations = {
  en: {
    attack:
      '{unit}: {attack} on {hex} from {from}{units, plural, =1 {} =2 {, with one supporting unit} other {, with supporting units}}: {chance, number, percent} chance to drive the defenders back or take a step, {risk, number, percent} to lose one.',
    go: '{unit} is more useful at {hex}.',
    stay: '{unit} is most useful where it is, at {hex}.',
    place: '{unit} is most useful at {hex}.',
    infiltrate: 'The infiltration into {hex} succeeds in {chance, number, percent} of cases.',
    formation: '{formation} can do more with this chit than any single unit of another formation.',
    'formation-empty': '{formation} has no unit on the map yet, but nothing else is worth more.',
    'end-phase': 'Nothing that is left to do is worth it.',
    support:
      '{unit} supports: the chance to drive the defenders back or take a step goes from {before, number, percent} to {after, number, percent}.',
    fight:
      'No other unit improves the attack: {chance, number, percent} chance to drive the defenders back or take a step.',
    'combat-chit':
      'The Combat chit changes the attacker’s chance to drive the defenders back or take a step from {before, number, percent} to {after, number, percent}.',
    'keep-combat':
      'The Combat chit is kept: it would only change the attacker’s chance to drive the defenders back or take a step from {before, number, percent} to {after, number, percent}.',
    strike: '{unit} is the best target: {chance, number, percent} chance that it loses a step.',
    first: 'Going first lets us strike first.',
    second: 'Going second lets us respond.',
    play: 'The {tactic} chit is useful now.',
    keep: 'The tactical chits may be more useful later in the turn.',
    replacement: 'With {unit} a step comes back, and no longer scores for the enemy.',
    trucks: '{unit} gets where it is needed with trucks.',
    loss: 'A step lost by {unit} costs least.',
    disrupt: 'Disrupting {unit} costs least.',
    retreat: '{hex} is the best way back for {unit}.',
    advance: '{unit} is more useful in the vacated hex.',
    'hold-back': 'The vacated hex is not worth having.',
    'worth-assist': 'From {hex} it helps an attack that follows.',
    'worth-bank': '{hex} is on the Meuse: a VP each turn while in supply.',
    'worth-meuse': 'It is nearer to the Meuse in {hex}.',
    'worth-town': 'The town of {hex} counts at the end of the game.',
    'worth-near-town': 'In {hex} it is nearer to a town that counts at the end of the game.',
    'worth-block': 'At {hex} it blocks the Germans’ way to the Meuse.',
    'worth-cut': 'In {hex} it cuts a supply line of the enemy.',
    'worth-hunt': 'In {hex} it is nearer to the enemies it wants to attack.',
    'worth-safe': 'It is in less danger in {hex}.',
    'worth-supply': 'From {hex} it can trace supply.',
  },
  fr: {
    attack:
      '{unit} : {attack} sur {hex} depuis {from}{units, plural, =1 {} =2 {, avec une unité en soutien} other {, avec des unités en soutien}} : {chance, number, percent} de chances de repousser les défenseurs ou de leur prendre un pas, {risk, number, percent} d’en perdre un.',
    go: '{unit} est plus utile en {hex}.',
    stay: '{unit} est la plus utile là où elle est, en {hex}.',
    place: '{unit} est la plus utile en {hex}.',
    infiltrate: 'L’infiltration en {hex} réussit dans {chance, number, percent} des cas.',
    formation:
      'La {formation} peut faire plus avec ce marqueur qu’une seule unité d’une autre formation.',
    'formation-empty':
      'La {formation} n’a encore aucune unité sur la carte, mais rien d’autre ne vaut mieux.',
    'end-phase': 'Rien de ce qui reste à faire n’en vaut la peine.',
    support:
      '{unit} soutient : les chances de repousser les défenseurs ou de leur prendre un pas passent de {before, number, percent} à {after, number, percent}.',
    fight:
      'Aucune autre unité n’améliore l’attaque : {chance, number, percent} de chances de repousser les défenseurs ou de leur prendre un pas.',
    'combat-chit':
      'Le marqueur Combat fait passer les chances de l’attaquant de repousser les défenseurs ou de leur prendre un pas : de {before, number, percent} à {after, number, percent}.',
    'keep-combat':
      'Le marqueur Combat est gardé : il ferait seulement passer les chances de l’attaquant de repousser les défenseurs ou de leur prendre un pas : de {before, number, percent} à {after, number, percent}.',
    strike:
      '{unit} est la meilleure cible : {chance, number, percent} de chances qu’elle perde un pas.',
    first: 'Jouer en premier permet de frapper en premier.',
    second: 'Jouer en second permet de répondre.',
    play: 'Le marqueur « {tactic} » est utile maintenant.',
    keep: 'Les marqueurs tactiques peuvent être plus utiles plus tard dans le tour.',
    replacement: 'Avec {unit}, un pas revient et ne compte plus pour l’ennemi.',
    trucks: 'Avec les camions, {unit} arrive là où il faut.',
    loss: 'Un pas perdu par {unit} coûte le moins cher.',
    disrupt: 'Désorganiser {unit} coûte le moins cher.',
    retreat: 'Pour {unit}, la meilleure retraite passe par {hex}.',
    advance: '{unit} est plus utile dans l’hex libéré.',
    'hold-back': 'L’hex libéré ne vaut pas la peine d’être pris.',
    'worth-assist': 'De {hex}, elle aide une attaque qui suit.',
    'worth-bank':
      '{hex} est au bord de la Meuse : un PV par tour tant que l’unité est ravitaillée.',
    'worth-meuse': 'En {hex}, elle est plus près de la Meuse.',
    'worth-town': 'La ville en {hex} compte à la fin de la partie.',
    'worth-near-town': 'En {hex}, elle est plus près d’une ville qui compte à la fin de la partie.',
    'worth-block': 'En {hex}, elle barre aux Allemands le chemin de la Meuse.',
    'worth-cut': 'En {hex}, elle coupe une ligne de ravitaillement de l’ennemi.',
    'worth-hunt': 'En {hex}, elle est plus près des ennemis qu’elle veut attaquer.',
    'worth-safe': 'Elle est moins en danger en {hex}.',
    'worth-supply': 'De {hex}, elle peut tracer une ligne de ravitaillement.',
  },
} as const
