/**
 * What readers of records, positions, links and files fail with, in French, by their own English
 * words. A gap of the English is `{}`; the French takes it by its number, `{1}`. A gap that holds a
 * failure itself is `{2+}`, one that holds the kind of a thing `{1=}`.
 */
export const failuresFr: Readonly<Record<string, string>> = {
  // Links, files and settings
  'the link carries no game': 'le lien ne porte aucune partie',
  'the link carries too much': 'le lien porte trop de choses',
  'the link is damaged': 'le lien est abîmé',
  'the dice are made without what this browser added':
    'les dés ont été tirés sans ce que ce navigateur y avait ajouté',
  'there is no such game': 'cette partie n’existe pas',
  'choice {} was not told': 'le choix {1} n’a pas été communiqué',
  unknown: 'cette table n’existe pas, ou n’est pas pour vous',
  'nobody teaches {}': 'personne n’enseigne {1}',
  'no line says "{}"': 'aucune ligne ne dit « {1} »',
  'the file has more than {} characters': 'le fichier a plus de {1} caractères',
  'the file is larger than {}': 'le fichier dépasse {1} caractères',
  'more than {} lines': 'plus de {1} lignes',
  'a character is broken': 'un caractère est illisible',
  'the line is too long': 'la ligne est trop longue',
  'the line is not complete': 'la ligne est incomplète',
  'the check is missing': 'le sceau manque',
  'the check does not fit: this line was changed':
    'le sceau ne concorde pas : cette ligne a été modifiée',

  // Records
  'a record begins with "{}"': 'un relevé commence par « {1} »',
  'there is no line "moves"': 'il n’y a pas de ligne « moves »',
  '"moves" stands alone, but for its dice': '« moves » n’est suivi que de ses dés',
  'only lines of a position are set in': 'seules les lignes d’une position sont en retrait',
  'a second "{}"': 'un second « {1} »',
  'a second line for {}': 'une seconde ligne pour {1}',
  'a second option {}': 'une seconde option {1}',
  '"{}" says nothing': '« {1} » ne dit rien',
  'a record has no line "{}"': 'un relevé n’a pas de ligne « {1} »',
  'no line says which game this is': 'aucune ligne ne dit quel est le jeu',
  'these are no dice: "[{}]"': 'ce ne sont pas des dés : « [{1}] »',
  'a move is a seat and its choice: "{}"': 'un coup est une place et son choix : « {1} »',
  'the header has no {}': 'il manque {1} à l’en-tête',
  'the game is not over': 'la partie n’est pas finie',
  'nobody looks from there': 'personne ne regarde de là',
  'no game is as long as this': 'aucune partie n’est aussi longue',
  'no such seat: "{}"': 'aucune place « {1} »',
  'no such seat: "{}" is not {}': 'aucune place « {1} » ; il y a {2}',
  'the dice of the seed are {}': 'les dés de la graine sont {1}',
  'this is move {}': 'c’est le coup {1}',
  'the position is ={}': 'la position est ={1}',
  'nobody ends a game like this': 'personne ne termine une partie ainsi',
  'the game was over before': 'la partie était déjà finie',
  'there is no result': 'il n’y a pas de résultat',
  'the result is "{}"': 'le résultat est « {1} »',
  'no such game: "{}"': 'aucun jeu « {1} »',
  'this is no id': 'ce n’est pas un identifiant',
  '64 hexadecimal digits go here': 'il faut ici 64 chiffres hexadécimaux',
  'the dice of a seed depend on the id, which is missing':
    'les dés d’une graine dépendent de l’identifiant, qui manque',
  'the seed is not the one committed to': 'la graine n’est pas celle de l’engagement',
  'this is what a viewer knew of a game: what others hid is missing':
    'c’est ce qu’un spectateur savait de la partie : ce que d’autres cachaient manque',
  'the envelope is not of this game': 'l’enveloppe n’est pas de cette partie',
  '{} is refused: {}': '« {1} » est refusé : {2}',
  'dice are asked for, and the seed is not known': 'il faut des dés, et la graine est inconnue',
  '{} dice are given, {} were asked for': '{1} dés sont donnés, {2} étaient demandés',
  'die {} is asked for, the script has {}': 'il faut un dé {1}, il n’y en a que {2}',
  'die {} of the script is {}, the rules roll 1 to {}':
    'le dé {1} donne {2}, la règle le jette de 1 à {3}',
  'a view begins with "view" and who looks': 'une vue commence par « view » et qui regarde',

  // Tables
  'an id is 1 to 64 letters, digits, ".", "_" or "-"':
    'un identifiant a de 1 à 64 lettres, chiffres, « . », « _ » ou « - »',
  'a seed is 64 hexadecimal digits': 'une graine a 64 chiffres hexadécimaux',
  'a contribution is 64 hexadecimal digits': 'une contribution a 64 chiffres hexadécimaux',
  'a commitment is 64 hexadecimal digits': 'un engagement a 64 chiffres hexadécimaux',
  'there are {} seats': 'il y a {1} places',
  'nobody can go on from this position': 'personne ne peut continuer depuis cette position',

  // Scenarios, options, choices
  'a position has its scenario and options inside':
    'une position contient son scénario et ses options',
  'there is neither a scenario nor a position': 'il n’y a ni scénario ni position',
  'no such scenario: "{}"': 'aucun scénario « {1} »',
  'no such option: "{}"': 'aucune option « {1} »',
  '{} is one of {}': '{1} vaut l’un de {2}',
  'option {} is {}': 'l’option {1} vaut {2}',
  'option {} is {}; not "{}"': 'l’option {1} vaut {2}, et non « {3} »',
  'no such choice: "{}"': 'aucun choix « {1} »',
  '"{}" takes no target': '« {1} » n’a pas de cible',
  '"{}" takes one target': '« {1} » a une seule cible',
  '"{}" is not a number': '« {1} » n’est pas un nombre',
  'no such {}: "{}"': 'nom inconnu ({1=}) : « {2} »',

  // Positions
  'a position is not that long': 'une position n’est pas si longue',
  '"{}" is expected here': '« {1} » est attendu ici',
  '"{}" stands in line {} too': '« {1} » est aussi à la ligne {2}',
  '"{}" stands here twice': '« {1} » est ici deux fois',
  'unknown line: "{}"': 'ligne inconnue : « {1} »',
  '"{}" is no {}': '« {1} » ne convient pas à {2}',
  '"{}" has one value': '« {1} » a une seule valeur',
  '{} is {}': '{1} vaut {2}',
  'no such state of a unit: "{}"': 'aucune unité n’a cet état : « {1} »',
  'no unit does this: "{}"': 'aucune unité ne fait cela : « {1} »',
  '"{}" is no entry hex with a number of steps':
    '« {1} » n’est pas un hex d’arrivée avec un nombre de pas',
  '"{}" has two numbers, German and Allied': '« {1} » a deux nombres, allemand et allié',

  // What cannot be so, in any game
  '{} is nowhere': '{1} n’est nulle part',
  'the counts of {} are wrong': 'les comptes de {1} sont faux',
  'nobody retreats': 'personne ne fait retraite',
  'nobody decides "{}"': 'personne ne décide « {1} »',
  'nobody decides': 'personne ne décide',
  'a winner has a kind of victory': 'à tout vainqueur sa sorte de victoire',
  '"{}" needs {}': 'il faut {2} à « {1} »',

  // In Arras
  '{} is off the map, neither Spent nor locked':
    '{1} est hors de la carte, donc ni Fatiguée ni bloquée',
  '{} has no R counter': '{1} n’a pas de pion R',
  '{} does not count for ARR-13.6': '{1} ne compte pas pour ARR-13.6',
  '{} awaits its release': '{1} attend sa libération',
  '{} may not be in {}': '{1} ne peut pas être à {2}',
  '{} has spent more MF than it has': '{1} a dépensé plus de FM que les siens',
  '{} is Spent and moves': '{1} se déplace sur sa face Fatiguée',
  'too many units in {}': 'trop d’unités à {1}',
  'nobody controls {}': 'personne ne contrôle {1}',
  'the wrong side controls {}': 'le mauvais camp contrôle {1}',
  'the Germans cannot have taken {}': 'les Allemands ne peuvent pas avoir pris {1}',
  'a game is over if it has a winner': 'une partie est finie si elle a un vainqueur',
  'nobody plays the Allies': 'personne ne joue les Alliés',
  'nobody holds the Advantage': 'personne ne détient l’Avantage',
  '"{}" needs assault': 'il faut un assaut à « {1} »',
  'the size of the assaulting group is wrong': 'la taille du groupe d’assaut est fausse',
  'nobody assaults': 'personne ne donne l’assaut',
  '{} is released': '{1} est déjà libérée',

  // In Celles
  '{} has no reduced counter': '{1} n’a pas de pion à puissance réduite',
  '{} has two supply markers': '{1} a deux marqueurs de ravitaillement',
  '{} is off the map and has no state': '{1} est hors de la carte, donc sans état',
  '{} cannot withdraw': '{1} ne peut pas se replier',
  '{} has withdrawn': '{1} s’est repliée',
  '{} does not wait': '{1} n’est pas en attente',
  '{} takes no part in a combat': '{1} ne prend part à aucun combat',
  '{} attacks and defends': '{1} attaque et défend à la fois',
  'the trucks are on no unit of the 84th': 'les camions ne sont sur aucune unité de la 84e',
  'the losses are wrong': 'les pertes sont fausses',
  'there are not so many actions': 'il n’y a pas tant d’actions',
  'too many actions used': 'trop d’actions ont été jouées',
  '{} is over the Meuse': '{1} est au-delà de la Meuse',
  '{} is in the enemy Rear Area': '{1} est dans la Zone Arrière ennemie',
  'too many steps in {}': 'trop de pas en {1}',
  'two sides in {}': 'deux camps en {1}',
  'a hex was passed or was not': 'un hex est traversé ou ne l’est pas',
  'nothing to spare in {}': 'rien de trop en {1}',
  'the chit {} cannot lie there': 'le marqueur {1} ne peut pas être là',
  'the chit drawn is of the other side': 'le marqueur tiré est de l’autre camp',
  'the chit drawn is not on the track': 'le marqueur tiré n’est pas sur la piste',
  'a game is over if it has been decided': 'une partie est finie si elle est décidée',
  'turn 0 is the set-up': 'le tour 0 est le placement',
  '"{}" is no part of an Action Phase': '« {1} » n’est pas d’une Phase d’Actions',
  'it is nobody’s Action Phase': 'ce n’est la Phase d’Actions de personne',
  'there is a first player': 'il faut un premier joueur',
  'no loss is followed by a decision': 'aucune perte n’est suivie d’une décision',
  'the active unit is of the other side': 'l’unité active est de l’autre camp',
  'the active unit is not activated': 'l’unité active n’est pas activée',
  'the phasing player moves': 'c’est le joueur en phase qui se déplace',
  'the active unit is not on the map': 'l’unité active n’est pas sur la carte',
  'the active unit has spent more MP than it has':
    'l’unité active a dépensé plus de PM que les siens',

  // Board packs
  'board pack, {}: {}': 'correctif de carte, {1} : {2+}',
  '{}: {}': '{1} : {2+}',
  'the pack is nested too deeply': 'le correctif est trop imbriqué',
  'the pack is not JSON': 'le correctif n’est pas du JSON',
  'the pack is too large': 'le correctif est trop grand',
  '{}.{} is corrected twice': '{1}.{2} est corrigé deux fois',
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
  "a unit of {} is written '{}'": 'une unité de {1} s’écrit « {2} »',
  "unknown hex '{}'": 'hex inconnu « {1} »',
  'terrain is c, r, w, T, or C, R, W with a village':
    'le terrain est c, r, w, T, ou C, R, W avec un village',
  '{} is a town that scores': '{1} est une ville à points',
  '{} is in both Rear Areas': '{1} est dans les deux Zones Arrière',
  'the German Rear Area touches the map edge':
    'la Zone Arrière allemande touche le bord de la carte',
  '{} sets up in {}': '{1} se place en {2}',
  'must be a list of hexes': 'il faut une liste d’hexs',
  'columns are {}': 'les colonnes sont {1}',
  'a column has {} results': 'une colonne a {1} résultats',
  "'{}' is no result such as '-/1RD'": '« {1} » n’est pas un résultat comme « -/1RD »',
  'disruptsUpTo and failsUpTo are whole numbers in this order':
    'disruptsUpTo et failsUpTo sont des nombres entiers dans cet ordre',
  'turns are 1 to {}': 'les tours vont de 1 à {1}',
  'two numbers 0 to {}, German and Allied': 'deux nombres de 0 à {1}, allemand et allié',

  // In Frontline
  'campaign, {}: {}': 'campagne, {1} : {2+}',
  'campaign, {}: must be a list of cards': 'campagne, {1} : il faut une liste de cartes',
  'campaign, {}: "{}" is not a card of the game':
    'campagne, {1} : « {2} » n’est pas une carte du jeu',
  'campaign, dead: "{}" is in this battle, and must be missing':
    'campagne, dead : « {1} » est de cette bataille, et doit figurer dans missing',
  'campaign, {}: "{}" is not in this battle': 'campagne, {1} : « {2} » n’est pas de cette bataille',
  'a free battle takes no campaign': 'une bataille libre n’est d’aucune campagne',
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
  'counters are marked as passed on outside the phase for it':
    'des pions sont marqués comme transmis hors de la phase prévue',
  'soldiers are marked as having left or joined outside the phase for it':
    'des soldats sont marqués comme partis ou arrivés hors de la phase prévue',
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
  '{} terrains expected': 'il faut {1} terrains',
  'more cards than the deck has': 'plus de cartes que la pioche n’en a',
  '"{}" is not a number up to {}': '« {1} » n’est pas un nombre jusqu’à {2}',
  '{} numbers expected': 'il faut {1} nombres',
  '"{}" needs a number, such as attack:2': 'il faut un nombre à « {1} », par exemple attack:2',
  'no such state of a soldier: "{}"': 'aucun soldat n’a cet état : « {1} »',
  '"nothing" is not a counter: leave it out': '« nothing » n’est pas un pion : ne l’écrivez pas',
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
export const kindsFr: Readonly<Record<string, string>> = {
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
