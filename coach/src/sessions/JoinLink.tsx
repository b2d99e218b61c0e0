import { Link, LinkButton, VisuallyHidden } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';

export function JoinLink({ url, name }: { url: string; name: string }) {
  return (
    <Link href={url} isNewTab isStandalone>
      <Join name={name} />
    </Link>
  );
}

/** For the one appointment that is next. It is filled when it's time. */
export function JoinButton({ url, name, isSoon }: { url: string; name: string; isSoon: boolean }) {
  return (
    <LinkButton href={url} isNewTab variant={isSoon ? 'primary' : 'secondary'}>
      <Join name={name} />
    </LinkButton>
  );
}

const Join = ({ name }: { name: string }) => (
  <FormattedMessage
    defaultMessage="Join<hidden> {name}</hidden>"
    description="Leads to the online meeting with a client; only “Join” is shown, and has to come first"
    values={{ name, hidden: (rest) => <VisuallyHidden>{rest}</VisuallyHidden> }}
  />
);
