import { genders } from '@institute/api-schema/labels/people';
import { DateValue } from '@institute/design-system';
import { joinName } from '@institute/values/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Student } from '../student.ts';
import { ProfileSection } from './ProfileSection.tsx';

export function PersonalSection({ student }: { student: Student }) {
  const intl = useIntl();
  const { firstName, middleName, lastName, dateBirth, gender } = student.personalInfo;
  return (
    <ProfileSection
      title={<FormattedMessage defaultMessage="About you" />}
      lead={<FormattedMessage defaultMessage="Your name as it should appear on your certificate." />}
      student={student}
      draft="profile.personal"
      answers={[
        {
          term: intl.formatMessage({ defaultMessage: 'Name' }),
          value: joinName(firstName, middleName, lastName),
        },
        {
          term: intl.formatMessage({ defaultMessage: 'Date of birth' }),
          value: dateBirth && <DateValue value={dateBirth} />,
        },
        {
          term: intl.formatMessage({ defaultMessage: 'Gender' }),
          value: gender && intl.formatMessage(genders[gender]),
        },
      ]}
      form="PersonalForm"
    />
  );
}
