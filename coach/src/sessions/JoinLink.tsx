import { Link, VisuallyHidden } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';

export function JoinLink({ url, name }: { url: string; name: string }) {
  return (
    <Link href={url} isNewTab isStandalone>
      <FormattedMessage
        defaultMessage="Join<hidden> {name}</hidden>"
        description="Leads to the online meeting with a client; only “Join” is shown, and has to come first"
        values={{ name, hidden: (rest) => <VisuallyHidden>{rest}</VisuallyHidden> }}
      />
    </Link>
  );
}
