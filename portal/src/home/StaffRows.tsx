import {
  CircleCheckIcon,
  DateTimeValue,
  FileTextIcon,
  ForRoles,
  GraduationCapIcon,
  Link,
  LinkButton,
  Text,
  UsersIcon,
  WarningIcon,
} from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { paths, places } from '../places.ts';
import { OverviewRow, rowState } from './OverviewRow.tsx';

/** Where the work of staff is. */
export default function StaffRows() {
  return (
    <>
      <OverviewRow
        title={<FormattedMessage {...places.students.title} />}
        icon={<GraduationCapIcon />}
        actions={
          <LinkButton href={paths.students()}>
            <FormattedMessage defaultMessage="Find a student" />
          </LinkButton>
        }
      >
        <FormattedMessage defaultMessage="Record results of modules, and see or revoke awards." />
      </OverviewRow>
      <ForRoles allow="ADMIN">
        <OverviewRow
          title={<FormattedMessage {...places.people.title} />}
          icon={<UsersIcon />}
          actions={
            <Link href={paths.people()} isStandalone>
              <FormattedMessage defaultMessage="Manage people" />
            </Link>
          }
        >
          <FormattedMessage defaultMessage="Give and take roles, and close or open accounts." />
        </OverviewRow>
      </ForRoles>
      <OverviewRow
        title={<FormattedMessage {...places.auditLog.title} />}
        icon={<FileTextIcon />}
        actions={
          <Link href={paths.auditLog()} isStandalone>
            <FormattedMessage defaultMessage="Open the audit log" />
          </Link>
        }
      >
        <FormattedMessage defaultMessage="What staff did, when, and to whom." />
      </OverviewRow>
      <ReconciliationRow />
    </>
  );
}

/** For staff: whether the books agree with the payment provider. */
function ReconciliationRow() {
  const query = api.useQuery('get', '/reconciliation', {});
  const found = query.data?.content;
  const isDifferent = found?.status === 'DIFFERENT';
  return (
    <OverviewRow
      title={
        <FormattedMessage
          defaultMessage="Reconciliation"
          description="Heading for staff: comparing the books with the payment provider"
        />
      }
      icon={isDifferent ? <WarningIcon /> : <CircleCheckIcon />}
      state={rowState(query)}
      onRetry={query.refetch}
    >
      {found?.checkedAt ? (
        <Text as="div" size="s" tone="muted">
          {isDifferent ? (
            <FormattedMessage
              defaultMessage="{count, plural, one {# difference between the books and the payment provider.} other {# differences between the books and the payment provider.}}"
              values={{ count: found.differenceCount }}
            />
          ) : (
            <FormattedMessage defaultMessage="The books agree with the payment provider, and session credits with sessions." />
          )}{' '}
          <FormattedMessage
            defaultMessage="{charges, plural, one {# charge} other {# charges}} checked on {date}."
            values={{ charges: found.chargeCount, date: <DateTimeValue value={found.checkedAt} /> }}
          />
        </Text>
      ) : (
        <FormattedMessage defaultMessage="Not checked yet. It runs every hour." />
      )}
    </OverviewRow>
  );
}
