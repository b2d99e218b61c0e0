import { createErrorMessages } from '@institute/design-system/app';

/** Messages of sign-in are added by `account-messages.ts`, those of screens behind it by `signed-in-messages.ts`. */
export const errorMessages = createErrorMessages();

export const { describe: describeError, describeKey } = errorMessages;
