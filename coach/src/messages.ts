import { createErrorMessages } from '@institute/design-system/app';
import { defineMessages } from 'react-intl';

export const errorMessages = createErrorMessages(
  defineMessages({ forbidden: { defaultMessage: 'Your account doesn’t have access to this.' } }),
);

export const { describe: describeError } = errorMessages;
