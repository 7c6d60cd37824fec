import type { Gaps } from '../../i18n/catalog.ts'

/** The rules reader, in English. */
export const words = {
  'rules.title': ({ game }: Gaps<'game'>) => `Rules: ${game}`,
  'rules.intro':
    'Every rule that Estafette enforces, by number and in our own words. The table quotes these numbers wherever it refuses, forces or counts something.',
  'rules.search': 'Search the rules',
  'rules.hint': 'Words or a number (6.5a)',
  'rules.clear': 'Clear the search',
  'rules.chapters': 'Chapters',
  'rules.count': ({ count }: Gaps<'count'>) => (count === 1 ? '1 rule' : `${count} rules`),
  'rules.found': ({ count }: Gaps<'count'>) => {
    if (count === 0) return 'No rule found'
    return count === 1 ? '1 rule found' : `${count} rules found`
  },
  'rules.source': ({ source }: Gaps<'source'>) => `Rulebook ${source}`,
  'rules.noSource': 'Not in the rulebook',
  'rules.inert': ({ why }: Gaps<'why'>) => `No effect in play here: ${why}`,
  'rules.link': ({ rule }: Gaps<'rule'>) => `Link to ${rule}`,
  'rules.missing': ({ rule }: Gaps<'rule'>) => `There is no rule ${rule} in this game.`,
  'rules.unknown': ({ game }: Gaps<'game'>) => `There is no game called ${game}.`,
  'rules.legend': 'How sure is each rule?',
  'tag.stated': 'As printed',
  'tag.conflict': 'Contradiction',
  'tag.ambiguous': 'Our reading',
  'tag.completed': 'Gap filled',
  'tag.derived': 'Derived',
  'tag.stated.text': 'The rulebook says so.',
  'tag.conflict.text': 'Two editions disagree, or the rulebook contradicts itself.',
  'tag.ambiguous.text': 'The rulebook can be read in several ways; this is the one we play.',
  'tag.completed.text': 'The rulebook is silent; this fills the gap.',
  'tag.derived.text': 'Follows from other rules.',
} as const
