import { FactLine, Lang, Tag } from '@institute/design-system';
import type { ReactNode } from 'react';
import {
  defineMessages,
  FormattedMessage,
  type IntlShape,
  type MessageDescriptor,
  useIntl,
} from 'react-intl';
import type { CoachSummary } from './coaches.ts';

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

type ListName = 'specializations' | 'focus' | 'languages';

/** The label of a common value of a list in a coach's profile. A coach's own value is its own label. */
export function coachWord(intl: IntlShape, list: ListName, value: string): string {
  const message = lists[list][value];
  return message ? intl.formatMessage(message) : value;
}

type Written = Pick<CoachSummary, 'languageIso2LetterCode'>;

const langOf = (coach: Written) => coach.languageIso2LetterCode.toLowerCase();

/** Text that a coach wrote, in the language of the profile. */
export function CoachText({ coach, children }: { coach: Written; children: ReactNode }) {
  return <Lang code={langOf(coach)}>{children}</Lang>;
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
