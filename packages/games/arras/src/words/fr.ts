import type { Translated } from '@estafette/kernel'
import { words as shared } from '@estafette/kernel/language.fr'
import { bySide, hourOfTurn, modified, numeral } from './names.ts'
import { words as sides } from './sides.fr.ts'
import type { words as en } from './en.ts'

/** Groups that are released in the course of the game; no two of them share a letter. */
const released =
  '{group, select, A {les Français} J {les réserves britanniques} L {les Panzers} other {la 5. Panzer}}'
const releasedSentence =
  '{group, select, A {Les Français sont libérés} J {Les réserves britanniques sont libérées} L {Les Panzers sont libérés} other {La 5. Panzer est libérée}}'
const notReleasedSentence =
  '{group, select, A {Les Français ne sont pas encore libérés} J {Les réserves britanniques ne sont pas encore libérées} L {Les Panzers ne sont pas encore libérés} other {La 5. Panzer n’est pas encore libérée}}'

const alliedModifier = modified('modifier', (modifier) => `, modificateur allié ${modifier}`)

/** What the values of an assault are made of, after the factor. */
const companions = '{companions, plural, =0 {} one { + # autre unité} other { + # autres unités}}'
const penalties =
  '{mixed, plural, =0 {} other { − 1 pour forces mêlées}}{river, plural, =0 {} other { − 1 pour la rivière}}'
const otherDefenders =
  '{freshDefenders, plural, =0 {} one { + # autre unité Fraîche} other { + # autres unités Fraîches}}'

const points = '{casualties, plural, one {# Point de Pertes} other {# Points de Pertes}}'

/** A German division has its number as Germans and French wargamers write it: '7. Pz. Art. 1/78'. */
const germanNumber = (name: string): string => name.replace(/^(\d+)th (?=Pz\.)/, '$1. ')

