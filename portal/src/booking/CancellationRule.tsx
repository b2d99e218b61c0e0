import { defineMessage, FormattedMessage, type MessageDescriptor } from 'react-intl';

/** Until when sessions can be moved or canceled. `hours` before its start. */
export const cancellationRule: MessageDescriptor = defineMessage({
  defaultMessage:
    'You can change the time or cancel for free until {hours, plural, one {# hour} other {# hours}} before a session starts.',
});

/** The rule, before a session is booked. */
export const CancellationRule = ({ hours }: { hours: number }) => (
  <FormattedMessage {...cancellationRule} values={{ hours }} />
);
