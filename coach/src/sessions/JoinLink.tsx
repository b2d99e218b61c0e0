import { Link } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';

export function JoinLink({ url, name }: { url: string; name: string }) {
  const intl = useIntl();
  return (
    <Link
      href={url}
      isNewTab
      isStandalone
      aria-label={intl.formatMessage(
        { defaultMessage: 'Join {name}', description: 'Leads to the online meeting with a client' },
        { name },
      )}
    >
      <FormattedMessage defaultMessage="Join" description="Leads to an online meeting" />
    </Link>
  );
}
