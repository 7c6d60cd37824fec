import type { Failures } from './form.ts'

/**
 * What readers of records, positions, links and files fail with, in French, by their own English
 * words. A gap of the English is `{}`; the French takes it by its number, `{1}`. A gap that holds a
 * failure itself is `{2+}`, one that holds the kind of a thing `{1=}`.
 */
const sentences: Readonly<Record<string, string>> = {
  // Links, files and settings
  'the link carries no game. Copy it again':
    'le lien ne contient aucune partie. Copiez-le à nouveau',
  'the link carries too much. Share the game as a file':
    'le lien contient trop de données. Partagez la partie par un fichier',
  'the link cannot be read: part of it is missing or changed. Copy it again':
    'le lien est illisible : il en manque une partie, ou elle a été changée. Copiez-le à nouveau',
  'this is not the game that this browser saw': 'ce n’est pas la partie que ce navigateur a vue',
  'dice were passed over where this browser was told of no take-back':
    'des dés ont été sautés là où ce navigateur n’a entendu parler d’aucune reprise',
  'the dice must include the number this browser added, and they do not':
    'les dés doivent inclure le nombre ajouté par ce navigateur, et ce n’est pas le cas',
  'there is no such game': 'cette partie n’existe pas',
  'choice {} was not told': 'le choix {1} n’a pas été communiqué',
  unknown: 'cette table n’existe pas, ou n’est pas pour vous',
  'there is no lesson for {}': 'il n’y a pas de leçon pour {1}',
  'no line says "{}"': 'aucune ligne ne dit « {1} »',
  'the file is too large: it must not exceed {} characters':
    'le fichier est trop grand : il ne doit pas dépasser {1} caractères',
  'the file is too long: it must not exceed {} lines':
    'le fichier est trop long : il ne doit pas dépasser {1} lignes',
  'not valid UTF-8: save the file as UTF-8':
    'ce n’est pas de l’UTF-8 valide : enregistrez le fichier en UTF-8',
  'the line is too long': 'la ligne est trop longue',
  'the line is not complete': 'la ligne est incomplète',
  'no checksum on this line. Is this an Estafette record?':
    'aucune somme de contrôle sur cette ligne. Est-ce bien un fichier de partie d’Estafette ?',
  'the checksum does not match: this line was edited':
    'la somme de contrôle ne concorde pas : cette ligne a été modifiée',

  // Records
  'not an Estafette record: the first line must be "{}"':
    'ce n’est pas un fichier de partie d’Estafette : la première ligne doit être « {1} »',
  'missing line "moves"': 'il manque la ligne « moves »',
  'after "moves" only its dice may follow, and not other words':
    'après « moves » ne peuvent suivre que ses dés, et pas d’autres mots',
  'this line must not be indented: only position lines may be':
    'cette ligne ne doit pas être en retrait : seules celles d’une position peuvent l’être',
  'duplicate line "{}"': 'ligne « {1} » en double',
  'duplicate line for {}': 'ligne en double pour {1}',
  'duplicate option {}': 'option {1} en double',
  'missing value after "{}"': 'il manque une valeur après « {1} »',
  'missing line "game": it must name the game':
    'il manque la ligne « game », qui doit nommer le jeu',
  'dice must be numbers in brackets, got "[{}]"':
    'les dés doivent être des nombres entre crochets, et non « [{1}] »',
  'a move must be a seat and its choice, got "{}"':
    'un coup doit être une place et son choix, et non « {1} »',
  'missing line "{}" in the header': 'il manque la ligne « {1} » dans l’en-tête',
  'a result is given, but the game is not over':
    'un résultat est donné, mais la partie n’est pas finie',
  'unknown viewer: it must be "public" or a seat such as "seat-1"':
    'point de vue inconnu : il faut « public » ou une place comme « seat-1 »',
  'too many moves: no game of this kind is that long':
    'trop de coups : aucune partie de ce jeu n’est aussi longue',
  'no such seat: "{}"': 'aucune place « {1} »',
  'no such seat: "{}" is not {}': 'aucune place « {1} » ; il y a {2}',
  'dice do not match the seed: expected {}':
    'les dés ne correspondent pas à la graine : {1} attendu',
  'wrong move number: expected {}': 'mauvais numéro de coup : {1} attendu',
  'position hash does not match: expected ={}':
    'l’empreinte de la position ne concorde pas : ={1} attendu',
  'unknown ending: it must be "agreed", or "resigned" or "overtime" with a seat':
    'fin inconnue : il faut « agreed », ou « resigned » ou « overtime » avec une place',
  'the game must not be over already when its players end it':
    'la partie ne doit pas être déjà finie quand ses joueurs y mettent fin',
  'missing line "result": the game is over': 'il manque la ligne « result » : la partie est finie',
  'wrong result: expected "{}"': 'mauvais résultat : « {1} » attendu',
  'no such game: "{}"': 'aucun jeu « {1} »',
  'not a game id: 1 to 64 letters, digits, ".", "_" or "-" expected':
    'ce n’est pas un identifiant de partie : de 1 à 64 lettres, chiffres, « . », « _ » ou « - » attendus',
  '64 hexadecimal digits expected': '64 chiffres hexadécimaux attendus',
  'the dice of a seed depend on the id, which is missing':
    'les dés d’une graine dépendent de l’identifiant, qui manque',
  'the seed is not the one committed to': 'la graine n’est pas celle de l’engagement',
  'this is what a viewer knew of a game: what others hid is missing':
    'c’est ce qu’un spectateur savait de la partie : ce que d’autres cachaient manque',
  'the envelope is not of this game': 'l’enveloppe n’est pas de cette partie',
  '{} is not allowed: {}': '« {1} » n’est pas permis : {2}',
  'dice are asked for, and the seed is not known': 'il faut des dés, et la graine est inconnue',
  'wrong number of dice: got {}, expected {}': 'mauvais nombre de dés : {1} donnés, {2} attendus',
  'die {} is missing: there are only {}': 'il manque le dé {1} : il n’y en a que {2}',
  'die {} is {}, but it must be 1 to {}': 'le dé {1} donne {2}, mais il doit être de 1 à {3}',
  'the first line must be "view" and its viewer':
    'la première ligne doit être « view » et son point de vue',

  // Tables
  'the game is not over': 'la partie n’est pas finie',
  'a game id must be 1 to 64 letters, digits, ".", "_" or "-"':
    'un identifiant de partie doit avoir de 1 à 64 lettres, chiffres, « . », « _ » ou « - »',
  'a seed must be 64 hexadecimal digits': 'une graine doit avoir 64 chiffres hexadécimaux',
  'a contribution must be 64 hexadecimal digits':
    'une contribution doit avoir 64 chiffres hexadécimaux',
  'a commitment must be 64 hexadecimal digits': 'un engagement doit avoir 64 chiffres hexadécimaux',
  'too many names: this game has {} seats': 'trop de noms : cette partie a {1} places',
  'no player has a legal choice in this position':
    'aucun joueur n’a de choix permis dans cette position',

  // Scenarios, options, choices
  'a scenario, option or pack must not be given beside a position: write it inside':
    'un scénario, une option ou un correctif ne doit pas accompagner une position : écrivez-le dedans',
  'missing start: a scenario or a position expected':
    'il manque le début : un scénario ou une position attendus',
  'no such scenario: "{}"': 'aucun scénario « {1} »',
  'no such option: "{}"': 'aucune option « {1} »',
  'option {} must be one of {}': 'l’option {1} doit être l’une de {2}',
  'option {} must be {}, got "{}"': 'l’option {1} doit être {2}, et non « {3} »',
  'no such choice: "{}"': 'aucun choix « {1} »',
  '"{}" takes no target. Leave it out': '« {1} » n’a pas de cible. N’en donnez pas',
  '"{}" needs a target, and no more than one': '« {1} » demande une cible, et pas plus d’une',
  '"{}" is not a number': '« {1} » n’est pas un nombre',
  'no such {}: "{}"': 'nom inconnu ({1=}) : « {2} »',

  // Positions
  'the text is too long for a position': 'le texte est trop long pour une position',
  '"{}" expected here': '« {1} » est attendu ici',
  'duplicate "{}": it is in line {} too': '« {1} » en double : il est aussi à la ligne {2}',
  'duplicate "{}" in this line': '« {1} » en double dans cette ligne',
  'unknown line: "{}"': 'ligne inconnue : « {1} »',
  '"{}" must be a whole number from {} to {}, got "{}"':
    '« {1} » doit être un nombre entier de {2} à {3}, et non « {4} »',
  '"{}" must be a multiple of 0.5 from {} to {}, got "{}"':
    '« {1} » doit être un multiple de 0,5 de {2} à {3}, et non « {4} »',
  '"{}" must be one of {}, got "{}"': '« {1} » doit être l’un de {2}, et non « {3} »',
  'unknown value of "{}": "{}"': 'valeur inconnue de « {1} » : « {2} »',
  '"{}" must have one value': '« {1} » doit avoir une seule valeur',
  'unknown state of a unit: "{}"': 'état d’unité inconnu : « {1} »',
  'unknown mark of a unit: "{}"': 'marque d’unité inconnue : « {1} »',
  '"{}" must be an entry hex and a number of steps, such as "0512:4"':
    '« {1} » doit être un hex d’arrivée et un nombre de pas, comme « 0512:4 »',
  '"{}" must have two numbers, German and Allied':
    '« {1} » doit avoir deux nombres, allemand et allié',

  // What cannot be so, in several games
  '{} has no place on or off the map': '{1} n’a de place ni sur la carte ni hors carte',
  'the counts of {} do not match the units there':
    'les comptes de {1} ne correspondent pas aux unités présentes',
  'the position has a retreat, but no unit that retreats':
    'la position a une retraite, mais aucune unité qui la fait',
  'the step must be a decision, and "{}" is not one':
    'l’étape doit être une décision, et « {1} » n’en est pas une',
  'missing "decider": no side is to decide': 'il manque « decider » : aucun camp n’a la décision',
  'the winner has no kind of victory': 'le vainqueur n’a pas de type de victoire',
  '"{}" needs {}': 'il faut {2} à « {1} »',

  // In Arras
  '{} is off the map, so it must not be Spent or locked':
    '{1} est hors carte, donc ne doit être ni Fatiguée ni bloquée',
  '{} cannot be reduced: it has no R counter':
    '{1} ne peut pas être réduite : elle n’a pas de pion R',
  '{} is German, so it cannot count for ARR-13.6':
    '{1} est allemande, donc ne peut pas compter pour ARR-13.6',
  '{} awaits its release, so it cannot be reduced':
    '{1} attend sa libération, donc ne peut pas être réduite',
  '{} may not be in {}': '{1} ne peut pas être à {2}',
  '{} has spent too many MF': '{1} a dépensé trop de FM',
  '{} is Spent, so it cannot be moving': '{1} est Fatiguée, donc ne peut pas se déplacer',
  'too many units in {}': 'trop d’unités à {1}',
  '{} must be controlled by a side': '{1} doit être contrôlé par un camp',
  '{} must be controlled by the side with units there':
    '{1} doit être contrôlé par le camp qui y a des unités',
  'the Germans cannot have taken {}': 'les Allemands ne peuvent pas avoir pris {1}',
  'a game must be over if it has a winner, and only then':
    'une partie doit être finie si elle a un vainqueur, et seulement alors',
  'no seat plays the Allies': 'aucune place ne joue les Alliés',
  'no side holds the Advantage': 'aucun camp ne détient l’Avantage',
  '"{}" needs assault': 'il faut un assaut à « {1} »',
  '"group-size" does not match the number of assaulting units':
    '« group-size » ne correspond pas au nombre d’unités qui donnent l’assaut',
  'the position has an assault, but no assaulting unit':
    'la position a un assaut, mais aucune unité qui le donne',
  '{} is in a released group, so it must not be locked':
    '{1} est d’un groupe libéré, donc ne doit pas être bloquée',

  // In Celles
  '{} cannot be reduced: it has no such side':
    '{1} ne peut pas être réduite : elle n’a pas cette face',
  '{} has too many supply markers: one at most':
    '{1} a trop de marqueurs de ravitaillement : un au plus',
  '{} is off the map and has no state': '{1} est hors carte, donc sans état',
  '{} cannot withdraw': '{1} ne peut pas se replier',
  '{} has withdrawn, so it cannot be here': '{1} s’est repliée, donc ne peut pas être ici',
  '{} is not waiting, so it cannot be entering':
    '{1} n’est pas en attente, donc ne peut pas entrer',
  '{} takes no part in a combat': '{1} ne prend part à aucun combat',
  '{} cannot attack and defend at once': '{1} ne peut pas attaquer et défendre à la fois',
  'the trucks are on no unit of the 84th': 'les camions ne sont sur aucune unité de la 84e',
  '"losses" does not match the steps lost': '« losses » ne correspond pas aux pas perdus',
  'too many actions: 9 at most': 'trop d’actions : 9 au plus',
  'too many actions used': 'trop d’actions ont été jouées',
  '{} cannot be beyond the Meuse': '{1} ne peut pas être au-delà de la Meuse',
  '{} cannot be in the enemy Rear Area': '{1} ne peut pas être dans la Zone Arrière ennemie',
  'too many steps in {}': 'trop de pas en {1}',
  '{} must not hold units of both sides': '{1} ne doit pas contenir d’unités des deux camps',
  'a hex must be marked as passed once at most, not more':
    'un hex doit être marqué comme traversé une fois au plus, pas davantage',
  '{} has no overstacking to be spared': '{1} n’a pas d’empilement excessif à tolérer',
  'the chit {} cannot lie there': 'le marqueur {1} ne peut pas être là',
  'the chit drawn must be of the phasing side': 'le marqueur tiré doit être du camp en phase',
  'the chit drawn is not on the track': 'le marqueur tiré n’est pas sur la piste',
  'a game must be over if its victory is decided, and only then':
    'une partie doit être finie si la victoire est acquise, et seulement alors',
  'turn 0 must be the set-up, and no other turn':
    'le tour 0 doit être celui du placement, et aucun autre',
  '"{}" is not part of an Action Phase, so no side may be phasing':
    '« {1} » n’est pas d’une Phase d’Actions, donc aucun camp ne doit être en phase',
  'missing "phasing": no side has the Action Phase':
    'il manque « phasing » : aucun camp n’a la Phase d’Actions',
  'no first player named': 'aucun premier joueur n’est indiqué',
  'after losses the game must resume with a step that is not a decision':
    'après des pertes, le jeu doit reprendre par une étape qui n’est pas une décision',
  'the active unit must be of the phasing side': 'l’unité active doit être du camp en phase',
  'the active unit is not activated': 'l’unité active n’est pas activée',
  'the decider must be the phasing player': 'la décision doit être au joueur en phase',
  'the active unit is not on the map': 'l’unité active n’est pas sur la carte',
  'the active unit has spent too many MP': 'l’unité active a dépensé trop de PM',

  // Board packs
  'no strength may be above {}': 'aucune force ne peut dépasser {1}',
  'the used side must not be stronger': 'la face utilisée ne doit pas être plus forte',
  'every side must have a defence strength': 'chaque face doit avoir une défense',
  'the movement allowance must be divisible by three, up to {}':
    'la capacité de mouvement doit être divisible par trois, jusqu’à {1}',
  'the movement allowance must not be 0: only the 3rd Armored unit never moves':
    'la capacité de mouvement ne doit pas être 0 : seule l’unité de la 3rd Armored ne bouge jamais',
  'board pack, {}: {}': 'correctif de carte, {1} : {2+}',
  '{}: {}': '{1} : {2+}',
  'the pack is nested too deeply': 'le correctif est trop imbriqué',
  'the pack is not JSON': 'le correctif n’est pas du JSON',
  'the pack is too large': 'le correctif est trop grand',
  'duplicate correction: {}.{}': 'correction en double : {1}.{2}',
  'must be an object': 'il faut un objet',
  "unknown field '{}'": 'champ inconnu « {1} »',
  "missing field '{}'": 'il manque le champ « {1} »',
  "unknown unit code '{}'": 'unité inconnue « {1} »',
  "'{}' is not of the form attack-defence-movement/spent":
    '« {1} » n’est pas de la forme attaque-défense-mouvement/fatiguée',
  '{} must be a whole number 0..{}': '{1} est un nombre entier de 0 à {2}',
  '{} is a leader: its attack must be 0': '{1} est un chef : son attaque est 0',
  'spentDefence must not exceed defence': 'spentDefence ne dépasse pas defence',
  "unknown location '{}'": 'lieu inconnu « {1} »',
  'tem must be a whole number 1..{}': 'tem est un nombre entier de 1 à {1}',
  'shape must be {}': 'shape est {1}',
  "unknown unit '{}'": 'unité inconnue « {1} »',
  "a unit of {} must be written like '{}'": 'une unité de {1} doit s’écrire comme « {2} »',
  "unknown hex '{}'": 'hex inconnu « {1} »',
  'terrain must be c, r, w, T, or C, R, W with a village':
    'le terrain doit être c, r, w, T, ou C, R, W avec un village',
  '{} must be a town: it scores': '{1} doit être une ville : elle rapporte des points',
  '{} cannot be in both Rear Areas': '{1} ne peut pas être dans les deux Zones Arrière',
  'the German Rear Area must touch the map edge':
    'la Zone Arrière allemande doit toucher le bord de la carte',
  '{} must set up in {}': '{1} doit se placer en {2}',
  'must be a list of hexes': 'il faut une liste d’hexs',
  'columns must be {}': 'les colonnes doivent être {1}',
  'a column must have {} results': 'une colonne doit avoir {1} résultats',
  "'{}' is not a result such as '-/1RD'": '« {1} » n’est pas un résultat comme « -/1RD »',
  'disruptsUpTo and failsUpTo must be whole numbers, the first no greater than the second':
    'disruptsUpTo et failsUpTo doivent être des nombres entiers, le premier pas plus grand que le second',
  'turns must be 1 to {}': 'les tours doivent aller de 1 à {1}',
  'two numbers from 0 to {} expected, German and Allied':
    'deux nombres de 0 à {1} attendus, allemand et allié',

  // In Blitzkrieg
  'unknown state of a soldier: "{}"': 'état de soldat inconnu : « {1} »',
  'unknown mark: "{}"': 'marque inconnue : « {1} »',
  '{} rides in a transport that is not in this battle':
    '{1} est dans un transport qui n’est pas de cette bataille',
  '{} cannot ride in that unit: it must be a transport':
    '{1} ne peut pas monter dans cette unité : il faut un transport',
  '{} must be in the same hex as its transport': '{1} doit être dans le même hex que son transport',
  '{} is off the map, so it cannot retreat': '{1} est hors carte, donc ne peut pas faire retraite',
  '"interdiction" does not match the air units on that mission':
    '« interdiction » ne correspond pas aux unités aériennes dans cette mission',
  '{} must not hold a stack of both sides': '{1} ne doit pas contenir une pile des deux camps',
  'unknown kind of entrenchment': 'type de retranchement inconnu',
  '{} must have a digger while it is being entrenched, and only then':
    '{1} doit avoir une unité qui creuse tant qu’on le retranche, et seulement alors',
  'the unit that digs at {} is not there': 'l’unité qui creuse en {1} n’y est pas',
  'control must be none, german or allied': 'le contrôle doit être none, german ou allied',
  'the stack of {} does not match the units there':
    'la pile de {1} ne correspond pas aux unités présentes',
  'a pontoon must have a river hexside once it is begun, and not before':
    'un ponton doit avoir un côté d’hex de fleuve dès qu’il est commencé, et pas avant',
  'a pontoon under construction must have two builders, and no other':
    'un ponton en construction doit avoir deux unités qui le construisent, et aucun autre',
  'an option must be on or off': 'une option doit être on ou off',
  'missing "zone": no set-up zone named':
    'il manque « zone » : aucune zone de placement n’est indiquée',
  '"{}" does not fit "phasing": a side must be phasing in its own turn, and only then':
    '« {1} » ne va pas avec « phasing » : un camp doit être en phase dans son tour, et seulement alors',
  'this game takes no board pack': 'ce jeu n’admet pas de correctif de carte',
  'no unit can dig in this battle': 'aucune unité ne peut creuser dans cette bataille',
  '"{}" is not the number of a pontoon': '« {1} » n’est pas le numéro d’un ponton',
  '"{}" must be a name and a number, such as "german:3"':
    '« {1} » doit être un nom et un nombre, comme « german:3 »',
  'campaign, {}: {}': 'campagne, {1} : {2+}',
  'campaign, {}: must be a list of force cards':
    'campagne, {1} : il faut une liste de cartes de force',
  'campaign, {}: unknown force card "{}"': 'campagne, {1} : carte de force inconnue « {2} »',
  'a free battle cannot be part of a campaign':
    'une bataille libre ne peut pas faire partie d’une campagne',
  '{} terrains expected': '{1} terrains attendus',
  'too many cards: more than the deck has': 'trop de cartes : plus que la pioche n’en a',
  '"{}" must be a number from 0 to {}': '« {1} » doit être un nombre de 0 à {2}',
  '{} numbers expected': '{1} nombres attendus',
  '"{}" must be a name and a number, such as "attack:2"':
    '« {1} » doit être un nom et un nombre, comme « attack:2 »',
  '"nothing" is not a counter: leave it out': '« nothing » n’est pas un pion : ne l’écrivez pas',

  // In Frontline
  'campaign, dead: "{}" is in this battle, and must be missing':
    'campagne, dead : « {1} » est de cette bataille, et doit figurer dans missing',
  'campaign, {}: "{}" is not in this battle': 'campagne, {1} : « {2} » n’est pas de cette bataille',
  'seat-{} must not decide {} now': 'ce n’est pas à seat-{1} de décider {2} maintenant',
  'no choice is legal in the decision {}': 'aucun choix n’est permis dans la décision {1}',
  'the Key Location must lie on a section, and {} is not one':
    'la Position clé doit être sur une section, et {1} n’en est pas une',
  'the Key Location must be in terrain card 4, 5 or 6':
    'la Position clé doit être dans la carte de terrain 4, 5 ou 6',
  'the decision {} belongs to the set-up: turn must be 0':
    'la décision {1} précède le premier tour : turn doit être 0',
  'the decision {} belongs to a turn: turn must not be 0':
    'la décision {1} est d’un tour de jeu : turn ne peut pas être 0',
  'the first player is missing': 'le premier joueur manque',
  'the cup must be full: no damage is being drawn':
    'le récipient doit être plein : on ne tire aucun pion de dégât',
  'no damage is being drawn, but hits are counted':
    'on ne tire aucun pion de dégât, mais des pions tirés sont comptés',
  'no one digs in, but hits for it are counted':
    'personne ne se retranche, mais des coups sont comptés pour cela',
  'nothing is under way in the decision {}: no actor, mover or attacker may be named':
    'rien n’est en cours dans la décision {1} : ni actor, ni mover, ni attacker ne peuvent y figurer',
  'counters must not be marked as passed on outside the phase for it':
    'des pions ne doivent pas être marqués comme transmis hors de la phase prévue',
  'soldiers must not be marked as having left or joined outside the phase for it':
    'des soldats ne doivent pas être marqués comme partis ou arrivés hors de la phase prévue',
  'soldiers are marked as prepared, but no section prepares':
    'des soldats sont marqués comme préparés, mais aucune section ne se prépare',
  'soldiers are marked as staying, but no section moves':
    'des soldats sont marqués comme restant sur place, mais aucune section ne se déplace',
  '{} is picked, but no forces are being chosen':
    '{1} est choisi, mais on ne choisit pas de forces',
  '{} is not of the nation of the seat that picks it':
    '{1} n’est pas de la nation de la place qui le choisit',
  'no one is to decide, but the game is not over':
    'personne n’a à décider, mais la partie n’est pas finie',
  'the decider is not a seat of this game': 'celui qui décide n’est pas une place de cette partie',
  'the seat whose turn it is, turn-seat, is not a seat of this game':
    'la place dont c’est le tour, turn-seat, n’est pas de cette partie',
  'the seat that answers, speaker, is not a seat of this game':
    'la place qui répond, speaker, n’est pas de cette partie',
  'the Automat must play against one player': 'l’Automate doit jouer contre un seul joueur',
  'the Automat must not be asked: it decides by itself':
    'on n’interroge pas l’Automate : il décide seul',
  'only the Automat has a posture, and it does not play':
    'seul l’Automate a une posture, et il ne joue pas',
  'the game must be over if it has a kind of victory, and only then':
    'la partie doit être finie si elle a une sorte de victoire, et seulement alors',
  'there is a winner, but the game is not over':
    'il y a un vainqueur, mais la partie n’est pas finie',
  'the Allies of {} must be {}: set option nation':
    'les Alliés de {1} doivent être {2} : réglez l’option nation',
  'the Allies of a scenario must start in card 2: set option ends':
    'les Alliés d’un scénario doivent partir de la carte 2 : réglez l’option ends',
  'a scenario has no size: only a free battle does':
    'un scénario n’a pas de taille : seule une bataille libre en a une',
  'the cards listed in the deck are not as many as its size says':
    'les cartes de la pioche ne sont pas aussi nombreuses que sa taille le dit',
  'seat-{} has shown {} but does not hold it': 'seat-{1} a montré {2} mais ne l’a pas en main',
  'the cards listed for seat-{} are not as many as its hand size says':
    'les cartes de seat-{1} ne sont pas aussi nombreuses que la taille de sa main le dit',
  'seat-{} holds cards but does not play': 'seat-{1} a des cartes mais ne joue pas',
  'seat-{} discarded cards but does not play': 'seat-{1} a défaussé des cartes mais ne joue pas',
  'there must be {} of {}, not {}': 'il doit y avoir {1} cartes {2}, et non {3}',
  'night must have fallen by this reshuffle': 'à ce mélange de la pioche, la nuit doit être tombée',
  'the VP of a force must be {}, not {}': 'les PV d’une force doivent être {1}, et non {2}',
  'the VP lost must be {}, not {}': 'les PV perdus doivent être {1}, et non {2}',
  '{} counters {} are too many: a side has {}': '{1} pions {2}, c’est trop : un camp en a {3}',
  'terrain is missing': 'il manque du terrain',
  'the cup has counters that do not exist': 'le récipient contient des pions qui n’existent pas',
  'half of a force is dead, but the game is not over':
    'la moitié d’une force est morte, mais la partie n’est pas finie',
  'half of the losing force is not dead, but the victory is by losses':
    'la moitié de la force vaincue n’est pas morte, mais la victoire est par les pertes',
  'held counts turns, but this side has no card to hold':
    'held compte des tours, mais ce camp n’a aucune carte à tenir',
  'the objective was held long enough, but the game is not over':
    'l’objectif a été tenu assez longtemps, mais la partie n’est pas finie',
  '{} is on the table but in no force': '{1} est sur la table mais dans aucune force',
  'the seat of {} is not a seat of this game': 'la place de {1} n’est pas de cette partie',
  '{} must not fight on this side': '{1} ne combat pas dans ce camp',
  '{} is not of the nation of its seat': '{1} n’est pas de la nation de sa place',
  '{} has no place': '{1} n’a pas de lieu',
  '{} has too many Wounds to live': '{1} a trop de Blessures pour être en vie',
  '{} has more Morale hits than Morale: more than that must be Wounds':
    '{1} a plus de Coups au moral que de Moral : au-delà, ce sont des Blessures',
  '{} is Fearless and must not be pinned': '{1} est Sans peur et ne peut pas être cloué',
  '{} has no Ammo box and must not be empty':
    '{1} n’a pas de case de munition et ne peut pas être vide',
  '{} is not a sniper and must not be concealed':
    '{1} n’est pas un sniper et ne peut pas être dissimulé',
  '{} must not be entrenched: no scenario rule says so':
    '{1} ne peut pas être retranché : aucune règle de scénario ne le dit',
  '{} must not be a veteran outside a campaign': '{1} ne peut pas être vétéran hors d’une campagne',
  '{} must not be Acted: only the head of a section is marked':
    '{1} ne peut pas être Activé : seul le chef d’une section est marqué',
  'the Command of {} must be {}': 'le Commandement de {1} doit être {2}',
  '{} is not a medic and must not have treated':
    '{1} n’est pas médecin et ne peut pas avoir soigné',
  '{} must not be carried: no option says so':
    '{1} ne peut pas être transporté : aucune option ne le dit',
  '{} must not be outfitting: no one is asked for equipment':
    '{1} ne peut pas s’équiper : on ne demande d’équipement à personne',
  '{} has a promotion right that does not exist': '{1} a un droit de promotion qui n’existe pas',
  '{} carries too much: its Equipment value is {}':
    '{1} porte trop : sa valeur d’Équipement est {2}',
  '{} is a vehicle and must not carry {}': '{1} est un véhicule et ne peut pas porter {2}',
  '{} is not on the line but has equipment': '{1} n’est pas sur la ligne mais a de l’équipement',
  '{} is not on the line but in a section': '{1} n’est pas sur la ligne mais dans une section',
  '{} is not on the line but has damage markers':
    '{1} n’est pas sur la ligne mais a des pions de dommage',
  '{} is not on the line but has cards or cover':
    '{1} n’est pas sur la ligne mais a des cartes ou un couvert',
  '{} must not wait: its side has no reinforcements':
    '{1} ne peut pas attendre : son camp n’a pas de renforts',
  '{} is in no section': '{1} n’est dans aucune section',
  '{} must not serve under a leader of another seat':
    '{1} ne peut pas servir sous un chef d’une autre place',
  '{} leads too many soldiers': '{1} commande trop de soldats',
  '{} is not the head of a section and must not have its cover':
    '{1} n’est pas le chef d’une section et ne peut pas en avoir le couvert',
  '{} is not the head of a section and must not have Flanking Positions':
    '{1} n’est pas le chef d’une section et ne peut pas avoir de Position de flanc',
  '{} must be alone: a sniper has no section': '{1} doit être seul : un sniper n’a pas de section',
  '{} must be alone: vehicles and guns serve under no one':
    '{1} doit être seul : véhicules et canons ne servent sous personne',
  '{} must not serve in the section of a vehicle':
    '{1} ne peut pas servir dans la section d’un véhicule',
  '{} must not serve a gun: only Assistants do':
    '{1} ne peut pas servir un canon : seuls les Assistants le font',
  '{} serves under one who does not lead': '{1} sert sous un soldat qui n’est pas chef',
  '{} is not in the card of its section': '{1} n’est pas dans la carte de sa section',
  '{} serves under one who has no Command': '{1} sert sous un soldat sans Commandement',
  'the decision {} needs an actor that is a section on the line':
    'il faut à la décision {1} un actor qui soit une section sur la ligne',
  'the decision {} needs a card that its seat holds':
    'il faut à la décision {1} une carte que sa place ait en main',
  'the decision {} needs an attacker in a force':
    'il faut à la décision {1} un attacker qui soit dans une force',
  'the decision {} needs a target that is an enemy of the attacker':
    'il faut à la décision {1} une cible ennemie de l’attaquant',
  'the decision fire needs a man of the section that fires':
    'il faut à la décision fire un homme de la section qui tire',
  'the decision {} needs an attacker and a target that are enemies':
    'il faut à la décision {1} un attaquant et une cible ennemis',
  'the decision {} needs a sufferer: the attacker or the target':
    'il faut à la décision {1} un sufferer : l’attaquant ou la cible',
  'the decision {} needs firepower that is left':
    'il faut à la décision {1} de la puissance de feu restante',
  'the decision target-choice needs a sniper who fires at an enemy':
    'il faut à la décision target-choice un sniper qui tire sur un ennemi',
  'nothing can be reacted to: neither an attack nor a move is under way':
    'il n’y a rien à quoi réagir : ni attaque ni mouvement en cours',
  'the decision {} needs a mover that is in a force':
    'il faut à la décision {1} un mover qui soit dans une force',
  'the decision {} needs a leader who has fallen': 'il faut à la décision {1} un chef tombé',
  'the decision {} needs an item: a card of the forces':
    'il faut à la décision {1} un item : une carte des forces',
  'the decision {} needs an item: a place for a counter':
    'il faut à la décision {1} un item : une place pour un pion',
  'the decision {} needs its own window': 'il faut à la décision {1} sa propre fenêtre, window',
  'the decision any-time needs a window that is open':
    'il faut à la décision any-time une fenêtre ouverte, window',
}

/** The kinds of things that a reader may not know. */
const kinds: Readonly<Record<string, string>> = {
  unit: 'unité',
  place: 'lieu',
  location: 'lieu',
  hex: 'hex',
  side: 'camp',
  group: 'groupe',
  formation: 'formation',
  tactic: 'marqueur tactique',
  attack: 'type d’attaque',
  chit: 'marqueur',
  step: 'étape',
  seat: 'place',
  scenario: 'scénario',
  victory: 'victoire',
}

export const words: Failures = { sentences, kinds, line: (line, said) => `ligne ${line} : ${said}` }
