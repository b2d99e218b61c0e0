import type { createApi } from '@institute/api-schema/api';
import type { createUseOnce } from '@institute/design-system/app';

/** What a part gets from the app that shows it: each app has its own session, and its own name for what it sent. */
export interface App {
  api: ReturnType<typeof createApi>;
  useOnce: ReturnType<typeof createUseOnce>['useOnce'];
}
