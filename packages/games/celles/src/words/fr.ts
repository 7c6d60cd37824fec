import type { Translated } from '@estafette/kernel'
import { words as shared } from '@estafette/kernel/language.fr'
import {
  afterLastTurn,
  battalions,
  byFormation,
  bySide,
  column,
  dateOfTurn,
  formationOr,
  hexes,
  inEvery,
  margin,
  modified,
  notInvolved,
  notOnMap,
  notYours,
  numeral,
  points,
  result,
  taskForces,
  units,
} from './names.ts'
import { words as sides } from './sides.fr.ts'
import type { words as en } from './en.ts'

/** All of them are feminine: 'la {formation}', 'de la {formation}'. */
const formationNames = {
  '116Pz': '116. Panzer',
  '2Pz': '2. Panzer',
  Lehr: 'Panzer Lehr',
  '9Pz': '9. Panzer',
  FBB: 'FBB',
  '84Inf': '84e Infanterie',
  '2Arm': '2e Blindée',
  '4Cav': '4e Cavalerie',
  '3Arm': '3e Blindée',
  '29Bde': '29e Brigade',
}

const tags = {
  '116Pz': '116. Pz',
  '2Pz': '2. Pz',
  Lehr: 'Lehr',
  '9Pz': '9. Pz',
  '84Inf': '84e',
  '2Arm': '2e DB US',
  '4Cav': '4e Cav',
  '29Bde': '29e Bde',
}

const unitNames = {
  '4Cav-4': '4e escadron',
  '4Cav-24': '24e escadron',
  '3Arm-hotton': '3e DB US (détachement)',
}

const pm = (gap: string) => `${points(gap)} PM`

/** The type of an attack by its modifier, and the modifier. */
const attackType =
  '{attackType, plural, =-2 {attaque légère −2} =0 {attaque moyenne 0} other {attaque lourde +#}}'

const combatModifiers = [
  modified('terrain', (value) => `, terrain ${value}`),
  modified('river', (value) => `, rivière ${value}`),
  modified('period', (value) => `, jour/nuit ${value}`),
  modified('defenderDisrupted', (value) => `, défenseur désorganisé ${value}`),
  modified('attackerDisrupted', (value) => `, attaquant désorganisé ${value}`),
  modified('defenderIsolated', (value) => `, défenseur isolé ${value}`),
  modified('attackerOutOfSupply', (value) => `, attaquant non ravitaillé ${value}`),
].join('')

