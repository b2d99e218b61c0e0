import {
  FileTextIcon,
  ForRoles,
  GraduationCapIcon,
  Link,
  LinkButton,
  UsersIcon,
} from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { paths, places } from '../places.ts';
import { OverviewRow } from './OverviewRow.tsx';
import ReconciliationRow from './ReconciliationRow.tsx';

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
