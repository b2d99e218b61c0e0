import {
  FileTextIcon,
  ForRoles,
  GraduationCapIcon,
  Link,
  LinkButton,
  Text,
  UsersIcon,
} from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { paths, places } from '../places.ts';
import ReconciliationTile from './ReconciliationTile.tsx';
import { Tile } from './Tile.tsx';

/** Where the work of staff is. */
export default function StaffTiles() {
  return (
    <>
      <Tile
        title={<FormattedMessage {...places.students.title} />}
        icon={<GraduationCapIcon />}
        actions={
          <LinkButton href={paths.students()}>
            <FormattedMessage defaultMessage="Find a student" />
          </LinkButton>
        }
      >
        <Text tone="muted">
          <FormattedMessage defaultMessage="Record results of modules, and see or revoke awards." />
        </Text>
      </Tile>
      <ForRoles allow="ADMIN">
        <Tile
          title={<FormattedMessage {...places.people.title} />}
          icon={<UsersIcon />}
          actions={
            <Link href={paths.people()} isStandalone>
              <FormattedMessage defaultMessage="Manage people" />
            </Link>
          }
        >
          <Text tone="muted">
            <FormattedMessage defaultMessage="Give and take roles, and close or open accounts." />
          </Text>
        </Tile>
      </ForRoles>
      <Tile
        title={<FormattedMessage {...places.auditLog.title} />}
        icon={<FileTextIcon />}
        actions={
          <Link href={paths.auditLog()} isStandalone>
            <FormattedMessage defaultMessage="Open the audit log" />
          </Link>
        }
      >
        <Text tone="muted">
          <FormattedMessage defaultMessage="What staff did, when, and to whom." />
        </Text>
      </Tile>
      <ReconciliationTile />
    </>
  );
}
