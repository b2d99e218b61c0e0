import { type CoachList, coachWord } from '@institute/api-schema/labels/coach-words';
import { useIntl } from 'react-intl';
import { api } from '../../api.ts';

const types = {
  specializations: 'COACH_SPECIALIZATION',
  focus: 'COACH_FOCUS',
  languages: 'COACH_LANGUAGE',
} as const;

/** The options of each list in the profile: the server's common values, and the coach's own. */
export function useListOptions(list: CoachList, chosen: readonly string[]) {
  const intl = useIntl();
  const lookups = api.useContent('/public/lookups');
  const common = lookups.filter(({ type }) => type === types[list]).map(({ value }) => value);
  return [...new Set([...common, ...chosen])].map((value) => ({
    value,
    label: coachWord(intl, list, value),
  }));
}
