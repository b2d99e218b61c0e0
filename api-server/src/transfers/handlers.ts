import type { Dependencies } from '../dependencies.ts';
import { transferOfferHandlers } from './offer-handlers.ts';
import { transferRequestHandlers } from './request-handlers.ts';

export const transferHandlers = (dependencies: Dependencies) => ({
  ...transferRequestHandlers(dependencies),
  ...transferOfferHandlers(dependencies),
});
