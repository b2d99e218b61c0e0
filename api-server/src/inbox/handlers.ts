import type { Dependencies } from '../dependencies.ts';
import { communicationIntentHandlers } from './communication-intents.ts';
import { communicationPreferenceHandlers } from './communication-preferences.ts';

export const inboxHandlers = (dependencies: Dependencies) => ({
  ...communicationIntentHandlers(dependencies),
  ...communicationPreferenceHandlers(dependencies),
});
