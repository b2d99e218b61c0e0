import { Text } from '@institute/design-system';
import { timeZoneLabel } from '@institute/design-system/formats';
import { FormattedMessage, type IntlShape } from 'react-intl';

export const reasonLabel = (intl: IntlShape, name: string): string =>
  intl.formatMessage(
    {
      defaultMessage: 'Message to {name}',
      description: 'Label of a field: why a session is changed, for the client to read',
    },
    { name },
  );

export const TimesIn = ({ timeZone, instant }: { timeZone: string; instant?: number }) => (
  <Text tone="muted">
    <FormattedMessage
      defaultMessage="Times are in {zone}."
      description="Over a date and a time; zone is such as UTC-05:00 · New York"
      values={{ zone: timeZoneLabel(timeZone, instant) }}
    />
  </Text>
);

export const KeepTime = () => (
  <FormattedMessage
    defaultMessage="Keep the current time"
    description="Button that leaves a session at its time"
  />
);
