import { eq } from 'drizzle-orm';
import { limitAttempts } from '../../account/rate-limit.ts';
import type { Dependencies } from '../../dependencies.ts';
import { actorOf, recordActivity } from '../../history/activity.ts';
import { notify } from '../../inbox/notify.ts';
import { lockRow } from '../../locks.ts';
import type { Handlers } from '../../platform/contract.ts';
import { atOnce } from '../../platform/database.ts';
import { problem } from '../../platform/problem.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { purchaseLink, purchasePath } from '../terms/purchase-link.ts';
import { isDeliverable } from './deliveries.ts';
import { delivered } from './emails.ts';
import { readVisiblePurchase } from './read-purchases.ts';

export function purchaseDeliveryHandlers(
  dependencies: Dependencies,
): Pick<Handlers, 'recordPurchaseDelivery'> {
  const { db, now, config } = dependencies;
  return {
    recordPurchaseDelivery: ({ path, body, caller }) =>
      atOnce({ db, now }, async (db, now) => {
        const isThisPurchase = eq(coachProductPurchases.id, path.id);
        const purchase = await lockRow(db, coachProductPurchases, isThisPurchase);
        if (!purchase?.coachId || purchase.coachId !== caller.coachId || !isDeliverable(purchase))
          throw problem('notFound');
        const deliveryNote = body.note?.trim() || null;
        const isFirst = purchase.deliveredAt === null;
        if (isFirst || purchase.deliveryNote !== deliveryNote) {
          // Each note is an e-mail, also to buyers who want none.
          await limitAttempts({ ...dependencies, db }, 'deliveryNote', { identifier: path.id });
          const deliveredAt = purchase.deliveredAt ?? now;
          await db.update(coachProductPurchases).set({ deliveredAt, deliveryNote }).where(isThisPurchase);
          const { studentId, title: subject } = purchase;
          if (studentId) {
            if (isFirst) {
              const actor = actorOf(caller, studentId, 'COACH');
              await recordActivity(db, { ...actor, type: 'PRODUCT_DELIVERED', subject }, now);
            }
            const link = purchasePath(path.id);
            const texts = delivered({ ...purchase, deliveryNote });
            const emailOnly = { actions: purchaseLink(config.portalOrigin + link) };
            await notify(
              db,
              { studentIds: [studentId], category: 'COACHING', link, texts, byEmail: 'ALWAYS', emailOnly },
              now,
            );
          }
        }
        return { content: await readVisiblePurchase(db, path.id, caller, now) };
      }),
  };
}
