import { LinkButton, Text } from '@institute/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export interface JoinLinkProps {
  /** The server decides whether there is a link, and whether it's time. */
  session: { url: string | null; isJoinable: boolean; isSoon: boolean };
  /** Of the client, the group, the circle or the session. */
  name: ReactNode;
  /** From when on, until then. */
  opensAt: ReactNode;
}

/** Joins an online session. Until it's time, says from when on. */
export function JoinLink({ session: { url, isJoinable, isSoon }, name, opensAt }: JoinLinkProps) {
  if (!url || !isJoinable) return null;
  if (!isSoon)
    return (
      <Text tone="muted" size="s">
        <FormattedMessage
          defaultMessage="Join opens at {time}"
          description="In the place of the button that joins an online session, before it’s time; time is such as 10:45 AM"
          values={{ time: opensAt }}
        />
      </Text>
    );
  return (
    <LinkButton href={url} isNewTab>
      <FormattedMessage
        defaultMessage="Join<hidden>: {name}</hidden>"
        description="Leads to an online session; name is of the client, the circle or the session, or its time; only “Join” is shown, and has to come first"
        values={{ name }}
      />
    </LinkButton>
  );
}
