import { LinkButton } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';

interface JoinLinkProps {
  url: string;
  /** Of the client, the group or the circle. */
  name: string;
  /** Whether it's time. */
  isSoon: boolean;
}

/** Joins an online session. It's a quiet link until it's time. */
export const JoinLink = ({ url, name, isSoon }: JoinLinkProps) => (
  <LinkButton href={url} isNewTab variant={isSoon ? 'primary' : 'quiet'}>
    <FormattedMessage
      defaultMessage="Join<hidden> {name}</hidden>"
      description="Leads to the online meeting with a client; only “Join” is shown, and has to come first"
      values={{ name }}
    />
  </LinkButton>
);
