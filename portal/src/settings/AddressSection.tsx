import { formatAddress } from '@institute/values/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Student } from '../student.ts';
import { ProfileSection } from './ProfileSection.tsx';

export function AddressSection({ student }: { student: Student }) {
  const intl = useIntl();
  return (
    <ProfileSection
      title={<FormattedMessage defaultMessage="Address" />}
      lead={<FormattedMessage defaultMessage="Where we send your books and certificate." />}
      student={student}
      draft="profile.address"
      answers={[
        {
          term: intl.formatMessage({ defaultMessage: 'Postal address' }),
          value: formatAddress(student.address),
        },
      ]}
      form="AddressForm"
    />
  );
}