/** The words, with the names of a board. */
// oxlint-disable-next-line max-lines-per-function -- a table of sentences that share the names of a board
export const words: Translated<typeof en> = ({ places, units, letters, hours }) => ({
  title: 'Counter-Attack : Arras',
  sides,
  scenarios: {
    historical: {
      title: 'Placement historique',
      text: 'Toutes les unités sont là où elles se trouvaient le 21 mai 1940 à 15 h. Les Français à Mont-St-Éloi, les Panzers à Haute-Avesnes, les réserves britanniques et la 5. Panzer sont bloqués jusqu’à leur libération.',
    },
    free: {
      title: 'Placement libre',
      text: 'Les joueurs placent leurs groupes tour à tour, les Allemands en premier, un seul groupe par lieu. Les Français, les réserves britanniques et les Panzers entrent sur la carte à leur libération.',
    },
  },
  options: {
    balance: {
      title: 'Équilibrage',
      text: 'Un handicap pour l’un des camps, quand les joueurs ne sont pas de même force. Au plus un par partie.',
      values: {
        none: 'Aucun',
        'german-air-less':
          'Pour aider les Alliés : un pion de Soutien Aérien allemand de moins par tour, sans descendre au-dessous de 0',
        'reserves-at-eight':
          'Pour aider les Alliés : les réserves britanniques sont aussi libérées dès que les Alliés ont 8 PV',
        'allied-air-less':
          'Pour aider les Allemands : un pion de Soutien Aérien allié de moins par tour',
        'extra-artillery':
          'Pour aider les Allemands : l’unité d’artillerie 3/78 rejoint le groupe B',
        'german-air-more':
          'Pour aider les Allemands : un pion de Soutien Aérien allemand de plus par tour',
      },
    },
    bid: {
      title: 'Enchère pour les camps',
      text: 'Les joueurs enchérissent-ils, avant la partie, pour jouer les Alliés ?',
      values: {
        off: 'Pas d’enchère : chacun garde le camp de sa place et il faut 10 PV aux Alliés à la fin',
        on: 'Enchères secrètes : le plus offrant joue les Alliés et son enchère est le nombre de PV qu’il leur faut',
      },
    },
    'auto-victory': {
      title: 'Victoire Automatique',
      text: 'Combien des Secteurs cerclés de rouge 2, 4, 6 et 7 les Alliés doivent contrôler à la fin d’un tour pour gagner aussitôt.',
      values: {
        '3': 'Trois au choix, comme dans la règle anglaise',
        '4': 'Les quatre, comme dans la règle française',
      },
    },
    prolong: {
      title: 'Prolonger le tour',
      text: 'Quand le détenteur de l’Avantage peut s’en servir pour prolonger le tour. La règle ne le dit pas.',
      values: {
        'any-impulse':
          'Au moment de jouer une impulsion aussi, et quand la Phase de Combat va finir',
        'phase-end': 'Seulement quand la Phase de Combat va finir',
      },
    },
  },
  verbs: {
    bid: 'Enchérir à {target} PV',
    group: 'Placer le {group}',
    place: 'Placer à {place}',
    bring: 'Faire entrer {unit}',
    activate: 'Activer {place}',
    bombard: 'Bombarder avec {unit}',
    aim: 'Viser {place}',
    fire: 'Tirer sans seconde unité',
    refresh: 'Avantage : rafraîchir des unités à {place}',
    freshen: 'Rafraîchir {unit}',
    prolong: 'Avantage : prolonger le tour',
    'end-phase': 'Laisser finir la Phase de Combat',
    pass: 'Passer',
    move: 'Déplacer {unit}',
    assault: 'Assaut sur place avec {unit}',
    to: 'Vers {place}',
    halt: 'S’arrêter ici',
    join: 'Ajouter {unit} à l’assaut',
    attack: 'Donner l’assaut avec ces unités',
    point: 'Unité de Pointe : {unit}',
    forward: 'Unité Avancée : {unit}',
    'no-support': 'Aucun Soutien de Combat',
    air: 'Soutien Aérien',
    artillery: 'Soutien d’artillerie : {unit}',
    reroll: 'Avantage : relancer',
    accept: 'Garder le résultat',
    flip: 'Retourner {unit} sur sa face Fatiguée (2 PP)',
    eliminate: 'Éliminer {unit}',
    retreat: 'Retraite de {unit} (2 PP)',
    next: 'Faire partir {unit}',
    withdraw: 'Retraite volontaire : {unit}',
    stand: 'Plus aucune retraite',
    done: 'Terminer',
    reorganize: 'Réorganiser {unit}',
    remove: 'Retirer définitivement {unit}',
  },
  waits: {
    bid: 'enchère secrète pour le camp allié.',
    'set-up-group': 'placement, choix du prochain groupe.',
    'set-up-place': 'placement du {group}.',
    entry: 'choix du lieu d’entrée d’un groupe libéré.',
    'entry-unit': 'choix de la prochaine unité à entrer.',
    'entry-unit-place': 'choix du lieu d’entrée de {unit}.',
    reroll: 'décision sur une relance grâce à l’Avantage.',
    impulse: 'choix d’une impulsion : activation, bombardement ou passe.',
    prolong: 'décision de prolonger ou non le tour grâce à l’Avantage.',
    refresh: 'choix de la prochaine unité Fatiguée à rafraîchir à {place}.',
    action: 'activation de {place}.',
    walk: 'mouvement de {unit}.',
    group: 'préparation d’un assaut sur {place}.',
    point: 'assaut sur {place}, choix de leur Unité de Pointe.',
    forward: 'assaut sur {place}, choix de leur Unité Avancée.',
    support: 'assaut sur {place}, premiers à décider d’un Soutien de Combat.',
    'counter-support': 'assaut sur {place}, derniers à décider d’un Soutien de Combat.',
    return: 'retour des unités après l’échec de l’assaut sur {place}.',
    casualties: 'pertes à subir à {place}.',
    'retreat-order': 'choix de la prochaine unité qui fait retraite de {place}.',
    retreat: 'choix du lieu de retraite de {unit}.',
    voluntary: 'décision sur une retraite volontaire depuis {place}.',
    overrun: 'suite du Débordement à {place}.',
    aim: 'choix de la cible que {unit} bombarde.',
    'second-gun': 'décision sur une seconde artillerie.',
    bombarded: 'choix de la première unité touchée par le bombardement de {place}.',
    reorganization: 'Réorganisation, choix d’une unité éliminée qui revient.',
    'reorganization-mate': 'choix de l’unité à retirer en échange de {unit}.',
    'reorganization-place': 'choix du lieu où {unit} revient.',
  },
  steps: {
    bid: 'Les deux joueurs : enchérissez en secret, de 1 à 24 PV. Le plus offrant joue les Alliés.',
    'set-up-group': '{side}, placement : choisissez le prochain groupe à placer.',
    'set-up-place': '{side}, placement : choisissez un lieu pour le {group}.',
    entry: '{side}, tour {turn} : choisissez où ' + released + ' entrent en jeu.',
    'entry-unit':
      '{side} : pas de place pour tout le groupe. Choisissez la prochaine unité à entrer.',
    'entry-unit-place': '{side} : choisissez où {unit} entre en jeu.',
    reroll:
      '{side} : {window, plural, =1 {le dé de libération donne {die}} =2 {Initiative, Alliés {die}, Allemands {counterDie}} =5 {le total de Gort est {attackTotal}} other {total d’attaque {attackTotal}, total de défense {defenceTotal}}}. Relancer grâce à l’Avantage ?',
    impulse:
      '{side}, Phase de Combat du tour {turn} : {can, plural, =0 {utilisez l’Avantage} =1 {activez un lieu} =2 {bombardez} other {activez un lieu, bombardez}} ou passez.',
    prolong: '{side} : la Phase de Combat va finir. Prolonger le tour grâce à l’Avantage ?',
    refresh:
      '{side} : choisissez à {place} la prochaine unité Fatiguée à rafraîchir, encore {count}.',
    action:
      '{side}, activation de {place} : choisissez une unité {can, plural, =1 {à déplacer} =2 {pour un assaut} other {pour un mouvement ou un assaut}}{end, plural, =0 {} other {, ou terminez}}.',
    walk: '{side} : {unit} se déplace, encore {mf} FM. Choisissez le lieu suivant{end, plural, =0 {} other {, ou arrêtez}}.',
    group: '{side} : assaut sur {place}. Ajoutez des unités au groupe ou donnez l’assaut.',
    point: '{side} : assaut sur {place}. Choisissez votre Unité de Pointe.',
    forward: '{side} : assaut sur {place}, mené par {unit}. Choisissez votre Unité Avancée.',
    support:
      '{side} : assaut sur {place}. Vous décidez d’abord : un Soutien de Combat (un dé de plus) ?',
    'counter-support':
      '{side} : assaut sur {place}. Vous décidez ensuite : un Soutien de Combat (un dé de plus) ?',
    return:
      '{side} : l’assaut sur {place} a échoué. Choisissez la prochaine unité qui revient en arrière.',
    casualties:
      '{side} : pertes à {place}, {left} PP sur {casualties} à subir, d’abord {forward}. Choisissez.',
    'retreat-order': '{side} : choisissez la prochaine unité qui fait retraite de {place}.',
    retreat: '{side} : choisissez où {unit} fait retraite.',
    voluntary:
      '{side} : choisissez une unité pour une retraite volontaire depuis {place}, ou tenez.',
    overrun: '{side} : Débordement à {place}. Choisissez une unité qui continue, ou terminez.',
    aim: '{side} : choisissez la cible que {unit} bombarde.',
    'second-gun': '{side} : choisissez une seconde artillerie pour une autre cible, ou tirez.',
    bombarded:
      '{side} : bombardement de {place}, {casualties} PP. Quelle unité parmi les plus fortes est touchée d’abord ?',
    reorganization:
      '{side}, Réorganisation : choisissez une unité éliminée qui revient, ou terminez.',
    'reorganization-mate':
      '{side} : choisissez l’unité éliminée à retirer définitivement en échange de {unit}.',
    'reorganization-place': '{side} : choisissez où {unit} revient.',
  },
  reasons: {
    ...shared.reasons,
    'bid-range': 'Une enchère va de 1 à 24 PV.',
    'bid-given': 'Vous avez déjà enchéri, et une enchère est définitive.',
    'group-placed': 'Vous avez déjà placé le {group}.',
    'group-held-back': 'Le {group} allié est tenu en réserve jusqu’à sa libération.',
    'group-panzers-held-back':
      'Les Panzers ({group} allemand) sont tenus en réserve jusqu’à leur libération.',
    'set-up-zone':
      'Les groupes alliés se placent dans les Secteurs 20 à 28 ou les zones D, E et F, pas à {place}.',
    'set-up-zone-german':
      'Les groupes allemands se placent dans les Secteurs 1 à 19 ou les zones A, B et C, pas à {place}.',
    'set-up-taken': 'Un groupe se tient déjà à {place}, et un lieu n’en reçoit qu’un.',
    'set-up-room': 'Empilement : pas de place à {place} pour tout le groupe.',
    'set-up-fifth-panzer':
      'La 5. Panzer (groupe M) se place dans la zone A, et aucun autre groupe ne peut s’y placer.',
    'entry-list-french': 'Les Français entrent en jeu dans le Secteur 20 ou 21, pas à {place}.',
    'entry-list-panzers':
      'Les Panzers entrent en jeu dans la zone D ou le Secteur 14, 15 ou 17, pas à {place}.',
    'entry-list-reserves':
      'Les réserves britanniques entrent en jeu dans la zone D, E ou F, pas à {place}.',
    'entry-enemy': 'L’ennemi occupe {place}, et un autre lieu d’entrée est ouvert.',
    'entry-room': 'Empilement : pas de place à {place}.',
    'entry-unit': '{unit} n’est pas l’une des unités qui entrent maintenant.',
    'entry-free':
      'L’artillerie et les chefs n’entrent que dans des lieux Libres, et {place} ne l’est pas.',
    'not-your-unit': '{unit} n’est pas à vous.',
    'not-on-map': '{unit} n’est pas sur la carte.',
    'not-in-active-area': '{unit} n’est pas dans le Secteur Actif.',
    'no-fresh-unit': 'Vous n’avez aucune unité Fraîche à {place}.',
    spent: '{unit} est sur sa face Fatiguée, et seules les unités Fraîches agissent.',
    locked:
      '{group, select, A {Les Français ne font rien avant leur libération} J {Les réserves britanniques ne font rien avant leur libération} L {Les Panzers ne font rien avant leur libération} other {La 5. Panzer ne fait rien avant sa libération}}.',
    'nothing-possible':
      '{unit, plural, =-1 {Aucune de vos unités de ce lieu ne peut se déplacer ni donner l’assaut.} other {Cette unité ne peut entrer dans aucun lieu.}}',
    'act-first': 'Une activation doit comporter au moins un mouvement ou un assaut.',
    'not-adjacent': '{place} n’est pas un lieu adjacent : {unit} doit s’y rendre de lieu en lieu.',
    'zone-arrow':
      'Aucune flèche de zone ne mène d’ici à {place} : {unit} doit s’y rendre de lieu en lieu.',
    'operational-limit':
      'Les unités allemandes ne peuvent pas se trouver à {place} tant que Rommel n’est pas parti au nord.',
    'entry-only':
      'Les Panzers ne passent par {place} qu’à leur entrée en jeu et n’y reviennent pas tant que Rommel n’est pas parti au nord.',
    'closed-french': 'Le Secteur 21 est Fermé jusqu’à la libération des Français.',
    'closed-panzers': 'Le Secteur 19 est Fermé jusqu’à la libération des Panzers.',
    stacking:
      'Empilement : {count, plural, one {# unité} other {# unités}} à {place}, {limit} au plus.',
    'too-costly': 'Entrer à {place} coûte {cost} FM ; {unit} n’en a plus que {left}.',
    'contested-exit':
      'Seul un blindé peut passer directement d’un lieu occupé par l’ennemi dans un autre.',
    'artillery-free': 'L’artillerie n’entre que dans des lieux Libres, et {place} ne l’est pas.',
    'leader-alone': 'Un chef n’entre à {place} qu’au sein d’un groupe d’assaut.',
    'leader-first': 'Un chef ne peut pas entrer en premier à {place}, sous contrôle ennemi.',
    'too-far': 'Le chemin vers {place} coûte {cost} FM ; {unit} n’en a plus que {left}.',
    'enemy-in-the-way': 'L’ennemi occupe {place}, et tout mouvement s’arrête là où il se trouve.',
    'no-way': 'Aucun chemin ne mène {unit} à {place}.',
    'already-there': '{unit} est déjà à {place}.',
    'must-step': '{unit} doit entrer dans au moins un lieu.',
    'must-arrive': '{unit} se joint à l’assaut et doit pouvoir y arriver.',
    'not-contested': 'Aucune unité ennemie ne se trouve dans le Secteur Actif.',
    'cannot-lead':
      '{unit} ne peut pas être l’Unité de Pointe : il y faut de l’infanterie, un blindé, un antichar ou de la FLAK.',
    'artillery-assault':
      'L’artillerie ne prend pas part aux assauts, elle donne un Soutien de Combat.',
    'leaders-last': 'Un chef s’est joint à l’assaut, et après lui seuls des chefs le peuvent.',
    'join-not-yours': '{unit} n’est pas à vous et ne se joint pas à votre assaut.',
    'in-group-already': '{unit} prend déjà part à l’assaut.',
    'not-assaulting': '{unit} ne prend pas part à l’assaut.',
    'not-defending': '{unit} ne défend pas {place}.',
    'artillery-forward':
      'Une artillerie ne peut être l’Unité Avancée que si tous les défenseurs sont de l’artillerie.',
    'not-strongest': '{unit} n’a pas le Facteur de Défense le plus élevé à {place}.',
    'no-air-left': 'Les {side} n’ont plus de pion de Soutien Aérien pour ce tour.',
    'air-needs-british': 'Le Soutien Aérien allié exige une unité britannique dans l’assaut.',
    'support-not-yours': '{unit} n’est pas à vous et ne vous soutient pas.',
    'support-off-map': '{unit} n’est pas sur la carte et ne donne pas de soutien.',
    'not-artillery': '{unit} n’est pas de l’artillerie.',
    'gun-spent': '{unit} est sur sa face Fatiguée et ne donne pas de soutien.',
    'gun-locked': notReleasedSentence + ' : {unit} ne donne pas de soutien.',
    'gun-contested':
      'Depuis un lieu Contesté, l’artillerie ne soutient qu’un assaut dans ce même lieu.',
    'gun-range': '{unit} est à plus de deux lieux de {place}.',
    'gun-kind':
      '{unit} ne soutient que les siens (Britanniques, Wehrmacht ou SS), et aucun ne prend part au combat.',
    'advantage-not-held': 'Les {side} ne détiennent pas l’Avantage.',
    'advantage-used': 'Les {side} ont déjà utilisé l’Avantage pendant ce tour.',
    'nothing-to-refresh': 'Vous n’avez aucune unité Fatiguée à {place}.',
    'nothing-to-prolong': 'Aucune unité sur la carte n’est Fatiguée.',
    'prolong-at-end':
      'Selon l’option retenue, on ne prolonge le tour que lorsque la Phase de Combat va finir.',
    'not-spent-there': '{unit} n’est pas l’une des unités Fatiguées du lieu à rafraîchir.',
    'gun-not-yours': '{unit} n’est pas à vous : on bombarde avec sa propre artillerie.',
    'gun-off-map': '{unit} n’est pas sur la carte et ne bombarde rien.',
    'only-artillery-bombards': '{unit} n’est pas de l’artillerie, et seule l’artillerie bombarde.',
    'bombard-same-place': '{unit} n’est pas dans le lieu de la première artillerie.',
    'bombard-same-target': 'Deux bombardements demandent deux artilleries et deux cibles.',
    'bombard-no-target': '{unit} n’a aucune cible permise.',
    'bombard-empty': 'Aucune unité ennemie ne se trouve à {place}.',
    'bombard-zone': 'Une zone ne peut pas être bombardée.',
    'bombard-north':
      'L’artillerie allemande ne bombarde que les Secteurs au sud de la Scarpe, pas {place}.',
    'bombard-range':
      'Du nord de la Scarpe, l’artillerie ne peut pas atteindre {place}, qui ne borde pas la rivière.',
    'forward-first': 'L’Unité Avancée subit la première perte.',
    'casualties-exact':
      'Avec cette perte, on ne pourrait plus atteindre exactement les {left} PP à subir.',
    'casualties-superfluous': 'Une perte deviendrait superflue : encore {left} PP à subir.',
    'flip-spent': '{unit} est déjà sur sa face Fatiguée.',
    'retreat-fresh': '{unit} est sur sa face Fraîche : retournez le pion avant une retraite.',
    'retreat-chosen': '{unit} fait déjà retraite et ne subit pas d’autre perte.',
    'retreat-locked': notReleasedSentence + ' : {unit} ne peut pas faire retraite.',
    'not-returning': '{unit} n’a pas à revenir en arrière.',
    'not-retreating': '{unit} ne fait pas retraite.',
    'retreat-not-adjacent': '{unit} fait retraite dans un lieu adjacent, et {place} ne l’est pas.',
    'retreat-enemy': 'L’ennemi tient {place} : aucune unité ne peut y faire retraite.',
    'retreat-origin':
      'Des attaquants sont venus de {place} : aucune unité ne peut y faire retraite.',
    'retreat-artillery':
      'L’artillerie ne fait retraite que dans des lieux Libres, et {place} ne l’est pas.',
    'retreat-closed': '{place} est un lieu Fermé dans l’attente d’une libération.',
    'retreat-passed': 'L’unité a déjà quitté ou traversé {place} dans cette retraite.',
    'retreat-full': 'Il n’y a plus de place à {place}, ni d’issue au-delà.',
    'retreat-free-first':
      'Priorité au lieu Libre adjacent au plus petit nombre de lieux ennemis : ce n’est pas {place}.',
    'retreat-priority': 'Un lieu Contesté sous contrôle ami passe avant {place}.',
    'no-retreat': '{unit} n’a nulle part où faire retraite.',
    'not-overrunning': '{unit} ne prend pas part au Débordement.',
    'overrun-one-step':
      'Dans un Débordement, seul le premier pas d’une unité peut mener sur l’ennemi.',
    'loss-not-yours': '{unit} n’est pas à vous : seul son camp réorganise une unité.',
    'not-eliminated': '{unit} n’est pas l’une des unités éliminées.',
    'flak-gone': 'Les unités de FLAK ne peuvent pas être réorganisées.',
    'leader-gone': 'Un chef éliminé ne revient jamais.',
    'reduced-gone': 'Une unité réorganisée (R) éliminée ne revient jamais.',
    'no-mate': 'Aucune autre unité éliminée ne peut être retirée en échange de {unit}.',
    'no-station': 'Aucun lieu ne peut recevoir d’unité réorganisée.',
    'wrong-mate':
      '{unit} n’est pas une unité éliminée du même type, au Facteur de Défense de face Fatiguée suffisant.',
    'station-enemy': '{place} n’est pas un lieu Libre.',
    'station-alone': 'Aucune unité amie ne se tient à {place}.',
  },
  events: {
    ...shared.events,
    'bid-sealed': 'Le joueur {seat} a enchéri.',
    'bids-revealed': 'Les enchères : {first} PV pour le joueur 1, {second} PV pour le joueur 2.',
    'bids-tied': 'Tous deux ont enchéri à {bid} PV. Le dé décide : {faces}.',
    'sides-settled': 'Le joueur {seat} joue les Alliés, à qui il faut {threshold} PV à la fin.',
    'group-placed': 'Les {side} placent le {group} à {place}.',
    'turn-begins': 'Tour {turn}, ' + hourOfTurn(hours, (hour) => hour.replace(':00', ' h')) + '.',
    'release-roll':
      'Les {side} lancent le dé pour ' + released + ' (il faut {needed} ou plus) : {faces}.',
    released: releasedSentence + '.',
    'not-released': notReleasedSentence + '.',
    entered: '{units, plural, one {{units} entre} other {{units} entrent}} en jeu à {place}.',
    waiting: '{units, plural, one {{units} attend} other {{units} attendent}} hors carte.',
    'rommel-roll':
      'Rommel part-il au nord (sur 6 ou plus) ? {faces}{modifier, plural, =0 {} other { + # = {total}}}.',
    'rommel-turns-north':
      'Rommel part au nord : les unités allemandes peuvent désormais aller partout.',
    'initiative-tied': 'Initiative : {faces}' + alliedModifier + '. Égalité, tous deux relancent.',
    'initiative-roll':
      'Initiative, dés des Alliés puis des Allemands : {faces}' +
      alliedModifier +
      '. Alliés {alliedTotal}, Allemands {germanTotal}.',
    initiative: 'Les {side} commencent le tour avec l’Initiative.',
    'air-support': 'Soutien Aérien : Alliés {alliedAir}, Allemands {germanAir}.',
    passed: 'Les {side} passent.',
    'initiative-passes': 'L’Initiative passe aux {side}.',
    'combat-phase-ends': 'La Phase de Combat prend fin.',
    'advantage-used':
      'Les {side} ont utilisé l’Avantage, qui passe aux {side, select, allied {Allemands} other {Alliés}}.',
    prolonged: 'Les {side} prolongent le tour : toutes les unités Fatiguées redeviennent Fraîches.',
    'refresh-roll': 'Les {side} rafraîchissent des unités à {place} : le dé donne {faces}.',
    refreshed: '{unit} revient sur sa face Fraîche.',
    activated: 'Les {side} activent {place}.',
    moved: '{unit} va de {from} à {to} : {cost} FM, reste {left}.',
    crossed:
      '{unit} franchit la Scarpe : {count, plural, one {# unité compte} other {# unités comptent}} désormais pour le départ de Rommel au nord.',
    control: 'Les {side} prennent le contrôle de {place}.',
    spent: '{unit} passe sur sa face Fatiguée.',
    'assault-declared': 'Les {side} donnent l’assaut à {place} avec {units}.',
    'point-unit': 'Unité de Pointe : {unit}.',
    'forward-unit': 'Unité Avancée : {unit}.',
    'air-support-used': 'Les {side} utilisent un Soutien Aérien ; il en reste {left}.',
    'artillery-support': 'Les {side} utilisent un soutien d’artillerie : {unit}, à {from}.',
    'assault-roll':
      'Assaut sur {place}. Valeur d’Attaque {attackValue} (facteur {attackFactor}' +
      companions +
      penalties +
      '), dés {attackFaces}, total {attackTotal}. Valeur de Défense {defenceValue} (facteur {defenceFactor}' +
      otherDefenders +
      ' + MET {tem}{rommel, plural, =0 {} other { + # pour Rommel}}), dés {defenceFaces}, total {defenceTotal}.',
    reroll: 'Les {side} imposent une relance.',
    success: 'Réussite à {place} : ' + points + '.',
    failure: 'Échec à {place}.',
    'all-eliminated':
      'Les unités à {place} ne peuvent pas absorber ' + points + ' : toutes sont éliminées.',
    flipped: '{unit} passe sur sa face Fatiguée : {casualties} PP.',
    'loss-eliminated': 'Perte de {unit} : {casualties} PP.',
    'loss-retreat': '{unit} devra faire retraite : {casualties} PP.',
    eliminated: 'Élimination de {unit} à {place}.',
    retreated: '{unit} fait retraite de {from} à {to}.',
    crosses: '{unit} ne trouve pas de place à {place} et poursuit sa retraite.',
    returned: '{unit} revient de {from} à {to}.',
    overrun:
      'Débordement à {place} : {units, plural, one {{units} peut} other {{units} peuvent}} continuer.',
    'bombardment-declared': '{unit}, à {from}, bombarde {place}.',
    'bombardment-roll':
      'Bombardement de {place} par {unit}. Attaque : facteur {attackFactor}, dés {attackFaces}, total {attackTotal}. Défense : facteur le plus élevé {defenceFactor} + MET {tem}, dés {defenceFaces}, total {defenceTotal}.',
    reorganized: 'Réorganisation : {unit} revient à {place}, sur sa face Fatiguée.',
    removed: 'Retrait définitif de {unit}.',
    'victory-points':
      'PV alliés : ' +
      numeral('vp') +
      ' ({locations} pour les lieux{ring, plural, =0 {} other {, # pour les Secteurs cerclés de rouge}}{rommel, plural, =0 {} other {, # pour Rommel}}{blue, plural, =0 {} other {, ' +
      numeral('blue') +
      ' pour les lieux bleus perdus}}).',
    'gort-roll':
      'Gort décide (7 ou plus pour continuer) : {faces}{modifier, plural, =0 {} other { + # = {total}}}.',
    'gort-goes-on': 'Gort laisse l’attaque se poursuivre.',
    'gort-withdraws':
      'Gort met fin à l’attaque : la partie s’achève par la détermination de la victoire.',
    'game-over': 'Les {side} gagnent : {victory}. PV alliés : ' + numeral('vp') + '.',
  },
  outcomes: {
    areas:
      'Les {side} gagnent : ils contrôlent assez des Secteurs cerclés de rouge 2, 4, 6 et 7 à la fin d’un tour.',
    zone: 'Les {side} gagnent : ils contrôlent la zone A ou la zone B à la fin d’un tour.',
    points: 'Les {side} gagnent : les Alliés ont moins de 1 PV (' + numeral('score') + ').',
    gort: 'Gort met fin à l’attaque. Les {side} gagnent : {side, select, allied {{score} PV suffisent} other {les Alliés n’ont que {score} PV}}.',
    final:
      'Le dernier tour est joué. Les {side} gagnent : {side, select, allied {{score} PV suffisent} other {les Alliés n’ont que {score} PV}}.',
  },
  considerations: {
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
  things: {
    unit: units.map(germanNumber),
    place: places,
    side: bySide(sides),
    group: letters.map((letter) => `groupe ${letter}`),
    victory: [
      'contrôle des Secteurs cerclés de rouge',
      'contrôle de la zone A ou B',
      'trop peu de PV alliés',
      'compte des PV après la décision de Gort',
      'compte des PV après le dernier tour',
    ],
  },
})
