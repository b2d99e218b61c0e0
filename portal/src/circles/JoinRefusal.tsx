import { circleLimit, circleTransferLimit } from '@institute/api-schema/policy';
import { Text } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { helpLink } from '../help/link.tsx';
import type { CircleDetails } from './circles.ts';

/** Says why a circle can't be joined, next to the disabled button. */
export function JoinRefusal({ circle, id }: { circle: CircleDetails; id: string }) {
  if (circle.joinRefusal === null) return null;
  return (
    <Text tone="muted" size="s" id={id}>
      <Reason circle={circle} />
    </Text>
  );
}

function Reason({ circle: { joinRefusal, isInvited, capacity } }: { circle: CircleDetails }) {
  switch (joinRefusal) {
    case 'exceededStudents':
      return (
        <FormattedMessage defaultMessage="All {capacity} spots are taken right now." values={{ capacity }} />
      );
    case 'coachingCircleNotHaveOpenSessions':
      return (
        <FormattedMessage defaultMessage="This circle has no upcoming sessions. You can join once its coach schedules one." />
      );
    case 'alreadyInCircle':
      return isInvited ? (
        <FormattedMessage
          defaultMessage="You can be in {count, plural, one {# circle} other {# circles}} at a time. To accept, leave your current circle first."
          values={{ count: circleLimit }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="You can be in {count, plural, one {# circle} other {# circles}} at a time. To change, open your current circle and move from there."
          values={{ count: circleLimit }}
        />
      );
    case 'exceededTransfers':
      return <TransferLimit />;
    case 'ownRecord':
      return <FormattedMessage defaultMessage="You lead this circle, so you can’t be one of its members." />;
    default:
      return null;
  }
}

/** Says that a student can't change circles anymore. */
export function TransferLimit() {
  return (
    <FormattedMessage
      defaultMessage="You’ve changed circles {count, plural, one {once} =2 {twice} other {# times}}, which is the limit. To change again, <help>contact your advisor</help>."
      values={{ count: circleTransferLimit, help: helpLink }}
    />
  );
}