// oxlint-disable-next-line max-lines-per-function -- a table of sentences that share the names of a board
export const words: Translated<typeof en> = (board) => {
  const formations = byFormation(board, formationNames)
  const ownNames = { ...battalions(board), ...taskForces(board), ...unitNames }
  const date = dateOfTurn(board, (day, isNight) => `${isNight ? 'nuit du ' : ''}${day} décembre`)
  return {
    title: 'Battles of the Bulge : Celles',
    sides,
    scenarios: {
      historical: {
        title: 'La course à la Meuse',
        text: 'De la nuit du 23 décembre 1944 au 27 décembre, huit tours. Les Allemands foncent vers la Meuse et les villes qui la précèdent ; à partir de Noël, la 2e Blindée contre-attaque.',
      },
    },
    options: {
      'action-die': {
        title: 'Nombre d’actions',
        text: 'Le nombre d’actions de chaque tour est celui de l’histoire, ou un dé le fait varier à partir du 24 décembre.',
        values: {
          off: 'Historique : le nombre imprimé sur la piste des tours',
          on: 'Variable : à chaque tour, un dé peut donner ou retirer une action à un camp',
        },
      },
    },
    verbs: {
      place: 'Placer en {hex}',
      first: 'Premier joueur : les {side}',
      play: 'Jouer « {tactic} »',
      extra: 'Mouvement supplémentaire : {unit}',
      upgrade: 'Pleine puissance : {unit}',
      rebuild: 'Reconstruire {unit}',
      strike: 'Attaque aérienne contre {unit}',
      spare: 'Pas d’attaque aérienne',
      formation: 'Activer la {formation}',
      single: 'Activer seulement {unit}',
      name: 'Désigner {unit}',
      move: 'Déplacer {unit}',
      'end-phase': 'Terminer la Phase d’Actions',
      load: 'Lui donner les camions',
      unload: 'Lui retirer les camions',
      leave: 'Laisser les camions où ils sont',
      to: 'Vers {hex}',
      attack: 'Mener une {attack}',
      stop: 'Terminer ici son déplacement',
      support: 'Ajouter {unit} à l’attaque',
      fight: 'Attaquer avec ces unités',
      'play-combat': 'Jouer le marqueur Combat',
      'keep-combat': 'Garder le marqueur Combat',
      lose: 'Retirer un pas à {unit}',
      disrupt: 'Désorganiser {unit}',
      retreat: 'Retraite de {unit}',
      'retreat-stack': 'Retraite en pile des deux unités en {hex}',
      halt: 'S’arrêter ici et perdre les pas en trop',
      advance: 'Faire avancer {unit}',
      done: 'Terminer',
    },
    waits: {
      'setup-place': 'placement, choix d’un hex pour {unit}.',
      'choose-first': 'choix du premier joueur de ce tour.',
      'play-tactical': 'décision sur un marqueur tactique.',
      'extra-unit': 'Mouvement supplémentaire, choix de l’unité qui s’y joint.',
      replacement: 'Remplacement, choix d’une unité à compléter ou à reconstruire.',
      'rebuild-hex': 'Remplacement, choix de l’hex où {unit} revient.',
      'air-target': 'Aviation alliée, choix d’une cible.',
      activation: 'choix de ce que le marqueur active.',
      reinforcement: 'choix de l’hex d’entrée de {unit}.',
      'the-84th': 'choix des unités de la 84th qui peuvent agir.',
      active: 'choix de la prochaine unité à déplacer.',
      trucks: 'décision sur les camions.',
      act: 'mouvement de {unit}.',
      support: 'préparation de l’attaque de {unit}.',
      'combat-chit-attacker': 'décision sur un marqueur Combat pour l’attaque.',
      'combat-chit-defender': 'décision sur un marqueur Combat pour la défense.',
      losses: 'choix de l’unité qui perd un pas.',
      disrupt: 'choix de la prochaine unité désorganisée.',
      'retreat-order': 'choix de la prochaine unité qui fait retraite.',
      'retreat-step': 'retraite de {unit} depuis {hex}.',
      'retreat-continue': 'décision sur la suite de la retraite de {unit}.',
      'retreat-stack-loss': 'choix de l’unité perdue dans la retraite à {hex}.',
      'stack-loss': 'choix de l’unité qui perd un pas à {hex}.',
      advance: 'décision sur une avance.',
      'advance-hex': 'choix de l’hex où {unit} avance.',
    },
    steps: {
      'setup-place': '{side}, placement : choisissez un hex pour {unit}.',
      'choose-first': '{side} : vous avez l’initiative. Qui sera premier joueur ce tour-ci ?',
      'play-tactical':
        '{side}, marqueur ' +
        formationOr(formations, (name) => `de la ${name}`, 'sans formation') +
        ' : jouez un marqueur tactique, ou passez à l’activation.',
      'extra-unit':
        '{side}, Mouvement supplémentaire : choisissez l’unité qui se joint au groupe activé.',
      replacement:
        '{side}, Remplacement : choisissez une unité réduite à compléter ou détruite à reconstruire.',
      'rebuild-hex': '{side}, Remplacement : choisissez où {unit} revient sur la carte.',
      'air-target': '{side}, Aviation alliée : choisissez l’unité allemande à attaquer, ou aucune.',
      activation:
        '{side}, ' +
        formationOr(
          formations,
          (name) => `marqueur de la ${name} : activez-la, ou une seule unité d’une autre formation`,
          'plus de marqueur : activez une seule unité d’une formation quelconque, ou aucune',
        ) +
        '.',
      reinforcement: '{side} : choisissez où {unit} entre sur la carte.',
      'the-84th':
        '{side} : désignez jusqu’à trois unités de la 84e qui pourront agir{count, plural, =0 {} one { (# déjà désignée)} other { (# déjà désignées)}}.',
      active:
        '{side} : {count, plural, =0 {toutes ont bougé. Annulez, ou terminez la Phase d’Actions.} other {choisissez la prochaine unité à déplacer, ou terminez la Phase d’Actions.}}',
      trucks: '{side} : que faire des camions, avant le déplacement de {unit} ?',
      act:
        '{side} : {unit} est en {hex}, encore ' +
        pm('left') +
        '. {can, plural, =1 {Déplacez-la} =2 {Attaquez} other {Déplacez-la, attaquez}} ou terminez.',
      support:
        '{side}, {attack} de {unit} : ajoutez des unités voisines d’un défenseur, ou attaquez.',
      'combat-chit-attacker':
        '{side}, attaque à ' +
        column(board) +
        ', modificateur ' +
        numeral('modifier', '+') +
        ' : jouer votre marqueur Combat pour +1 ?',
      'combat-chit-defender':
        '{side}, attaque ennemie à ' +
        column(board) +
        ', modificateur ' +
        numeral('modifier', '+') +
        ' : jouer votre marqueur Combat pour −1 ?',
      losses: '{side} : {count} pas à perdre. Choisissez l’unité qui perd le prochain.',
      disrupt:
        '{side} : {count, plural, one {# unité à désorganiser} other {# unités à désorganiser}}. Choisissez la prochaine.',
      'retreat-order': '{side} : choisissez la prochaine unité qui fait retraite.',
      'retreat-step': '{side} : {unit} fait retraite depuis {hex}. Choisissez l’hex suivant.',
      'retreat-continue':
        '{side} : {unit} est en surempilement en {hex}. Poursuivez ou perdez des pas.',
      'retreat-stack-loss':
        '{side} : la pile fait retraite en ZDC ennemie en {hex}. Choisissez l’unité éliminée.',
      'stack-loss': '{side} : surempilement en {hex}. Choisissez l’unité qui perd un pas.',
      advance: '{side} : choisissez une unité qui avance dans un hex libéré, ou terminez.',
      'advance-hex': '{side} : choisissez l’hex libéré où {unit} avance.',
    },
    reasons: {
      ...shared.reasons,
      'set-up-zone': '{hex} est hors de la zone de placement de {unit}.',
      'set-up-zone-cavalry':
        '{hex} est hors de la zone de placement de {unit} : à deux hexs de 2305 au plus.',
      'set-up-room':
        'Empilement : pas de place en {hex} pour {unit}, un hex ne contient que deux pas.',
      'set-up-enemy': 'Une unité allemande se trouve en {hex}.',
      'chit-not-available': 'Vous n’avez pas de marqueur « {tactic} » disponible.',
      'chit-combat-only':
        'Le marqueur Combat se joue pendant une attaque, une fois le rapport de forces connu.',
      'chit-no-use': 'Le marqueur « {tactic} » ne peut servir à rien en ce moment.',
      'replacement-hour':
        'Remplacement, tiré à la mauvaise heure, est mis de côté : les Allemands le jouent de nuit, les Alliés de jour.',
      'air-by-night':
        'Aviation alliée, tirée de nuit, est mise de côté : elle ne vole que de jour.',
      ...inEvery(notYours, '{unit} n’est pas à vous.'),
      ...inEvery(notOnMap, '{unit} n’est pas sur la carte.'),
      'british-too-early':
        '{unit} est une unité britannique : pas d’activation avant le 25 décembre.',
      'never-activated': '{unit} ne s’active jamais.',
      'not-due': '{unit} est un renfort d’un tour ultérieur.',
      'no-entry-hex': 'L’ennemi occupe tous les hexs d’arrivée de {unit}.',
      'own-formation':
        '{unit} appartient à la formation du marqueur : activez la formation, toutes ses unités pourront agir.',
      'wrong-formation': 'Le marqueur tiré n’est pas celui de la {formation}.',
      'no-formation': 'Aucun marqueur n’a été tiré : on ne peut activer qu’une seule unité.',
      'not-84th': '{unit} n’appartient pas à la 84e Infanterie.',
      'activated-already': '{unit} fait déjà partie des unités activées.',
      'not-reduced': '{unit} n’est pas à puissance réduite.',
      'not-destroyed': '{unit} n’est pas dans la zone des unités détruites.',
      'fbb-gone': 'La FBB s’est repliée, et aucune de ses unités ne peut revenir.',
      'replacement-zoc': 'L’hex est en zone de contrôle ennemie : aucun remplacement possible.',
      'replacement-supply': 'L’hex n’est pas ravitaillé pour {unit} : aucun remplacement possible.',
      'rebuild-enemy': 'Une unité ennemie se trouve en {hex}.',
      'rebuild-hex':
        '{unit} ne peut pas revenir en {hex} : ce n’est pas l’un de ses hexs de retour.',
      'rebuild-nowhere':
        'Aucun hex de retour de {unit} n’est à la fois ravitaillé et libre de l’ennemi.',
      'air-target': '{unit} n’est pas une unité allemande sur la carte.',
      'entry-hex': '{hex} n’est pas un hex d’arrivée de {unit}.',
      'entry-enemy': 'Une unité ennemie se trouve en {hex} : aucun renfort ne peut y être placé.',
      'not-activated': '{unit} ne fait pas partie des unités activées dans cette phase.',
      'acted-already': '{unit} a déjà été l’unité active dans cette phase.',
      'trucks-84th':
        'Seules les unités de la 84e Infanterie prennent les camions, et {unit} n’en est pas.',
      'trucks-not-yet': 'Les camions ne sont pas disponibles ce tour-ci.',
      'trucks-elsewhere': 'C’est {carrier} qui porte les camions.',
      'trucks-carried': '{unit} porte déjà les camions.',
      'trucks-not-carried': '{unit} ne porte pas les camions.',
      'trucks-before-moving':
        'Les camions se donnent ou se retirent avant que {unit} ne se mette en route.',
      'not-adjacent': '{hex} n’est pas adjacent.',
      'off-map': 'Aucune unité ne peut quitter la carte.',
      'enemy-there': 'Une unité ennemie se trouve en {hex}.',
      'meuse-german':
        'Les unités allemandes ne peuvent pas franchir la Meuse, pas même par un pont.',
      'meuse-bridge': 'La Meuse ne se franchit que par un pont, et aucun ne mène en {hex}.',
      'rear-area': '{hex} est dans la Zone Arrière ennemie.',
      immobile: '{unit} ne se déplace jamais.',
      'too-costly':
        'Entrer en {hex} coûte ' +
        pm('cost') +
        ', et {unit} n’en a plus que ' +
        points('left') +
        '.',
      'no-points': '{unit} n’a aucun PM.',
      'beyond-infiltration':
        'Le chemin passe par une infiltration en {hex} : seul son dé décide de la suite.',
      'strategic-near-enemy':
        'Entrer en {hex} coûte ' +
        pm('cost') +
        ', et le bonus de mouvement stratégique ne peut pas mener au contact de l’ennemi.',
      'attack-no-target': 'Aucune unité ennemie n’est adjacente à {unit}.',
      'attack-meuse': 'Les seules unités ennemies voisines de {unit} sont au-delà de la Meuse.',
      'attack-isolated': '{unit} est une unité isolée et ne peut pas attaquer.',
      'attack-too-costly':
        'L’attaque coûte ' + pm('cost') + ', et {unit} n’en a plus que ' + points('left') + '.',
      'attack-by-bonus':
        'L’attaque coûte ' +
        pm('cost') +
        ', et {unit} n’en a plus que ' +
        points('left') +
        ' sans le bonus de mouvement stratégique, qui ne paie aucune attaque.',
      'support-not-adjacent': '{unit} n’est au contact d’aucune des unités attaquées.',
      'support-isolated': '{unit} est une unité isolée et ne peut pas attaquer.',
      'support-meuse': 'La Meuse sépare {unit} des unités attaquées.',
      'support-already': '{unit} prend déjà part à l’attaque.',
      ...inEvery(notInvolved, '{unit} ne prend pas part à ce combat.'),
      'no-steps-left': '{unit} n’a plus de pas à perdre.',
      'disrupted-already': '{unit} : déjà désorganisée.',
      'not-overstacked-there': '{unit} n’est pas dans l’hex surempilé.',
      'retreated-already': '{unit} a déjà fait retraite.',
      'no-stack':
        'Pas de retraite en pile en {hex} : il y faut deux unités engagées de même nationalité.',
      'retreat-not-adjacent': '{hex} n’est pas adjacent : une retraite va d’hex en hex.',
      'retreat-enemy': 'Une unité ennemie se trouve en {hex} : aucune retraite n’y mène.',
      'retreat-passed': 'L’unité a déjà quitté ou traversé {hex} dans cette retraite.',
      'retreat-blind-alley': 'Depuis {hex}, la retraite ne pourrait pas aboutir.',
      'retreat-zoc': '{hex} est en ZDC ennemie, et un autre chemin l’évite.',
      'retreat-way':
        'Par {hex}, la retraite passe par plus d’hexs en ZDC ennemie que par un autre chemin.',
      'retreat-direction':
        '{hex} n’est pas dans la bonne direction, et un hex qui l’est est libre.',
      'retreat-room': 'Pas de place en {hex}, et un autre hex en a.',
      'retreat-near-start': '{hex} est trop près du point de départ de la retraite.',
      'not-in-stack': '{unit} n’est pas dans la pile qui fait retraite.',
      'advance-not-attacking': '{unit} n’a pas pris part à l’attaque.',
      'advance-retreated': '{unit} a fait retraite et ne peut pas avancer.',
      'advance-once': '{unit} a déjà avancé.',
      'advance-not-vacated': '{hex} n’est pas un hex libéré par le défenseur.',
      'advance-not-adjacent': '{unit} n’est pas au contact de {hex}.',
      'advance-meuse': 'La Meuse sépare {unit} de {hex}.',
      'advance-rear-area': '{hex} est dans la Zone Arrière ennemie.',
      'advance-room': 'Empilement : pas de place en {hex} pour {unit}.',
      'advance-nowhere': '{unit} n’a aucun hex libéré où avancer.',
    },
    events: {
      ...shared.events,
      'set-up': 'Placement de {unit} en {hex}.',
      'turn-begins': 'Tour {turn}, ' + date + '.',
      'actions-die':
        'Le dé du nombre d’actions donne {die} : {side, select, german {les Allemands ont} allied {les Alliés ont} other {aucun changement}}{change, plural, =-1 { une action de moins} =0 {} other { une action de plus}}.',
      actions: 'Actions de ce tour : Allemands {german}, Alliés {allied}.',
      'trucks-available': 'Les camions sont à la disposition de la 84e.',
      'reinforcements-due': 'Renforts {side, select, german {allemands} other {alliés}} : {units}.',
      supply:
        '{state, plural, =0 {Unité de nouveau ravitaillée} =1 {Unité non ravitaillée} other {Unité isolée}} : {unit} en {hex}.',
      'initiative-tied':
        'Initiative : Allemands {germanDie} ({germanTotal}), Alliés {alliedDie} ({alliedTotal}). Égalité, tous deux relancent.',
      'initiative-roll':
        'Initiative : Allemands {germanDie} ({germanTotal}), Alliés {alliedDie} ({alliedTotal}). Elle revient aux {side}.',
      'first-player':
        '{by, plural, =-1 {Les {side} ont l’initiative et jouent en premier.} other {Les {side} jouent en premier ce tour-ci.}}',
      'phase-begins':
        'Phase d’Actions {side, select, german {allemande} other {alliée}}, action {action} sur {actions}.',
      'tactic-drawn': 'Les {side} tirent le marqueur « {tactic} ».',
      'tactic-set-aside':
        'Les {side} tirent « {tactic} », impossible à jouer maintenant : le marqueur est mis de côté.',
      'chit-drawn': 'Les {side} tirent le marqueur de la {formation}.',
      'no-chit': 'Les {side} ont une action mais plus de marqueur à tirer.',
      'tactic-played': 'Les {side} jouent le marqueur « {tactic} ».',
      'extra-unit': '{unit} se joint aux unités activées.',
      upgraded: '{unit} en {hex} revient à pleine puissance.',
      rebuilt: 'Reconstruction de {unit} en {hex}.',
      'action-lost': 'Les {side} perdent une action et en ont {actions} ce tour-ci.',
      'air-waived': 'Les Alliés renoncent à l’attaque aérienne.',
      'air-attack':
        'Attaque aérienne contre {unit} en {hex} : dé {die}' +
        modified('modifier', (value) => `, modificateur ${value}, soit ${numeral('total')}`) +
        '. {result, plural, =0 {Aucun effet} =1 {L’unité est désorganisée} other {L’unité perd un pas}}.',
      'formation-activated':
        'La {formation} est activée{units, plural, =0 {, mais aucune de ses unités ne peut agir} other { : {units}}}.',
      'single-activated': 'Une seule unité est activée : {unit}.',
      'nothing-activated': 'Les {side} n’activent rien.',
      named: 'Unité désignée : {unit}.',
      entered: '{unit} entre sur la carte en {hex}.',
      waits: '{unit} trouve tous ses hexs d’arrivée occupés par l’ennemi et attend.',
      withdrawn: 'La {formation} se replie{units, plural, =0 {} other { : {units}}}.',
      active:
        '{unit} se déplace, ' +
        pm('allowance') +
        '{strategic, select, true { en mouvement stratégique} other {}}.',
      'trucks-loaded': '{unit} prend les camions.',
      'trucks-dropped':
        '{unit} quitte les camions' +
        afterLastTurn(board, '', ', de nouveau disponibles au tour {turn}') +
        '.',
      moved: '{unit} va de {from} à {to} : ' + pm('cost') + ', reste ' + points('left') + '.',
      infiltration:
        '{unit} tente une infiltration de {from} à {to} : ' +
        pm('cost') +
        ', reste ' +
        points('left') +
        ', dé {die}' +
        modified('modifier', (value) => `, modificateur ${value}, soit {total}`) +
        '. {result, plural, =0 {Échec, et désorganisation} =1 {Échec} other {Réussite}}.',
      stopped: '{unit} termine son mouvement en {hex}.',
      flipped: '{unit} passe sur sa face utilisée.',
      'phase-ends':
        'La Phase d’Actions {side, select, german {allemande} other {alliée}} prend fin.',
      'attack-declared':
        '{unit} en {hex} mène une {attack} contre {units} : ' +
        pm('cost') +
        ', reste ' +
        points('left') +
        '.',
      supported: '{unit} soutient l’attaque.',
      'attack-void': 'L’attaque n’a pas lieu : {unit} est hors de combat.',
      odds:
        '{units, plural, one {{units} attaque} other {{units} attaquent}} {defenders} : {attackTotal} contre {defenceTotal}, colonne ' +
        column(board) +
        '. Modificateurs : ' +
        attackType +
        combatModifiers +
        ' ; soit ' +
        numeral('modifier', '+') +
        '.',
      'combat-chit': 'Les {side} jouent leur marqueur Combat : ' + numeral('modifier', '+') + '.',
      'combat-roll':
        'Dé {die}, modificateur ' +
        numeral('modifier', '+') +
        ' : ' +
        numeral('total') +
        ', colonne ' +
        column(board) +
        ', résultat ' +
        result('attackerResult') +
        '/' +
        result('defenderResult') +
        '.',
      'step-lost': '{unit} en {hex} perd un pas et passe à puissance réduite.',
      eliminated: 'Unité éliminée : {unit} en {hex}.',
      'trucks-lost':
        'Les camions sont perdus avec leur unité' +
        afterLastTurn(board, '', ', et de nouveau disponibles au tour {turn}') +
        '.',
      disrupted: 'Unité désorganisée : {unit} en {hex}.',
      'retreat-begins':
        '{units, plural, one {{units} doit faire retraite} other {{units} doivent faire retraite en pile}} depuis {hex}.',
      retreated:
        '{units, plural, one {{units} fait retraite} other {{units} font retraite}} de {from} à {to}.',
      'retreat-ends':
        '{units, plural, one {{units} termine sa retraite} other {{units} terminent leur retraite}} en {hex}.',
      'no-retreat': '{unit} en {hex} n’a nulle part où faire retraite.',
      overstacked: 'Surempilement en {hex} : {steps} pas des {side}.',
      advanced: '{unit} avance de {from} à {to}.',
      recovered: 'Fin de la désorganisation : {units}.',
      meuse:
        '{units, plural, =0 {Aucune unité allemande ravitaillée ne borde la Meuse} other {Les Allemands marquent {vp} PV sur la Meuse avec {units}}} : {total} PV sur la piste.',
      'final-score':
        'Décompte final. Allemands {german} PV : piste {track}, villes {germanTowns}, pas {germanSteps}. Alliés {allied} PV : villes {alliedTowns}, pas {alliedSteps}.',
      'game-over':
        '{victory, plural, =0 {Victoire décisive des Allemands : 20 PV sur la piste.} other {{side, select, german {Les Allemands gagnent} allied {Les Alliés gagnent} other {La partie finit sur une égalité}} : Allemands {german} PV, Alliés {allied} PV.}}',
    },
    outcomes: {
      decisive:
        'Les Allemands remportent une victoire décisive : 20 PV sur la piste, la Meuse est franchie.',
      points:
        'Le dernier tour est joué. {side, select, german {Les Allemands} other {Les Alliés}} gagnent aux points, avec ' +
        margin('score') +
        ' PV d’avance.',
      draw: 'Le dernier tour est joué. Égalité : les deux camps ont autant de PV.',
    },
    considerations: {
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
      'worth-near-town':
        'En {hex}, elle est plus près d’une ville qui compte à la fin de la partie.',
      'worth-block': 'En {hex}, elle barre aux Allemands le chemin de la Meuse.',
      'worth-cut': 'En {hex}, elle coupe une ligne de ravitaillement de l’ennemi.',
      'worth-hunt': 'En {hex}, elle est plus près des ennemis qu’elle veut attaquer.',
      'worth-safe': 'Elle est moins en danger en {hex}.',
      'worth-supply': 'De {hex}, elle peut tracer une ligne de ravitaillement.',
    },
    things: {
      unit: units(board, tags, ownNames),
      hex: hexes(board),
      side: bySide(sides),
      formation: formations,
      tactic: ['Combat', 'Mouvement supplémentaire', 'Remplacement', 'Aviation alliée'],
      attack: ['attaque légère', 'attaque moyenne', 'attaque lourde'],
    },
  }
}
