import { DateValue } from '@institute/design-system';
import { joinName } from '@institute/design-system/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Student } from '../student.ts';
import { genders, labelOf } from './options.ts';
import { ProfileSection } from './ProfileSection.tsx';

export function PersonalSection({ student }: { student: Student }) {
  const intl = useIntl();
  const { firstName, middleName, lastName, dateBirth, gender } = student.personalInfo;
  const title = (
    <FormattedMessage defaultMessage="About you" description="Heading: names, gender and date of birth" />
  );
  return (
    <ProfileSection
      title={title}
      lead={
        <FormattedMessage
          defaultMessage="Your name as it should appear on your certificate."
          description="Sentence under the heading of names, gender and date of birth"
        />
      }
      student={student}
      draft="profile.personal"
      answers={[
        {
          term: intl.formatMessage({ defaultMessage: 'Name', description: 'In the profile' }),
          value: joinName(firstName, middleName, lastName),
        },
        {
          term: intl.formatMessage({ defaultMessage: 'Date of birth', description: 'Label of a field' }),
          value: dateBirth && <DateValue value={dateBirth} />,
        },
        {
          term: intl.formatMessage({ defaultMessage: 'Gender', description: 'Label of a field' }),
          value: gender && labelOf(intl, genders, gender),
        },
      ]}
      form="PersonalForm"
    />
  );
}
