import { accountErrorMessages } from '@institute/design-system/account';
import { createErrorMessages } from '@institute/design-system/app';
import { defineMessages } from 'react-intl';

export const errorMessages = createErrorMessages(
  accountErrorMessages,
  defineMessages({ forbidden: { defaultMessage: 'Your account doesn’t have access to this.' } }),
);

export const { describe: describeError } = errorMessages;
