import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../actions/Link.tsx';
import { DescriptionList, type DescriptionListProps } from './DescriptionList.tsx';
import { PhoneValue } from './PhoneValue.tsx';

export interface ContactDetailsProps extends Pick<DescriptionListProps, 'layout'> {
  /** Of the organization or the person. Omit it where the page names them. */
  name?: string;
  /** The postal address, one line per line. */
  address?: string | null;
  email?: string | null;
  phone?: string | null;
}

/** How to reach someone. E-mail and phone are links. */
export function ContactDetails({ name, address, email, phone, layout }: ContactDetailsProps) {
  const intl = useIntl();
  const item = (term: string, value: ReactNode) => ({ term, value });
  return (
    <DescriptionList
      layout={layout}
      items={[
        ...(name
          ? [
              item(
                intl.formatMessage({
                  id: 'contact.name',
                  defaultMessage: 'Name',
                  description: 'Part of contact details',
                }),
                name,
              ),
            ]
          : []),
        ...(email
          ? [
              item(
                intl.formatMessage({
                  id: 'contact.email',
                  defaultMessage: 'E-mail',
                  description: 'Part of contact details',
                }),
                <Link href={`mailto:${email}`}>{email}</Link>,
              ),
            ]
          : []),
        ...(phone
          ? [
              item(
                intl.formatMessage({
                  id: 'contact.phone',
                  defaultMessage: 'Phone',
                  description: 'Part of contact details',
                }),
                <Link href={`tel:${phone}`}>
                  <PhoneValue value={phone} />
                </Link>,
              ),
            ]
          : []),
        ...(address
          ? [
              item(
                intl.formatMessage({
                  id: 'contact.address',
                  defaultMessage: 'Address',
                  description: 'Part of contact details',
                }),
                address.split('\n').map((line) => <div key={line}>{line}</div>),
              ),
            ]
          : []),
      ]}
    />
  );
}
