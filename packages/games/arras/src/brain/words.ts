/** Why the computer does what it does, in both languages: ICU messages by key of the consideration. */
export const considerations = {
  en: {
    assault:
      'Assault on {place} with {units, plural, one {# unit} other {# units}}: {chance, number, percent} chance of Success, with the Combat Support available to both sides.',
    bombard: 'Bombardment of {place} by {unit}: {chance, number, percent} chance of Success.',
    take: '{unit} sets out for {place}{count, plural, =0 {} one {, to take one location from the enemy} other {, to take # locations from the enemy}}.',
    go: '{unit} sets out for {place}, where it is more useful.',
    pass: 'Nothing left to do is worth its risk: the best assault, on {place}, has a {chance, number, percent} chance of Success.',
    'pass-idle': 'There is nothing left to do.',
    refresh: 'Refreshed units in {place} could attack again.',
    prolong: 'Fresh units on both sides are worth more than the Advantage.',
    'end-phase': 'Fresh units on both sides would not be worth the Advantage.',
    point: '{unit} leads: {chance, number, percent} chance of Success before any Combat Support.',
    forward:
      '{unit} is the Forward Unit: {chance, number, percent} chance of Success for the attacker before any Combat Support.',
    support:
      'A third die changes the attacker’s chance of Success from {before, number, percent} to {after, number, percent}.',
    'no-support':
      'No Combat Support is called, although it could change the attacker’s chance of Success from {before, number, percent} to {after, number, percent}.',
    reroll: 'The next roll is a Success of the attacker in {chance, number, percent} of cases.',
    'reroll-other': 'This roll matters more than the Advantage.',
    accept: 'The Advantage is worth more than another roll.',
    loss: 'This is the cheapest loss.',
    retreat: '{place} is the best place to retreat to.',
    withdraw: '{unit} is worth more than what it could still hold in {place}.',
    stand: '{place} is worth holding.',
    reorganize: 'A reorganization costs nothing.',
    'set-up': 'The groups are placed about where they stood on 21 May 1940.',
    entry: '{place} is nearest to the objectives.',
    bid: 'The Allies are thought to reach about {bid} VP.',
    'worth-automatic': 'Control of {place} would decide the game at the end of the turn.',
    'worth-path': '{count, plural, one {# VP hangs} other {# VP hang}} on {place}.',
    'worth-gort': '{place} counts for Gort’s decision.',
  },
  fr: {
    assault:
      'Assaut sur {place} avec {units, plural, one {# unité} other {# unités}} : {chance, number, percent} de chances de Réussite, avec le Soutien de Combat disponible de part et d’autre.',
    bombard:
      'Bombardement de {place} par {unit} : {chance, number, percent} de chances de Réussite.',
    take: '{unit} part vers {place}{count, plural, =0 {} one { pour prendre un secteur à l’ennemi} other { pour prendre # secteurs à l’ennemi}}.',
    go: '{unit} part vers {place}, plus utile là-bas.',
    pass: 'Plus rien ne vaut le risque : le meilleur assaut, sur {place}, a {chance, number, percent} de chances de Réussite.',
    'pass-idle': 'Il n’y a plus rien à faire.',
    refresh: 'Les unités rafraîchies à {place} pourraient attaquer encore une fois.',
    prolong: 'Des unités Fraîches des deux côtés valent mieux que l’Avantage.',
    'end-phase': 'Des unités Fraîches des deux côtés ne vaudraient pas l’Avantage.',
    point:
      '{unit} mène l’assaut : {chance, number, percent} de chances de Réussite avant tout Soutien de Combat.',
    forward:
      '{unit} est l’Unité Avancée : {chance, number, percent} de chances de Réussite pour l’attaquant avant tout Soutien de Combat.',
    support:
      'Un troisième dé fait passer les chances de Réussite de l’attaquant de {before, number, percent} à {after, number, percent}.',
    'no-support':
      'Pas de Soutien de Combat, bien qu’il puisse faire passer les chances de Réussite de l’attaquant de {before, number, percent} à {after, number, percent}.',
    reroll:
      'Le jet suivant est une Réussite de l’attaquant dans {chance, number, percent} des cas.',
    'reroll-other': 'Ce jet compte plus que l’Avantage.',
    accept: 'L’Avantage vaut plus qu’une relance.',
    loss: 'C’est la perte la moins coûteuse.',
    retreat: 'C’est vers {place} que la retraite est la meilleure.',
    withdraw: '{unit} vaut plus que ce qu’elle pourrait encore tenir à {place}.',
    stand: '{place} vaut la peine d’être tenu.',
    reorganize: 'Une réorganisation ne coûte rien.',
    'set-up': 'Les groupes sont placés à peu près là où ils étaient le 21 mai 1940.',
    entry: '{place} est au plus près des objectifs.',
    bid: 'Les Alliés devraient atteindre environ {bid} PV.',
    'worth-automatic': 'Le contrôle de {place} déciderait de la partie à la fin du tour.',
    'worth-path': '{count, plural, one {# PV dépend} other {# PV dépendent}} de {place}.',
    'worth-gort': '{place} compte pour la décision de Gort.',
  },
} as const
