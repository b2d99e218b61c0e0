import { educationLevels } from '@institute/api-schema/labels/people';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Student } from '../student.ts';
import { ProfileSection } from './ProfileSection.tsx';

export function BackgroundSection({ student }: { student: Student }) {
  const intl = useIntl();
  return (
    <ProfileSection
      title={
        <FormattedMessage
          defaultMessage="Background"
          description="Heading: occupation, education, military service"
        />
      }
      lead={<FormattedMessage defaultMessage="This helps your advisor recommend the right class." />}
      student={student}
      draft="profile.background"
      answers={[
        { term: intl.formatMessage({ defaultMessage: 'Occupation' }), value: student.occupation },
        {
          term: intl.formatMessage({ defaultMessage: 'Education level' }),
          value: student.educationLevel && intl.formatMessage(educationLevels[student.educationLevel]),
        },
        {
          term: intl.formatMessage({ defaultMessage: 'Military', description: 'In the profile' }),
          value:
            student.militaryMember === null ? null : student.militaryMember ? (
              <FormattedMessage defaultMessage="Member or veteran" />
            ) : (
              <FormattedMessage defaultMessage="No" />
            ),
        },
      ]}
      form="BackgroundForm"
    />
  );
}
