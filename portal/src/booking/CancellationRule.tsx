import { FormattedMessage } from 'react-intl';

/** Until when sessions can be moved or canceled, before one is booked. `hours` before its start. */
export const CancellationRule = ({ hours }: { hours: number }) => (
  <FormattedMessage
    defaultMessage="You can change the time or cancel for free until {hours, plural, one {# hour} other {# hours}} before a session starts."
    values={{ hours }}
  />
);
