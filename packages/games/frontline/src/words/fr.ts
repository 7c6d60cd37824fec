import type { Translated } from '@estafette/kernel'
import { words as shared } from '@estafette/kernel/language.fr'
import { LEAST_SIZE, MOST_SIZE } from '../options.ts'
import {
  actionCards,
  bySide,
  counters,
  damages,
  equipment,
  grounds,
  laidOutWords,
  nameOr,
  ofKind,
  soldiers,
  terrains,
  type Telling,
} from './names.ts'
import { words as sides } from './sides.fr.ts'
import type { words as en } from './en.ts'

const theSide = { allies: 'les Alliés', axis: 'l’Axe' }
const ofSide = { allies: 'des Alliés', axis: 'de l’Axe' }

const cards = actionCards('fr')

/** A message about a side, with its article at the head of a sentence. */
const sideDoes = (allies: string, axis: string) =>
  `{side, select, allies {Les Alliés ${allies}} other {L’Axe ${axis}}}`

/** A message with the side that something belongs to. */
const ofTheSide = '{side, select, allies {des Alliés} other {de l’Axe}}'

const count = (gap: string, one: string, other: string) =>
  `{${gap}, plural, one {# ${one}} other {# ${other}}}`

const asDefault = '{plain, select, true { par défaut} other {}}'

const half = 'Le premier qui détruit la moitié de la force ennemie gagne'

/** How the battles that are laid out are told. */
export const telling: Telling = {
  joint: '\u00A0; ',
  months: { '06': 'juin', '07': 'juillet', '08': 'août', '09': 'septembre' },
  training:
    'Une bataille pour apprendre le jeu : des forces toutes prêtes de 31 PV, Américains contre Allemands, sur un terrain au hasard, sans véhicules, canons ni snipers. Le premier qui détruit la moitié de la force ennemie gagne.',
  surprise: (side) =>
    `${theSide[side]} ne ${side === 'allies' ? 'peuvent' : 'peut'} pas réagir au premier tour`,
  night: (turns, range) =>
    `pendant les ${turns} premiers tours, ceux des deux camps étant comptés, personne ne tire au-delà de la distance ${range}`,
  entrenched: (side, cover) =>
    `les soldats ${ofSide[side]} sont retranchés, avec un couvert de ${cover}, tant qu’ils ne quittent pas leur première carte`,
  deploy: (side, numbers) =>
    `les sections ${ofSide[side]} peuvent commencer dans les cartes ${numbers.slice(0, -1).join(', ')} ou ${numbers.at(-1)}`,
  hand: (side, bonus) =>
    `la main ${ofSide[side]} compte ${bonus === 1 ? 'une carte' : `${bonus} cartes`} de plus`,
  reinforcement: (side, turn, names) =>
    [`renfort ${ofSide[side]} au tour ${turn}`, names.join(', ')].join('\u00A0: '),
  standard: `${half}.`,
  objective: (side, card, turns) => {
    const isAllied = side === 'allies'
    const wins = isAllied
      ? 'les Alliés gagnent aussi s’ils tiennent'
      : 'l’Axe gagne aussi s’il tient'
    const own = isAllied ? 'leurs' : 'ses'
    const when = turns === 1 ? `d’un de ${own} tours` : `de ${turns} de ${own} tours consécutifs`
    return [half, `${wins} la carte ${card} à la fin ${when}.`].join('\u00A0; ')
  },
  limit: (side, turns) =>
    half +
    ' ; ' +
    `si personne n’a gagné après ${turns} tours chacun, ${theSide[side]} ${side === 'allies' ? 'gagnent' : 'gagne'}.`,
}

