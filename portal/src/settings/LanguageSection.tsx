import { useLanguageItems } from '@institute/design-system/account';
import { FormattedMessage } from 'react-intl';
import { languageOptions } from '../institute.ts';
import type { Student } from '../student.ts';
import { timeZonePlace } from '../time-zone.ts';
import { ProfileSection } from './ProfileSection.tsx';

export function LanguageSection({ student }: { student: Student }) {
  const { languageIso2LetterCode: language, user } = student;
  const answers = useLanguageItems(languageOptions(), language, user.timeZone);
  return (
    <ProfileSection
      id={timeZonePlace}
      title={<FormattedMessage defaultMessage="Language and time" />}
      lead={<FormattedMessage defaultMessage="For the portal and the messages we send you." />}
      student={student}
      draft="profile.language"
      answers={answers}
      form="LanguageForm"
    />
  );
}
