import type { IntlShape } from 'react-intl';

export const reasonLabel = (intl: IntlShape, name: string): string =>
  intl.formatMessage(
    {
      defaultMessage: 'Message to {name}',
      description: 'Label of a field: why a session is changed, for the client to read',
    },
    { name },
  );
