import type { Institute } from '@institute/api-schema/institute';
import { ContactDetails, SectionCard, Text } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';

interface ContactSectionProps {
  institute: Pick<Institute, 'name' | 'address' | 'supportEmail' | 'supportPhone'>;
}

/** How to reach the institute. */
export const ContactSection = ({
  institute: { name, address, supportEmail, supportPhone },
}: ContactSectionProps) => (
  <SectionCard id="contact" title={<FormattedMessage defaultMessage="Contact us" />}>
    {!supportEmail && !supportPhone && (
      <Text>
        {address ? (
          <FormattedMessage defaultMessage="Reply to any of our e-mails, or write to the address below." />
        ) : (
          <FormattedMessage defaultMessage="Reply to any of our e-mails." />
        )}
      </Text>
    )}
    <ContactDetails
      email={supportEmail}
      phone={supportPhone}
      {...(address ? { address: `${name}\n${address}` } : { name })}
    />
  </SectionCard>
);
