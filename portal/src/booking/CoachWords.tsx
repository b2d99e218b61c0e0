import { FactLine, Tag } from '@institute/design-system';
import {
  defineMessages,
  FormattedMessage,
  type IntlShape,
  type MessageDescriptor,
  useIntl,
} from 'react-intl';
import { CoachText, langOf, type Written } from './CoachText.tsx';
import type { CoachSummary } from './coaches.ts';

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

type ListName = 'specializations' | 'focus' | 'languages';

/** The label of a common value of a list in a coach's profile. A coach's own value is its own label. */
export function coachWord(intl: IntlShape, list: ListName, value: string): string {
  const message = lists[list][value];
  return message ? intl.formatMessage(message) : value;
}

interface CoachWordProps {
  coach: Written;
  list: ListName;
  value: string;
}

/** A value of a list in a coach's profile: a common one in the reader's language, an own one as the coach wrote it. */
function CoachWord({ coach, list, value }: CoachWordProps) {
  const message = lists[list][value];
  return message ? <FormattedMessage {...message} /> : <CoachText coach={coach}>{value}</CoachText>;
}

/** What a coach is trained in. */
export function CoachTag({ coach, value }: Omit<CoachWordProps, 'list'>) {
  const intl = useIntl();
  const isOwn = !(value in specializations);
  return <Tag lang={isOwn ? langOf(coach) : undefined}>{coachWord(intl, 'specializations', value)}</Tag>;
}

interface CoachWordsProps {
  coach: Written & Pick<CoachSummary, ListName>;
  list: ListName;
}

/** All values of a list in a coach's profile. */
export const CoachWords = ({ coach, list }: CoachWordsProps) => (
  <FactLine
    facts={coach[list].map((value) => <CoachWord key={value} coach={coach} list={list} value={value} />)}
  />
);
