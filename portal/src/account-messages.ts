import { accountErrorMessages } from '@institute/design-system/account';
import { errorMessages } from './messages.ts';

// Imported by sign-in, and by all signed-in screens with their messages: other first loads don't need them.
errorMessages.add(accountErrorMessages);
