import { byStep } from '@estafette/kernel'
import { action, endsAction, nextAction, react } from './actions.ts'
import { anyTime, contest, nextInWindow, takeDiscard } from './any-time.ts'
import {
  attackCard,
  declared,
  fire,
  nextFire,
  shift,
  sniperName,
  sniperPay,
  target,
  targetChoice,
} from './attack.ts'
import { nextDamage, recipient } from './damage.ts'
import { equip, equipTo, nextEquip } from './equipment.ts'
import { cleanup, compare, cover, digIn, endsReply, fired, nextCover } from './exchange.ts'
import type { AutomaticStep, DecisionStep } from './flow.ts'
import { medical, medicalFor, nextMedical } from './medical.ts'
import {
  beginsMove,
  endsMove,
  flankDiscard,
  moveCard,
  moveWith,
  reactToMove,
  stepMove,
  trees,
  way,
} from './movement.ts'
import { nextOrganise, organise, organiseUnder } from './organise.ts'
import { nextPrepare, prepare } from './prepare.ts'
import { form, formUnder, nextForm, station } from './forming.ts'
import { nextOutfit, outfit } from './outfit.ts'
import { nextReplace, replace } from './replacement.ts'
import { draft, nextDraft, nextSelect, select, size } from './selection.ts'
import { deal, mulligan, nextMulligan } from './setup.ts'
import { stepNames } from './steps.ts'
import { nextPromote, promote, promotePay } from './promotion.ts'
import { stay, succeed, succession } from './succession.ts'
import {
  arrivals,
  beginTurn,
  discardDown,
  endTurn,
  keyDraw,
  medicalOver,
  nextDiscard,
  rally,
  rallyMarkers,
  rallyOver,
  turnOver,
} from './turn.ts'

/** The decisions by the number of their step. */
export const deciding = byStep<(typeof stepNames)[number], DecisionStep>(stepNames, {
  size,
  select,
  draft,
  replace,
  form,
  'form-under': formUnder,
  station,
  outfit,
  mulligan,
  'any-time': anyTime,
  rally,
  'rally-markers': rallyMarkers,
  promote,
  'promote-pay': promotePay,
  organise,
  'organise-under': organiseUnder,
  equip,
  'equip-to': equipTo,
  medical,
  'medical-for': medicalFor,
  action,
  target,
  shift,
  'attack-card': attackCard,
  fire,
  'sniper-pay': sniperPay,
  'sniper-name': sniperName,
  'target-choice': targetChoice,
  react,
  'move-card': moveCard,
  way,
  'move-with': moveWith,
  trees,
  'flank-discard': flankDiscard,
  cover,
  'dig-in': digIn,
  recipient,
  prepare,
  succeed,
  stay,
  contest,
  'take-discard': takeDiscard,
  'discard-down': discardDown,
})

/** The steps that run by themselves. */
export const running = byStep<(typeof stepNames)[number], AutomaticStep>(stepNames, {
  'select-next': nextSelect,
  'draft-next': nextDraft,
  'replace-next': nextReplace,
  'form-next': nextForm,
  'outfit-next': nextOutfit,
  deal,
  'mulligan-next': nextMulligan,
  'turn-begins': beginTurn,
  arrivals,
  'key-draw': keyDraw,
  'window-next': nextInWindow,
  'rally-over': rallyOver,
  'promote-next': nextPromote,
  'organise-next': nextOrganise,
  'equip-next': nextEquip,
  'medical-next': nextMedical,
  'medical-over': medicalOver,
  'action-next': nextAction,
  'fire-next': nextFire,
  declared,
  fired,
  'move-begins': beginsMove,
  'move-step': stepMove,
  'move-ends': endsMove,
  'move-react': reactToMove,
  'prepare-next': nextPrepare,
  'reply-ends': endsReply,
  compare,
  'cover-next': nextCover,
  'damage-next': nextDamage,
  cleanup,
  succession,
  'action-ends': endsAction,
  'turn-ends': endTurn,
  'discard-next': nextDiscard,
  'turn-over': turnOver,
})
