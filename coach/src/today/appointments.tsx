import { Text } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { paths } from '../places.ts';
import type { Appointment } from './today.ts';

/** Where an appointment is shown with its actions. Groups and circles have no pages of their own. */
export const pathOf = ({ kind, id }: Appointment): string =>
  kind === 'SESSION' ? paths.session({ sessionId: id }) : paths.mySessions();

/** How many people take part in a group or a circle. */
export const Participants = ({ appointment: { kind, participantCount } }: { appointment: Appointment }) => (
  <Text as="span" tone="muted" size="s">
    {kind === 'CIRCLE' ? (
      <FormattedMessage
        defaultMessage="{count, plural, one {# member} other {# members}}"
        values={{ count: participantCount }}
      />
    ) : (
      <FormattedMessage
        defaultMessage="{count, plural, one {# participant} other {# participants}}"
        values={{ count: participantCount }}
      />
    )}
  </Text>
);
