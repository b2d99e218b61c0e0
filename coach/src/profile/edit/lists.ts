import { defineMessages, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { api } from '../../api.ts';

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
