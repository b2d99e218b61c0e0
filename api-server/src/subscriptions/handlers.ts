import type { Dependencies } from '../dependencies.ts';
import { subscribeHandlers } from './subscribe.ts';
import { subscriptionHandlers } from './subscriptions.ts';

export const subscriptionsHandlers = (dependencies: Dependencies) => ({
  ...subscriptionHandlers(dependencies),
  ...subscribeHandlers(dependencies),
});
