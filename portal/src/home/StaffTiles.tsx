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
import { paths } from '../paths.ts';
import ReconciliationTile from './ReconciliationTile.tsx';
import { Tile } from './Tile.tsx';

/** Where the work of staff is. */
export default function StaffTiles() {
  return (
    <>
      <Tile
        title={<FormattedMessage defaultMessage="Students" description="Heading of the list of students" />}
        icon={<GraduationCapIcon />}
        actions={
          <LinkButton href={paths.students()}>
            <FormattedMessage defaultMessage="Find a student" description="Link of staff to the students" />
          </LinkButton>
        }
      >
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="Record results of modules, and see or revoke awards."
            description="On the start page of staff: what can be done in the list of students"
          />
        </Text>
      </Tile>
      <ForRoles allow="ADMIN">
        <Tile
          title={<FormattedMessage defaultMessage="People" description="Heading of the list of all users" />}
          icon={<UsersIcon />}
          actions={
            <Link href={paths.people()} isStandalone>
              <FormattedMessage
                defaultMessage="Manage people"
                description="Link of administrators to all users"
              />
            </Link>
          }
        >
          <Text tone="muted">
            <FormattedMessage
              defaultMessage="Give and take roles, and close or open accounts."
              description="On the start page of administrators: what can be done in the list of users"
            />
          </Text>
        </Tile>
      </ForRoles>
      <Tile
        title={<FormattedMessage defaultMessage="Audit log" description="Navigation: what staff did" />}
        icon={<FileTextIcon />}
        actions={
          <Link href={paths.auditLog()} isStandalone>
            <FormattedMessage defaultMessage="Open the audit log" description="Link to what staff did" />
          </Link>
        }
      >
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="What staff did, when, and to whom."
            description="On the start page of staff: what the audit log has"
          />
        </Text>
      </Tile>
      <ReconciliationTile />
    </>
  );
}
