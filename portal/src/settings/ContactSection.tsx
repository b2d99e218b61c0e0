import { PhoneValue } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Student } from '../student.ts';
import { ProfileSection } from './ProfileSection.tsx';

export function ContactSection({ student }: { student: Student }) {
  const intl = useIntl();
  const { mobilePhone, homePhone, workPhone } = student.contactInfo;
  return (
    <ProfileSection
      title={<FormattedMessage defaultMessage="Phones" description="Heading: phone numbers" />}
      lead={
        <FormattedMessage defaultMessage="We only call about important changes, such as a class that moves or a payment that fails." />
      }
      student={student}
      draft="profile.contact"
      answers={[
        {
          term: intl.formatMessage({ defaultMessage: 'Mobile phone' }),
          value: mobilePhone && <PhoneValue value={mobilePhone} />,
        },
        {
          term: intl.formatMessage({ defaultMessage: 'Home phone' }),
          value: homePhone && <PhoneValue value={homePhone} />,
        },
        {
          term: intl.formatMessage({ defaultMessage: 'Work phone' }),
          value: workPhone && <PhoneValue value={workPhone} />,
        },
      ]}
      form="ContactForm"
    />
  );
}
