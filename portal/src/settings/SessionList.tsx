import type { Schemas } from '@institute/api-schema';
import { largestPage } from '@institute/api-schema/queries';
import {
  Badge,
  ConfirmButton,
  DateTimeValue,
  FactLine,
  Inline,
  ItemList,
  ListItem,
  QueryPart,
  Stack,
  Text,
} from '@institute/design-system';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';

type SignedIn = Schemas['SignedInSession'];

/** Names a session's browser and operating system, as far as they are known. Null if neither is. */
function deviceName(intl: IntlShape, { browser, operatingSystem }: SignedIn): string | null {
  if (browser && operatingSystem)
    return intl.formatMessage(
      {
        defaultMessage: '{browser} on {system}',
        description: 'A device that is signed in, such as “Chrome on Windows”',
      },
      { browser, system: operatingSystem },
    );
  return browser ?? operatingSystem;
}

/** The account's sessions. All except the current one can be ended here. */
export function SessionList() {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  // Idle sessions end after minutes, so the open ones fit on a page.
  const list = api.useQuery('get', '/students/{id}/sessions', {
    params: { path: { id: studentId }, query: { size: largestPage, sortBy: 'lastActiveAt' } },
  });
  return (
    <QueryPart query={list}>
      {({ content }) => (
        <ItemList
          look="plain"
          label={intl.formatMessage({ defaultMessage: 'Devices signed in' })}
          shownAtFirst={5}
        >
          {content.map((session) => (
            <SessionItem key={session.id} session={session} />
          ))}
        </ItemList>
      )}
    </QueryPart>
  );
}

function SessionItem({ session }: { session: SignedIn }) {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  const name = deviceName(intl, session);
  const device = name ?? intl.formatMessage({ defaultMessage: 'Unknown device' });
  return (
    <ListItem
      title={
        <Inline gap="xs">
          {(name || !session.isCurrent) && (
            <Text as="span" weight="semibold">
              {device}
            </Text>
          )}
          {session.isCurrent && (
            <Badge tone="positive">
              <FormattedMessage defaultMessage="This device" />
            </Badge>
          )}
        </Inline>
      }
      details={<SessionFacts session={session} />}
      actions={
        !session.isCurrent && (
          <ConfirmButton
            title={intl.formatMessage({ defaultMessage: 'Sign out {device}?' }, { device })}
            message={
              <FormattedMessage defaultMessage="That device will need your password to sign in again. If you don’t recognize it, change your password too." />
            }
            confirmLabel={<FormattedMessage defaultMessage="Sign out" />}
            onConfirm={() =>
              api.send('delete', '/students/{id}/sessions/{sessionId}', {
                path: { id: studentId, sessionId: session.id },
              })
            }
            successMessage={intl.formatMessage({ defaultMessage: 'Signed out: {device}' }, { device })}
          >
            <FormattedMessage
              defaultMessage="Sign out<hidden> {device}, last active {time}</hidden>"
              description="Button that ends one session; only “Sign out” is shown, and has to come first"
              values={{
                device,
                time: <DateTimeValue value={session.lastActiveAt} />,
              }}
            />
          </ConfirmButton>
        )
      }
    />
  );
}

/** Where the session is, and since when. */
const SessionFacts = ({ session }: { session: SignedIn }) => (
  <Stack gap="none">
    <FactLine>
      {session.application === 'COACH' ? (
        <FormattedMessage defaultMessage="Coach app" />
      ) : (
        <FormattedMessage defaultMessage="Student portal" />
      )}
      {session.network && (
        <FormattedMessage
          defaultMessage="Network: {network}"
          description="Where a session was last used from; {network} is an IP address range such as 203.0.113.0/24"
          values={{ network: session.network }}
        />
      )}
    </FactLine>
    <FactLine>
      <FormattedMessage
        defaultMessage="Last active: {time}"
        description="When a session was last used; a date with a time"
        values={{ time: <DateTimeValue value={session.lastActiveAt} /> }}
      />
      <FormattedMessage
        defaultMessage="Signed in on {time}"
        description="When a session began; a date with its time and zone"
        values={{ time: <DateTimeValue value={session.startedAt} /> }}
      />
    </FactLine>
  </Stack>
);
