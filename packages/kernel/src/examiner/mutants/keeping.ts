import { failure, success } from '../../result.ts'
import { toyRules } from '../../toy/index.ts'
import { firstFaceCounts, taking, telling, type Mutant } from './mutant.ts'

let calls = 0

/** Toys that are not kept, copied, written or told as they are. */
export const keeping: readonly Mutant[] = [
  {
    name: 'chance from outside the dice',
    broken: taking((state, seat) => {
      // oxlint-disable-next-line no-restricted-properties -- what the contract has to notice
      state.oats[seat] = Math.floor(Math.random() * 5)
    }),
    clause: /same dice give the same result/,
    fault: /the same dice give another result/,
  },
  {
    name: 'a memory outside the position',
    broken: taking((state, seat) => {
      if (calls++ % 5 === 4) state.oats[seat] = 4
    }),
    clause: /replaying the choices/,
    fault: /choices lead elsewhere/,
  },
  {
    name: 'rules that know whether somebody listens',
    broken: {
      take(state, seat, choice, dice, tell) {
        if (tell) state.oats[seat] = 4
        toyRules.take(state, seat, choice, dice, tell)
      },
    },
    clause: /copies are independent/,
    fault: /listening changes the result/,
  },
  {
    name: 'a clone that is its original',
    broken: { clone: (state) => state },
    clause: /copies are independent/,
    fault: /playing on a copy changes the original/,
  },
  {
    name: 'a copy that forgets something',
    broken: {
      copyExtras(into) {
        into.first = 0
      },
    },
    clause: /copies are independent/,
    fault: /a copy differs/,
  },
  {
    name: 'a reader that loses a field',
    broken: {
      read(text) {
        const result = toyRules.read(text)
        if (result.ok) result.value.turn = 0
        return result
      },
    },
    clause: /reads back as itself/,
    fault: /reads back as another one/,
  },
  {
    name: 'a reader that refuses what was written',
    broken: { read: () => failure('not today', 3) },
    clause: /reads back as itself/,
    fault: /line 3: not today/,
  },
  {
    name: 'a reader that throws',
    broken: {
      read: (text) => (text.includes('riders') ? toyRules.read(text) : success(JSON.parse(text))),
    },
    clause: /damaged position/,
    fault: /throws/,
  },
  {
    name: 'a reader that believes everything',
    broken: {
      read(text) {
        const result = toyRules.read(text.replace(/^oats .*$/m, 'oats 0 0'))
        const oats = /^oats (\d+) (\d+)$/m.exec(text)
        if (result.ok && oats) result.value.oats.set([Number(oats[1]), Number(oats[2])])
        return result
      },
    },
    clause: /damaged position/,
    fault: /oats is/,
  },
  {
    name: 'dice that no one hears of',
    broken: telling(({ type }) => (type === 'gallop' ? { faces: [] } : {})),
    clause: /every roll is told/,
    fault: /gallop .*its result is not told/,
  },
  {
    name: 'an event by an unknown rule',
    broken: telling(({ type, rule }) => ({ rule: type === 'jostle' ? 'TOY-9' : rule })),
    clause: /every event/,
    fault: /jostle names rule TOY-9/,
  },
  {
    name: 'an event without words',
    broken: telling(({ type }) => (type === 'rest' ? { type: 'sleep' } : {})),
    clause: /every event/,
    fault: /fr: no words for events sleep|event sleep is not described/,
  },
  {
    name: 'an event that does not name whom it loses',
    broken: {
      events: { ...toyRules.events, rest: { ...toyRules.events['rest']!, loses: 'card' } },
    },
    clause: /every event/,
    fault: /rest does not say by card/,
  },
  {
    name: 'an event that does not name who is attacked',
    broken: {
      events: { ...toyRules.events, throw: { ...toyRules.events['throw']!, at: 'loser' } },
    },
    clause: /every event/,
    fault: /throw does not say by loser/,
  },
  {
    name: 'an event of a way that does not say where it leads',
    broken: {
      events: {
        ...toyRules.events,
        walk: { ...toyRules.events['walk']!, goes: { who: 'seat', from: 'from', to: 'end' } },
      },
    },
    clause: /every event/,
    fault: /walk does not say by end/,
  },
  {
    name: 'an event without what its words need',
    broken: {
      take: (state, seat, choice, dice, tell) =>
        toyRules.take(
          state,
          seat,
          choice,
          dice,
          tell && (({ type, rule }) => tell({ type, rule, seat })),
        ),
    },
    clause: /every event/,
    fault: /nothing fills \{/,
  },
  {
    name: 'results that go by single faces, so that the odds are wrong',
    broken: {
      take: (state, seat, choice, dice, tell) =>
        toyRules.take(state, seat, choice, firstFaceCounts(dice), tell),
    },
    clause: /exact chances/,
    fault: /not what the dice give/,
  },
  {
    name: 'a code that stands for two places',
    broken: {
      kinds: { ...toyRules.kinds, place: { codes: Array.from({ length: 9 }, () => 'k0') } },
    },
    clause: /reads back from its notation/,
    fault: /does not read back/,
  },
  {
    name: 'a bound that is too low',
    broken: { longestGame: 20 },
    clause: /playable to the end/,
    fault: /no end after 21 decisions/,
  },
  {
    name: 'an option that is swallowed',
    broken: { create: ({ scenario }) => toyRules.create({ scenario, options: {} }) },
    clause: /setups that do not exist/,
    fault: /is accepted/,
    duringPlay: false,
  },
  {
    name: 'a default that is not the first value',
    broken: {
      create: (setup) => toyRules.create({ ...setup, options: { oats: 'many', ...setup.options } }),
    },
    clause: /options have their defaults/,
    fault: /is not its default/,
    duringPlay: false,
  },
  {
    name: 'words that are missing in one language',
    broken: {
      words: { ...toyRules.words, fr: { ...toyRules.words.fr, verbs: {}, events: {} } },
    },
    clause: /worded in every language/,
    fault: /fr: no words for verb walk/,
  },
  {
    name: 'a reason by an unknown rule',
    broken: { reasons: toyRules.reasons.map((reason) => ({ ...reason, rule: 'TOY-9' })) },
    clause: /its tables fit together/,
    fault: /names rule TOY-9/,
  },
  {
    name: 'a fact that is no text',
    broken: { facts: () => ({ round: 3 as unknown as string }) },
    clause: /have names/,
    fault: /a fact is 3/,
    duringPlay: false,
  },
]
