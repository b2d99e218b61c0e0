import { type CoachList, coachWord, commonCoachWord } from '@institute/api-schema/labels/coach-words';
import { FactLine, Tag } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { langOf } from '../institute.ts';
import { CoachText, type Written } from './CoachText.tsx';
import type { CoachSummary } from './coaches.ts';

interface CoachWordProps {
  coach: Written;
  list: CoachList;
  value: string;
}

/** A value of a list in a coach's profile: a common one in the reader's language, an own one as the coach wrote it. */
function CoachWord({ coach, list, value }: CoachWordProps) {
  const message = commonCoachWord(list, value);
  return message ? <FormattedMessage {...message} /> : <CoachText coach={coach}>{value}</CoachText>;
}

/** What a coach is trained in. */
export function CoachTag({ coach, value }: Omit<CoachWordProps, 'list'>) {
  const intl = useIntl();
  const isOwn = !commonCoachWord('specializations', value);
  return <Tag lang={isOwn ? langOf(coach) : undefined}>{coachWord(intl, 'specializations', value)}</Tag>;
}

interface CoachWordsProps {
  coach: Written & Pick<CoachSummary, CoachList>;
  list: CoachList;
}

/** All values of a list in a coach's profile. */
export const CoachWords = ({ coach, list }: CoachWordsProps) => (
  <FactLine>
    {coach[list].map((value) => (
      <CoachWord key={value} coach={coach} list={list} value={value} />
    ))}
  </FactLine>
);
