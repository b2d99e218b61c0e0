import { Link } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';

/** Cards belong to the student that a coach is, and are kept in the student portal. */
export function CardLink() {
  const portal = import.meta.env.VITE_PORTAL_URL;
  if (!portal) return null;
  return (
    <Link href={`${portal}/settings/payment-method`} isNewTab>
      <FormattedMessage
        defaultMessage="Manage cards in the student portal"
        description="Leads to the cards in the students’ app"
      />
    </Link>
  );
}