export const words: Translated<typeof en> = {
  title: 'Frontline : D-Day',
  sides,
  scenarios: {
    battle: {
      title: 'Bataille libre',
      text: 'Chaque camp choisit sa force, dans la limite des PV convenus, sur neuf cartes de terrain posées au hasard. Le premier qui détruit la moitié de la force ennemie gagne ; à la tombée de la nuit, c’est celui qui en a détruit la plus grande part.',
    },
    ...laidOutWords('fr', telling),
  },
  options: {
    size: {
      title: 'Taille de la bataille',
      text: 'Combien de PV chaque camp peut aligner dans une bataille libre. Les autres batailles ont leurs propres forces.',
      values: {
        '31': 'Escarmouche : 31 PV',
        '45': 'Bataille : 45 PV',
        '61': 'Assaut : 61 PV',
        agreed: ['Convenue', `les joueurs s’accordent sur ${LEAST_SIZE} à ${MOST_SIZE} PV`].join(
          '\u00A0: ',
        ),
      },
    },
    nation: {
      title: 'Nation des Alliés',
      text: 'La nation qui combat pour les Alliés dans une bataille libre ; avec deux joueurs alliés, le second a l’autre nation.',
      values: { us: 'États-Unis', uk: 'Royaume-Uni' },
    },
    ends: {
      title: 'Côtés de départ',
      text: 'Où chaque camp commence dans une bataille libre.',
      values: {
        'allies-2': 'Les Alliés commencent dans la carte 2, l’Axe dans la carte 8',
        'allies-8': 'Les Alliés commencent dans la carte 8, l’Axe dans la carte 2',
      },
    },
    players: {
      title: 'Joueurs',
      text: 'Les partenaires se partagent les PV et la taille de la main de leur camp ; chacun commande ses propres sections.',
      values: {
        two: 'Deux : un par camp',
        'three-allies': 'Trois : deux pour les Alliés, un pour l’Axe',
        'three-axis': 'Trois : un pour les Alliés, deux pour l’Axe',
        four: 'Quatre : deux par camp',
      },
    },
    'held-fire': {
      title: 'Tir retenu',
      text: 'Une section doit-elle choisir entre agir à son tour et réagir à celui de l’ennemi ?',
      values: {
        off: 'Non : au début de chaque tour, toutes les sections redeviennent Non activées',
        on: 'Oui : au début d’un tour, seules celles du camp actif le redeviennent',
      },
    },
    'moving-target': {
      title: 'Cible mouvante',
      text: 'Ce que devient la puissance de feu quand la section attaquée change de carte avant la phase de couvert.',
      values: {
        off: 'Non : la puissance de feu reste celle déclarée',
        on: 'Oui : elle se recalcule à la nouvelle distance',
      },
    },
    transport: {
      title: 'Transport',
      text: 'Un véhicule qui a une valeur d’Équipement peut-il emmener une section de soldats quand il quitte sa carte ?',
      values: {
        off: 'Non : personne ne monte à bord',
        on: 'Oui : une section Non activée peut monter, et ne peut être attaquée à bord',
      },
    },
    mulligan: {
      title: 'Mulligan',
      text: 'Chaque joueur peut-il, une fois, piocher une main entièrement nouvelle à la mise en place ?',
      values: {
        off: 'Non : la première main est gardée',
        on: 'Oui : chacun peut changer de main une fois',
      },
    },
    draft: {
      title: 'Sélection alternée',
      text: 'Comment se choisissent les cartes de force d’une bataille libre.',
      values: {
        off: 'Non : en secret, toutes les forces étant révélées ensemble',
        on: 'Oui : ouvertement et à tour de rôle, le second joueur commençant',
      },
    },
    'fixed-length': {
      title: 'Durée fixe',
      text: 'La bataille s’arrête-t-elle après dix tours chacun ? Celui qui a détruit la plus grande part de la force ennemie gagne alors.',
      values: {
        off: 'Non : jusqu’à une victoire ou à la tombée de la nuit',
        on: 'Oui : dix tours chacun',
      },
    },
    'open-equipment': {
      title: 'Équipement visible',
      text: 'L’équipement est-il visible de tous ?',
      values: {
        off: 'Non : les pions sont face cachée jusqu’à leur emploi',
        on: 'Oui : les pions sont face visible',
      },
    },
    automat: {
      title: 'Solitaire',
      text: 'L’Automate joue-t-il un camp, par des listes que chacun peut lire dans les règles ? Il a un seul adversaire.',
      values: {
        off: 'Non : des joueurs des deux côtés',
        axis: 'L’Automate joue l’Axe',
        allies: 'L’Automate joue les Alliés',
      },
    },
    strength: {
      title: 'Force de l’Automate',
      text: 'Combien de PV l’Automate aligne dans une bataille libre, d’après la force du joueur.',
      values: {
        even: 'Équilibrée : 110 % des PV du joueur',
        easy: 'Facile : 90 % des PV du joueur',
        hard: 'Difficile : 130 % des PV du joueur',
      },
    },
  },
  verbs: {
    propose: 'Proposer {number} PV',
    agree: 'Accepter',
    select: '{pick}',
    draft: 'Prendre {soldier}',
    stop: 'Ne plus prendre de carte',
    replace: 'Remplacer par {soldier}',
    without: 'Se passer de remplaçant',
    station: 'Placer {soldier}',
    on: 'Dans la {ground}',
    outfit: '{equipment}',
    keep: 'Garder cette main',
    redraw: 'Piocher une nouvelle main',
    'fall-back': 'Repli : {soldier}',
    canteen: 'Cantine : {soldier}',
    binoculars: 'Jumelles : {soldier}',
    contest: 'Contester avec les Jumelles : {soldier}',
    decline: 'Ne pas contester',
    pass: 'Passer',
    rally: 'Jouer « Ralliement »',
    unpin: 'Relever {soldier} (plus cloué)',
    cheer: 'Retirer un Coup au moral à {soldier}',
    heal: 'Retirer une Blessure à {soldier}',
    promote: 'Promouvoir {soldier}',
    leave: 'Détacher {soldier} de sa section',
    join: 'Mettre {soldier} sous un chef',
    under: 'Sous {soldier}',
    'hand-over': 'Passer : {target}',
    to: 'À {soldier}',
    swap: 'En échange : {target}',
    treat: 'Soigner avec le médecin {soldier}',
    bandage: 'Utiliser les Bandages : {soldier}',
    done: 'Terminer',
    attack: 'Attaquer avec {soldier}',
    counter: 'Contre-attaquer avec {soldier}',
    move: 'Déplacer {soldier}',
    prepare: 'Préparer {soldier}',
    conceal: 'Dissimuler {soldier}',
    'hand-on': 'Laisser jouer le partenaire',
    'end-turn': 'Terminer le tour',
    at: 'Tirer sur {soldier}',
    closer: 'Une carte plus près',
    'as-is': 'À la distance réelle',
    play: 'Jouer « {card} »',
    plain: '« {card} » par défaut',
    free: 'Bouger sans carte',
    aim: 'Tir visé : {soldier}',
    rapid: 'Tir rapide : {soldier}',
    grenade: 'Grenade à main : {soldier}',
    'rifle-grenade': 'Grenade à fusil : {soldier}',
    hold: 'Pas de tir : {soldier}',
    pay: 'Défausser « {card} »',
    unpaid: 'Ne rien défausser',
    name: 'Désigner {soldier}',
    advance: 'Avancer',
    retreat: 'Reculer',
    lateral: 'Mouvement latéral',
    with: 'Ajouter « {card} »',
    carry: 'Emmener {soldier}',
    go: 'Partir',
    hit: 'Coup au moral sur {soldier}',
    ignore: 'Ne rien payer : Sur place',
    drop: 'Défausser celle que tient {soldier}',
    cover: 'Jouer « {card} »',
    shovel: 'Pelle : {soldier}',
    against: 'Contre {soldier}',
    reload: 'Recharger : {soldier}',
    serve: 'Recharger le canon : {soldier}',
    draw: 'Piocher une carte : {soldier}',
    succeed: '{soldier} prend la tête',
    stay: '{soldier} reste',
    discard: 'Défausser « {card} »',
  },
  waits: {
    size: 'accord sur la taille de la bataille.',
    select: 'choix d’une force.',
    draft: 'choix d’une carte pour leur force.',
    replace: 'choix d’une carte pour remplacer {unit}.',
    form: 'formation des sections.',
    'form-under': 'choix du chef de {unit}.',
    station: 'choix du départ de la section {unit}.',
    outfit: 'choix de l’équipement.',
    mulligan: 'décision de garder sa main ou d’en piocher une autre.',
    'any-time': 'décision d’interrompre ou non.',
    rally: 'début du tour {turn}, décision sur Ralliement.',
    'rally-markers': 'Ralliement, choix des marqueurs à retirer.',
    promote: 'décision sur des promotions.',
    'promote-pay': 'choix de la carte à défausser pour promouvoir {unit}.',
    organise: 'réorganisation des sections.',
    'organise-under': 'choix du chef de {unit}.',
    equip: 'échange d’équipement.',
    'equip-to': 'choix de qui reçoit le pion de {unit}.',
    medical: 'choix de qui soigne un soldat.',
    'medical-for': 'choix du soldat que {unit} soigne.',
    action: 'tour {turn}, choix d’une action.',
    target: 'choix de la cible de {section}.',
    shift: 'décision sur la Position surélevée de {section}.',
    'attack-card': 'choix de la carte avec laquelle {section} tire.',
    fire: 'choix de la façon dont {unit} tire.',
    'sniper-pay': 'décision de désigner ou non le soldat que {section} vise.',
    'sniper-name': 'choix du soldat que {section} vise.',
    'target-choice': 'choix du soldat que le sniper {section} vise.',
    react: 'décision sur une réaction.',
    'move-card': 'choix de la carte avec laquelle {section} se déplace.',
    way: 'choix de la destination de {section}.',
    'move-with': 'décision sur ce qui accompagne le mouvement de {section}.',
    trees: 'Arbres clairsemés, choix de ce que paie {mover}.',
    'flank-discard': 'choix d’une Position de flanc à défausser.',
    cover: 'décision sur le couvert de la section {sufferer}.',
    'dig-in': 'Retranchement, choix de qui prend un Coup au moral.',
    recipient: 'choix de qui subit le prochain pion de dégât.',
    prepare: 'préparation, section {section}.',
    succeed: 'choix de qui reprend la section {fallen}.',
    stay: 'choix de qui reste avec le nouveau chef.',
    contest: 'décision de contester ou non la carte des Jumelles de {unit}.',
    'take-discard': 'Jumelles, choix d’une carte à défausser.',
    'discard-down': 'défausse de cartes en trop.',
  },
  steps: {
    size: '{size, plural, =0 {Proposez la taille de la bataille en PV.} other {Acceptez une bataille de # PV, ou proposez une autre taille.}}',
    select: 'Votre force : prendre {unit}, ou laisser la carte ?',
    draft: 'Prenez une carte pour votre force, ou arrêtez-vous : reste {left} PV.',
    replace: '{unit} manque cette bataille : choisissez une carte de remplacement.',
    form: 'Formez vos sections, placez-les là où vous avez le choix de la carte, puis terminez.',
    'form-under': 'Choisissez le chef sous lequel sert {unit}.',
    station: 'Choisissez la carte où commence la section {unit}.',
    outfit: 'Choisissez un pion d’équipement pour {unit}, ou rien.',
    mulligan: 'Garder votre main, ou en piocher une nouvelle ?',
    'any-time': 'Vous pouvez intervenir avec Repli, une Cantine ou des Jumelles, ou passer.',
    rally: 'Début du tour {turn} : jouez Ralliement ou ce qui se joue à tout moment, ou passez.',
    'rally-markers': 'Ralliement : retirez au plus un Cloué, un Coup au moral et une Blessure.',
    promote: 'Choisissez un survivant à promouvoir chef, ou terminez.',
    'promote-pay': 'Choisissez la carte à défausser pour promouvoir {unit}.',
    organise: 'Réarrangez vos sections, ou terminez.',
    'organise-under': 'Choisissez le chef sous lequel sert {unit}.',
    equip: 'Choisissez un pion d’équipement à passer, ou terminez.',
    'equip-to': 'Choisissez à qui {unit} passe son pion, ou contre quoi il l’échange.',
    medical: 'Choisissez un médecin ou un soldat avec des Bandages qui soigne, ou terminez.',
    'medical-for': 'Choisissez le soldat à soigner par {unit}.',
    action: 'Tour {turn} : choisissez une section et ce qu’elle fait, ou terminez le tour.',
    target: 'Choisissez la section ennemie à attaquer avec {section}.',
    shift:
      'Position surélevée : {section} tire-t-il comme si la cible était plus proche d’une carte ?',
    'attack-card': 'Choisissez la carte du tir, pour son effet ou par défaut : section {section}.',
    fire: 'Choisissez le tir : {unit}, distance {range}.',
    'sniper-pay': 'Défaussez une carte de plus pour désigner le soldat visé par {section}, ou non.',
    'sniper-name': 'Désignez le soldat visé par {section}.',
    'target-choice': 'Le sniper {section} tire sur votre section : désignez le soldat visé.',
    react:
      'Choisissez une réaction{fp, plural, =0 {} other { à l’attaque de puissance de feu #}}, ou passez.',
    'move-card':
      'Choisissez la carte du mouvement, pour son effet ou par défaut : section {section}.',
    way: 'Choisissez où va {section} : avance, recul ou mouvement latéral.',
    'move-with': 'Section {section} : ajoutez ce qui accompagne le mouvement, ou partez.',
    trees: 'Arbres clairsemés : {mover} paie d’une carte ou d’un Coup au moral.',
    'flank-discard':
      'L’ennemi prend une Position de flanc : choisissez laquelle des vôtres est défaussée.',
    cover:
      'La section {sufferer} subit une puissance de feu de {fp} : mettez-la à couvert, ou passez.',
    'dig-in':
      'Retranchement, puissance de feu {fp} : choisissez qui prend un Coup au moral pour 4 de couvert.',
    recipient: 'Choisissez contre qui tirer le prochain pion de dégât, puissance de feu {fp}.',
    prepare: 'Section {section} : choisissez un soldat qui recharge ou pioche, ou terminez.',
    succeed: '{fallen} est mort : choisissez qui prend la tête de la section.',
    stay: '{fallen} est mort : choisissez qui reste avec le nouveau chef.',
    contest: 'L’ennemi utilise des Jumelles ({unit}) : contester la carte avec les vôtres ?',
    'take-discard': 'Jumelles : choisissez la carte de votre main à défausser.',
    'discard-down':
      '{count, plural, one {# carte} other {# cartes}} de trop en main : choisissez-en une à défausser.',
  },
  reasons: {
    ...shared.reasons,
    'size-range':
      'Il faut d’abord proposer une taille de ' +
      `${LEAST_SIZE} à ${MOST_SIZE}` +
      ' PV, et chaque proposition diffère de la précédente.',
    'over-limit': 'La carte coûte {cost} PV, et il vous en reste {left}.',
    'force-empty': 'Une force a au moins une carte.',
    'other-nation': '{unit} n’appartient pas à votre nation.',
    'taken-already': '{unit} fait déjà partie d’une force, ou manque cette bataille.',
    'dead-before': '{unit}, perdu dans une bataille précédente, ne remplace personne.',
    'not-alike':
      'Une carte manquante est remplacée par une carte de même nation et de même type, tant qu’il y en a une.',
    dearer: '{unit} vaut plus de PV que la carte à remplacer.',
    'not-deployed':
      '{unit} n’a pas de carte à choisir : toutes les sections de votre camp commencent dans la même.',
    'stationed-already': 'La section {unit} a déjà sa carte.',
    'ground-closed': 'Vos sections ne peuvent pas commencer dans la {ground}.',
    'no-counter-left': '{equipment} : votre camp n’a plus de pion de cette sorte.',
    'vehicle-grenade': 'Un véhicule ne porte pas de grenades.',
    'not-yours': '{unit} n’est pas à vous.',
    'not-on-line': '{unit} n’est dans aucune carte de terrain.',
    'not-the-head': '{unit} sert sous un chef : désignez le chef de la section.',
    'has-acted': 'La section {unit} est déjà activée.',
    'is-leader': '{unit} commande sa section ou la forme à lui seul, et n’en a pas à quitter.',
    'left-already': '{unit} a déjà quitté une section dans cette phase.',
    'joined-already': '{unit} a déjà rejoint une section dans cette phase.',
    'not-alone': '{unit} est avec d’autres : seul un soldat isolé rejoint une section.',
    'no-leader-here': 'Aucun chef de la même carte n’a de place pour {unit}.',
    'join-elsewhere': '{unit} se trouve dans une autre carte.',
    'join-unled': '{unit} n’a pas de Commandement et ne commande personne.',
    'join-alone':
      '{unit} reste à part : un sniper est toujours seul, et ni véhicule ni canon ne sert sous un chef.',
    'join-vehicle': '{unit} est un véhicule, et personne ne rejoint un véhicule.',
    'join-gun': '{unit} est un canon, que seuls des Assistants peuvent rejoindre.',
    'join-full': '{unit} a autant de soldats que son Commandement le permet.',
    'no-right': 'Aucun droit de promotion n’est lié à {unit}.',
    'not-promotable':
      '{unit} ne peut être promu : c’est un médecin ou un sniper, ou il a déjà un Commandement.',
    'not-in-hand': 'Vous n’avez pas cette carte en main.',
    'hand-empty': 'Votre main est vide, et il faut une carte à {unit}.',
    'no-attack-card': '« {card} » n’est pas une carte d’attaque : elle ne sert ici que par défaut.',
    'no-move-card':
      '« {card} » n’est pas une carte de mouvement : elle ne sert ici que par défaut.',
    'counter-only':
      '« {card} » est une carte de contre-attaque : dans une attaque, elle ne sert que par défaut.',
    'no-pathfinder': 'Personne dans la section n’est Éclaireur : il faut une carte pour bouger.',
    'not-with-move': '« {card} » n’est pas une carte qui accompagne un mouvement.',
    'played-already': 'Le mouvement l’a déjà : chaque carte l’accompagne une fois.',
    'key-in-play': 'Une Position clé est déjà en jeu.',
    'key-elsewhere': 'Une Position clé accompagne un mouvement qui finit dans la carte 4, 5 ou 6.',
    'no-cover-card': '« {card} » ne donne pas de couvert dans cette phase.',
    'no-marker': 'Il n’y a pas de pion de cette sorte à retirer.',
    'marker-already': 'Ralliement a déjà retiré un pion de cette sorte.',
    'marker-first': 'Ralliement retire au moins un pion.',
    'no-such-counter': '{unit} n’a pas de pion de cette sorte.',
    'pile-empty': 'La défausse est vide.',
    'passed-already': '{unit} garde ce pion : il a déjà changé de mains dans cette phase.',
    'nobody-near': 'Personne de la même carte ne peut recevoir ce pion, que garde {unit}.',
    'pass-pinned': '{unit}, cloué, ne peut ni donner ni recevoir d’équipement.',
    'pass-elsewhere':
      'L’équipement va à un autre soldat de la même carte, et {unit} n’en est pas un.',
    'pass-full': '{unit} ne peut pas porter plus d’équipement.',
    'not-a-medic': 'Seul un médecin peut le faire.',
    'medic-pinned': '{unit}, cloué, ne soigne personne.',
    'medic-used': '{unit} a déjà soigné quelqu’un ce tour-ci.',
    'medic-treats': '{unit} est médecin : qu’il soigne comme tel.',
    'bandage-pinned': '{unit}, cloué, ne peut pas utiliser de Bandages.',
    'nothing-to-treat': '{unit} ne peut soigner personne dans sa carte.',
    'treat-elsewhere': '{unit} n’est pas un soldat de votre camp dans la même carte.',
    'no-morale-hit': '{unit} n’a pas de Coup au moral.',
    'no-wound': '{unit} n’a pas de Blessure.',
    'no-bandages': 'Une Blessure ne se soigne qu’avec un pion Bandages.',
    'not-a-man': '{unit} est un véhicule ou un canon : les Bandages n’y font rien.',
    'leader-pinned': 'Le chef de la section, ou son seul soldat, est cloué et ne peut pas bouger.',
    'leader-wounded':
      'Le chef de la section, ou son seul soldat, est blessé et ne peut pas bouger.',
    'leader-broken':
      'Le chef de la section, ou son seul soldat, a le moral épuisé et ne peut pas avancer.',
    'line-ends': 'Le mouvement mènerait au-delà du bout de la ligne.',
    buildings:
      'Pendant le tour ennemi, une section n’entre pas dans des Bâtiments en ruine et n’en sort pas.',
    'gun-reacts': '{unit} est un canon et ne bouge pas en réaction.',
    'gun-card': '« {card} » ne sert pas à déplacer un canon.',
    'double-only': 'Double temps fait avancer ou reculer : pas de mouvement latéral.',
    'at-start-point': '{unit} est au point de départ et ne peut pas reculer davantage.',
    'no-vehicle': 'Aucun véhicule capable d’emmener {unit} n’est en mouvement.',
    'goes-nowhere': 'Un véhicule n’emmène une section que s’il quitte sa carte de terrain.',
    'cannot-ride':
      '{unit} ne peut pas monter à bord : il faut une section de soldats Non activée, dans la carte du véhicule.',
    'rides-already': 'Une section est déjà à bord : un véhicule n’en emmène pas deux.',
    'trees-mover': '{unit} n’est pas dans la section qui se déplace.',
    'trees-kills': 'Le Coup au moral tuerait {unit}, et un autre de la section peut le prendre.',
    'trees-not-on-point':
      'Personne dans la section n’est Sur place : il faut payer les Arbres clairsemés.',
    'no-flank': '{unit} n’a pas de Position de flanc en jeu.',
    'not-an-enemy': '{unit} n’est pas un ennemi.',
    'out-of-reach': 'Aucun soldat en état de tirer n’a l’ennemi à portée.',
    'night-range': 'Il fait nuit : personne ne tire au-delà de la distance {limit}.',
    'sniper-armor': 'Un sniper ne tire pas sur un véhicule blindé.',
    aboard:
      'Une section transportée ce tour-ci ne peut être attaquée tant qu’elle est avec son véhicule.',
    'no-one-fires': 'À cette distance, personne dans la section ne peut tirer.',
    'fire-pinned': '{unit}, cloué, ne peut pas tirer.',
    'fire-empty': '{unit} n’a plus de munition et doit d’abord recharger.',
    'fire-dash': '{unit} ne peut pas tirer dans ce mode à cette distance.',
    'grenade-range': 'L’ennemi est trop loin pour une grenade à main lancée par {unit}.',
    'rifle-range': 'Une grenade à fusil tirée par {unit} ne porte qu’aux distances 2 et 3.',
    'rifle-weapon': '{unit} n’a ni fusil ni carabine pour tirer une grenade à fusil.',
    'another-turn': 'Ce n’est pas le tir de ce soldat qui se choisit maintenant : {unit}.',
    'must-fire': '{unit} doit tirer, car personne d’autre ne tire dans la section.',
    'not-in-target': '{unit} n’est pas dans la section visée.',
    'not-a-sniper': '{unit} n’est pas un sniper.',
    'concealed-already': '{unit} a déjà son Couvert de dissimulation.',
    'not-suffering': '{unit} n’est pas dans la section qui subit le tir.',
    'dig-kills': 'Retranchement ne place aucun Coup au moral qui tuerait.',
    'dig-sniper':
      '{unit} n’est pas le soldat visé par le sniper, seul à pouvoir prendre le Coup au moral.',
    'dig-first': 'Retranchement demande au moins un Coup au moral.',
    'more-counters': 'Un autre de la section a reçu moins de pions : {unit} attend son tour.',
    'nothing-to-counter': 'Il n’y a pas d’attaque à contrer par {unit}.',
    'nothing-moved': 'Il n’y a pas de mouvement auquel {unit} puisse répondre par une attaque.',
    'prepared-already': '{unit} s’est déjà préparé.',
    'not-preparing': '{unit} n’est pas dans la section qui se prépare.',
    loaded: 'L’arme est chargée, ou se passe de munition.',
    'no-gun': '{unit} n’est pas un Assistant au service d’un canon.',
    'not-a-successor': '{unit} n’a pas de Commandement et ne peut pas prendre la tête.',
    'not-a-survivor': '{unit} n’est pas parmi les survivants de la section.',
    'handed-on':
      'Votre partenaire ne peut agir que si une de ses sections le peut, une fois avant chaque action.',
  },
  events: {
    ...shared.events,
    terrain: 'Terrain, de la carte 1 à la carte 9 : {terrain}.',
    'first-player': `${sideDoes('jouent', 'joue')} en premier.`,
    'size-proposed': 'Le {seat} propose une bataille de {size} PV.',
    'size-agreed': 'La bataille sera de {size} PV.',
    selected: 'Le {seat} {taken, select, true {prend} other {laisse}} {unit}.',
    force: 'Force du {seat}, {vp} PV : {units}.',
    drafted: 'Le {seat} prend {unit}, reste {left} PV.',
    'draft-stopped': 'Le {seat} ne prend plus de carte.',
    missing: '{unit} manque cette bataille.',
    replaced: '{by} remplace {unit}.',
    stationed: 'La section {unit} commence dans la {ground}.',
    outfitted: 'Équipement pour {unit} : {equipment}.',
    outfits: `Le {seat} a choisi ${count('count', 'pion d’équipement', 'pions d’équipement')}.`,
    'hand-redrawn': `Le {seat} change sa main, ${count('count', 'carte', 'cartes')}.`,
    'turn-begins': `Tour {turn} ${ofTheSide}.`,
    posture: `L’Automate ${nameOr('card', cards, (name) => `révèle « ${name} »`, 'ne révèle aucune carte')} : sa posture est {posture}.`,
    arrived: 'Renforts dans la {ground} : {units}.',
    drew: 'Le {seat} pioche une carte.',
    'card-drawn': 'Vous piochez « {card} ».',
    reshuffled:
      'La défausse est mélangée : nouvelle pioche de {count, plural, one {# carte} other {# cartes}}.',
    nightfall: 'La nuit tombe : la bataille s’arrête à la fin du tour du second joueur.',
    discarded: 'Le {seat} défausse « {card} ».',
    'turn-ends': `Fin du tour ${ofTheSide}.`,
    rallied: 'Le {seat} joue « Ralliement ».',
    unpinned: '{unit} n’est plus cloué.',
    cheered: `${nameOr('by', soldiers, (name) => `${name} retire un Coup au moral à {unit}`, '{unit} perd un Coup au moral')}.`,
    healed: `${nameOr('by', soldiers, (name) => `${name} soigne une Blessure de {unit}`, '{unit} perd une Blessure')}.`,
    promoted: '{unit} est promu : Commandement {command}.',
    'right-gained':
      'Un survivant peut remplacer {unit} par promotion sur le terrain, Commandement {command} : {units}.',
    joined: '{unit} rejoint la section {section}.',
    left: '{unit} quitte la section {section}.',
    'left-behind': '{unit} ne peut suivre {section} et reste en arrière.',
    succeeded: '{unit} succède à {fallen} à la tête de la section.',
    leaderless:
      '{fallen} est mort : {units, plural, one {{units} se retrouve seul} other {{units} se retrouvent chacun seul}}.',
    'passed-on': '{unit} passe un pion à {receiver}.',
    swapped: '{unit} et {receiver} échangent des pions.',
    canteen: '{unit} utilise une Cantine.',
    binoculars: '{unit} utilise des Jumelles pour prendre « {card} ».',
    contested: '{unit} conteste la carte avec des Jumelles : elle revient au {seat}.',
    'card-taken': 'Le {seat} prend « {card} » dans la défausse.',
    shovel: '{unit} utilise une Pelle : couvert {cover}, puissance de feu restante : {left}.',
    bandages: '{unit} utilise des Bandages.',
    attacked:
      'La section {unit} tire sur la section {target} à distance {range} (carte « {card} »' +
      asDefault +
      ') : puissance de feu {fp}.',
    countered:
      'La section {unit} contre-attaque la section {target} à distance {range} (carte « {card} »' +
      asDefault +
      ') : puissance de feu {fp}.',
    fires: '{unit} : {mode}, puissance de feu {fp}.',
    'sniper-aims': '{unit} vise {victim}.',
    recomputed: '{unit} tire désormais à distance {range} : puissance de feu {fp}.',
    'move-declared': `{unit} se déplace${nameOr('card', cards, (name) => ` avec « ${name} »${asDefault}`, ' sans carte')}{with, plural, =0 {} other {, plus « {with} »}}.`,
    moved: '{units, plural, one {{units} va} other {{units} vont}} de la {from} à la {to}.',
    'moved-aside': '{unit} fait un mouvement latéral dans la {ground}.',
    'fell-back':
      '{unit} se replie de la {from} à la {to} : couvert {cover} jusqu’à la fin du tour.',
    carried: '{by} transporte {unit} dans la {ground}.',
    'trees-paid': '{unit} paie les Arbres clairsemés avec « {card} ».',
    'trees-ignored': '{unit} ne paie rien pour les Arbres clairsemés : Sur place.',
    'flank-lost': '{unit} perd une Position de flanc, qui est défaussée.',
    'key-gained': '{unit} a une Position clé dans la {ground}.',
    'key-lost': '{unit} perd la Position clé, qui est défaussée.',
    prepared: '{unit} se prépare.',
    reloaded: '{unit} a de nouveau ses munitions.',
    concealed: '{unit} retrouve son Couvert de dissimulation.',
    'no-reaction': 'Le {seat} ne réagit pas.',
    compared:
      'Attaque {attack}{counter, plural, =-1 {} other {, contre-attaque #}} : {left, plural, =0 {personne n’est touché} other {{sufferer} subit une puissance de feu de #}}.',
    covered: '{sufferer} a un couvert de {cover} ; puissance de feu restante : {left}.',
    'cover-played':
      '« {card} » pour {sufferer} : couvert {cover}, puissance de feu restante : {left}.',
    saved: 'Le couvert sauve {sufferer} : il ne reste plus de puissance de feu.',
    damage:
      '{damage} tiré contre {unit} : coûte {cost}, {effect, select, true {} other {sans effet, }}reste {left}.',
    'too-dear':
      '{damage} tiré contre {unit} : coûte {cost}, et il ne reste que {left}. Le tirage s’arrête.',
    pinned: '{unit} est cloué.',
    'morale-hit': '{unit} prend un Coup au moral : {hits} sur {limit}.',
    wounded: '{unit} est blessé : {wounds, plural, one {# Blessure} other {# Blessures}}.',
    died: `{unit} est ${ofKind('unit', 'tué', 'détruit')} : {vp} PV ; {lost} PV perdus, défaite à {needed}.`,
    'objective-held':
      sideDoes('tiennent', 'tient') + ' l’objectif, la {ground} : tour {turns} sur {needed}.',
    won:
      sideDoes('gagnent', 'gagne') +
      ' : {kind, plural, =0 {la moitié de la force ennemie est détruite} =1 {l’objectif est tenu} =2 {le dernier tour est joué} =3 {la nuit est tombée, et l’ennemi a perdu la plus grande part} other {le dernier tour est joué, et l’ennemi a perdu la plus grande part}}.',
    drawn:
      '{kind, plural, =3 {La nuit est tombée} other {Le dernier tour est joué}} : les deux camps ont perdu la même part, la partie est nulle.',
  },
  outcomes: {
    losses: sideDoes('gagnent', 'gagne') + ' : la moitié de la force ennemie est détruite.',
    objective: sideDoes('gagnent', 'gagne') + ' : l’objectif est tenu.',
    limit: `Le dernier tour est joué. ${sideDoes('gagnent', 'gagne')}, car personne n’a gagné avant.`,
    nightfall:
      'La nuit est tombée. {side, select, allies {Les Alliés gagnent, ayant détruit la plus grande part de la force ennemie} axis {L’Axe gagne, ayant détruit la plus grande part de la force ennemie} other {Partie nulle : les deux camps ont perdu la même part}}.',
    length:
      'Dix tours chacun sont joués. {side, select, allies {Les Alliés gagnent, ayant détruit la plus grande part de la force ennemie} axis {L’Axe gagne, ayant détruit la plus grande part de la force ennemie} other {Partie nulle : les deux camps ont perdu la même part}}.',
  },
  considerations: {
    attack: '{unit} a les meilleures chances contre {target}.',
    'cover-spent':
      'D’après les cartes déjà vues, il ne leur reste guère de quoi se couvrir en main.',
    'cover-likely': 'D’après les cartes déjà vues, ils ont sans doute de quoi se couvrir en main.',
    counter: '{unit} répond à {target}\u00A0: la puissance de feu reçue sera moindre.',
    move: '{unit} est mieux dans la {ground}.',
    dodge:
      '{unit} est sous une puissance de feu de {fp}\u00A0: un mouvement peut lui donner un couvert.',
    prepare: '{unit} a des hommes cloués à relever, des armes à recharger ou des cartes à piocher.',
    conceal: 'Sans son Couvert de dissimulation, {unit} est plus facile à toucher.',
    'end-turn': 'Plus rien ne vaut la réaction de l’ennemi.',
    cover: '{fp} de puissance de feu : {chance, number, percent} de chances qu’un homme soit tué.',
  },
  things: {
    soldier: soldiers,
    card: cards,
    counter: counters([
      (carrier) => `${carrier}, premier pion`,
      (carrier) => `${carrier}, second pion`,
    ]),
    equipment: equipment('Rien', 'fr'),
    ground: grounds('carte'),
    terrain: terrains('fr'),
    damage: damages('fr'),
    mode: ['pas de tir', 'tir visé', 'tir rapide', 'grenade à main', 'grenade à fusil'],
    nation: ['États-Unis', 'Royaume-Uni', 'Allemagne'],
    posture: ['indécise', 'Assaut', 'Feu', 'Tenir'],
    seat: ['joueur allié', 'joueur de l’Axe', 'troisième joueur', 'quatrième joueur'],
    side: bySide(sides),
    pick: ['La laisser', 'La prendre'],
    victory: ['les pertes', 'l’objectif', 'la limite', 'la tombée de la nuit', 'la durée'],
  },
}
