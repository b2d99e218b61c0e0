import { defineMessages, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { api } from '../../api.ts';

const specializations = defineMessages({
  'Sleep and recovery': { defaultMessage: 'Sleep and recovery', description: 'What a coach is trained in' },
  'Plant-based nutrition': {
    defaultMessage: 'Plant-based nutrition',
    description: 'What a coach is trained in',
  },
  'Stress and resilience': {
    defaultMessage: 'Stress and resilience',
    description: 'What a coach is trained in',
  },
  'Weight and habits': { defaultMessage: 'Weight and habits', description: 'What a coach is trained in' },
  'Gut health': { defaultMessage: 'Gut health', description: 'What a coach is trained in' },
  'Movement and strength': {
    defaultMessage: 'Movement and strength',
    description: 'What a coach is trained in',
  },
  'Women’s health': { defaultMessage: 'Women’s health', description: 'What a coach is trained in' },
  'Mindful eating': { defaultMessage: 'Mindful eating', description: 'What a coach is trained in' },
});

const focus = defineMessages({
  'New parents': { defaultMessage: 'New parents', description: 'Whom a coach works with' },
  'Shift workers': { defaultMessage: 'Shift workers', description: 'Whom a coach works with' },
  'Busy professionals': { defaultMessage: 'Busy professionals', description: 'Whom a coach works with' },
  'Older adults': { defaultMessage: 'Older adults', description: 'Whom a coach works with' },
  'Young adults': { defaultMessage: 'Young adults', description: 'Whom a coach works with' },
  Caregivers: { defaultMessage: 'Caregivers', description: 'Whom a coach works with' },
  Athletes: { defaultMessage: 'Athletes', description: 'Whom a coach works with' },
});

const languages = defineMessages({
  English: { defaultMessage: 'English', description: 'A language that a coach works in' },
  Spanish: { defaultMessage: 'Spanish', description: 'A language that a coach works in' },
  Portuguese: { defaultMessage: 'Portuguese', description: 'A language that a coach works in' },
  French: { defaultMessage: 'French', description: 'A language that a coach works in' },
  German: { defaultMessage: 'German', description: 'A language that a coach works in' },
  Mandarin: { defaultMessage: 'Mandarin', description: 'A language that a coach works in' },
  Hindi: { defaultMessage: 'Hindi', description: 'A language that a coach works in' },
  Arabic: { defaultMessage: 'Arabic', description: 'A language that a coach works in' },
});

const lists: Record<ListName, Record<string, MessageDescriptor>> = { specializations, focus, languages };

export type ListName = 'specializations' | 'focus' | 'languages';

/** The label of a common value of a list in the profile. A coach's own value is its own label. */
export function labelOf(intl: IntlShape, list: ListName, value: string): string {
  const message = lists[list][value];
  return message ? intl.formatMessage(message) : value;
}

const types = {
  specializations: 'COACH_SPECIALIZATION',
  focus: 'COACH_FOCUS',
  languages: 'COACH_LANGUAGE',
} as const;

/** The options of each list in the profile: the server's common values, and the coach's own. */
export function useListOptions(list: ListName, chosen: readonly string[]) {
  const intl = useIntl();
  const { data } = api.useSuspenseQuery('get', '/public/lookups');
  const common = data.content.filter(({ type }) => type === types[list]).map(({ value }) => value);
  return [...new Set([...common, ...chosen])].map((value) => ({ value, label: labelOf(intl, list, value) }));
}
