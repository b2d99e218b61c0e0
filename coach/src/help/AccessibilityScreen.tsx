import { AccessibilityStatement, ContactDetails } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { useInstitute } from '../institute.ts';

/** How accessible the app is, and how to report a problem. The same facts are in docs/accessibility-conformance.md. */
export default function AccessibilityScreen() {
  const { name, address, supportEmail, supportPhone } = useInstitute();
  return (
    <AccessibilityStatement
      productName={<FormattedMessage defaultMessage="coach app" />}
      reviewedOn="2026-11-25"
      problems={[
        <FormattedMessage
          key="videos"
          defaultMessage="Coaches write the captions of their videos, and we don’t check them. No video has an audio description."
        />,
        <FormattedMessage
          key="languages"
          defaultMessage="Texts that coaches and staff write are in the language they wrote them in, also on Spanish pages."
        />,
      ]}
      contact={<ContactDetails name={name} address={address} email={supportEmail} phone={supportPhone} />}
    />
  );
}
