import { FormattedMessage, useIntl } from 'react-intl';
import type { Student } from '../student.ts';
import { educationLevels, labelOf } from './options.ts';
import { ProfileSection } from './ProfileSection.tsx';

export function BackgroundSection({ student }: { student: Student }) {
  const intl = useIntl();
  const title = (
    <FormattedMessage
      defaultMessage="Background"
      description="Heading: occupation, education, military service"
    />
  );
  return (
    <ProfileSection
      title={title}
      lead={
        <FormattedMessage
          defaultMessage="This helps your advisor recommend the right class."
          description="Sentence under the heading of occupation and education"
        />
      }
      student={student}
      draft="profile.background"
      answers={[
        {
          term: intl.formatMessage({ defaultMessage: 'Occupation', description: 'Label of a field' }),
          value: student.occupation,
        },
        {
          term: intl.formatMessage({ defaultMessage: 'Education level', description: 'Label of a field' }),
          value: student.educationLevel && labelOf(intl, educationLevels, student.educationLevel),
        },
        {
          term: intl.formatMessage({ defaultMessage: 'Military', description: 'In the profile' }),
          value: student.militaryMember ? (
            <FormattedMessage
              defaultMessage="Member or veteran"
              description="In the profile: of the military"
            />
          ) : (
            <FormattedMessage defaultMessage="No" description="In the profile: not of the military" />
          ),
        },
      ]}
      form="BackgroundForm"
    />
  );
}
