import type { Dependencies } from '../dependencies.ts';
import { coachScheduleHandlers } from './availability/availability.ts';
import { slotReservationHandlers } from './availability/reservations.ts';
import { soonestTimesHandlers } from './availability/soonest-times.ts';
import { coachTimeOffHandlers } from './availability/time-off.ts';
import { calendarFeedHandlers } from './calendar/calendar.ts';
import { sessionChangeHandlers } from './change-handlers.ts';
import { coachingGroupHandlers } from './group-handlers.ts';
import { buyHandlers } from './purchases/buy.ts';
import { purchaseDeliveryHandlers } from './purchases/delivery-handlers.ts';
import { purchaseSessionHandlers } from './purchases/purchase-sessions.ts';
import { coachProductPurchaseHandlers } from './purchases/purchases.ts';
import { purchaseRefundHandlers } from './purchases/refund-handlers.ts';
import { salesHandlers } from './purchases/sales.ts';
import { sessionNoteHandlers } from './sessions/note-handlers.ts';
import { coachSessionHandlers } from './sessions/session-handlers.ts';

export const bookingHandlers = (dependencies: Dependencies) => ({
  ...coachScheduleHandlers(dependencies),
  ...coachTimeOffHandlers(dependencies),
  ...slotReservationHandlers(dependencies),
  ...soonestTimesHandlers(dependencies),
  ...coachSessionHandlers(dependencies),
  ...sessionNoteHandlers(dependencies),
  ...sessionChangeHandlers(dependencies),
  ...calendarFeedHandlers(dependencies),
  ...coachProductPurchaseHandlers(dependencies),
  ...purchaseSessionHandlers(dependencies),
  ...buyHandlers(dependencies),
  ...purchaseRefundHandlers(dependencies),
  ...purchaseDeliveryHandlers(dependencies),
  ...salesHandlers(dependencies),
  ...coachingGroupHandlers(dependencies),
});
