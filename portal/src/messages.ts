import { accountErrorMessages } from '@institute/design-system/account';
import { createErrorMessages } from '@institute/design-system/app';

/** Messages of screens behind the sign-in are added by `signed-in-messages.ts`. */
export const errorMessages = createErrorMessages(accountErrorMessages);

export const { describe: describeError, describeKey } = errorMessages;
