/** Names of the contract’s values, which both apps have in their translations. */

import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { components } from '../openapi.gen.ts';

const specializations = defineMessages({
  'Sleep and recovery': { defaultMessage: 'Sleep and recovery' },
  'Plant-based nutrition': { defaultMessage: 'Plant-based nutrition' },
  'Stress and resilience': { defaultMessage: 'Stress and resilience' },
  'Weight and habits': { defaultMessage: 'Weight and habits' },
  'Gut health': { defaultMessage: 'Gut health' },
  'Movement and strength': { defaultMessage: 'Movement and strength' },
  'Women’s health': { defaultMessage: 'Women’s health' },
  'Mindful eating': { defaultMessage: 'Mindful eating' },
});

const focus = defineMessages({
  'New parents': { defaultMessage: 'New parents' },
  'Shift workers': { defaultMessage: 'Shift workers' },
  'Busy professionals': { defaultMessage: 'Busy professionals' },
  'Older adults': { defaultMessage: 'Older adults' },
  'Young adults': { defaultMessage: 'Young adults' },
  Caregivers: { defaultMessage: 'Caregivers' },
  Athletes: { defaultMessage: 'Athletes' },
});

const languages = defineMessages({
  English: { defaultMessage: 'English' },
  Spanish: { defaultMessage: 'Spanish' },
  Portuguese: { defaultMessage: 'Portuguese' },
  French: { defaultMessage: 'French' },
  German: { defaultMessage: 'German' },
  Mandarin: { defaultMessage: 'Mandarin' },
  Hindi: { defaultMessage: 'Hindi' },
  Arabic: { defaultMessage: 'Arabic' },
});

/** A list of words in a coach's profile. */
export type CoachList = 'specializations' | 'focus' | 'languages';

/** The common words, which the server offers. */
export const coachWords: Record<CoachList, Record<string, MessageDescriptor>> = {
  specializations,
  focus,
  languages,
};

/** The name of a common word of a coach's list. Undefined for a word of the coach's own. */
export const commonCoachWord = (list: CoachList, word: string): MessageDescriptor | undefined =>
  coachWords[list][word];

/** A word of a coach's list in the reader's language if it's a common one, else as the coach wrote it. */
export function coachWord(intl: IntlShape, list: CoachList, word: string): string {
  const message = commonCoachWord(list, word);
  return message ? intl.formatMessage(message) : word;
}

const lookupTypes = {
  specializations: 'COACH_SPECIALIZATION',
  focus: 'COACH_FOCUS',
  languages: 'COACH_LANGUAGE',
} as const satisfies Record<CoachList, string>;

/** The choices of a coach's list in alphabetical order: the server's common words, and those of the coach's own. */
export function coachWordOptions(
  intl: IntlShape,
  list: CoachList,
  lookups: readonly Pick<components['schemas']['Lookup'], 'type' | 'value'>[],
  chosen: readonly string[],
) {
  const common = lookups.filter(({ type }) => type === lookupTypes[list]).map(({ value }) => value);
  return [...new Set([...chosen, ...common])]
    .map((value) => ({ value, label: coachWord(intl, list, value) }))
    .sort((a, b) => a.label.localeCompare(b.label, intl.locale));
}

/** The networks of a coach's profile, by their brand names, the same in every language. */
export const socialNetworks = [
  { key: 'linkedIn', name: 'LinkedIn' },
  { key: 'facebook', name: 'Facebook' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'youtube', name: 'YouTube' },
] as const satisfies { key: keyof components['schemas']['SocialNetworks']; name: string }[];
