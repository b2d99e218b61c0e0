import type { Dependencies } from '../dependencies.ts';
import { type AccountClosing, coachAccountHandlers } from './account.ts';
import { coachHandlers, type OnLinkChanged } from './coaches.ts';
import { coachListHandlers } from './list-coaches.ts';
import { coachProductHandlers } from './products.ts';
import { qualificationHandlers } from './qualifications.ts';

export const coachesHandlers = (
  dependencies: Dependencies,
  closing: AccountClosing,
  onLinkChanged: OnLinkChanged,
) => ({
  ...coachHandlers(dependencies, onLinkChanged),
  ...coachListHandlers(dependencies),
  ...qualificationHandlers(dependencies),
  ...coachProductHandlers(dependencies),
  ...coachAccountHandlers(dependencies, closing),
});
