import type { Dependencies } from '../dependencies.ts';
import { usableMethod } from '../money/charge.ts';
import { findPlan } from '../money/plans.ts';
import type { Handlers } from '../platform/contract.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { atField, fieldProblem } from '../platform/problem.ts';
import { findPromoCode } from '../programs/promo-codes.ts';
import { editOwn } from './draft-handlers.ts';
import { limitGuesses } from './promo-code-guesses.ts';

type PaymentChoices = Pick<
  Handlers,
  'choosePaymentPlan' | 'applyVoucher' | 'removeVoucher' | 'choosePaymentMethod'
>;

/** The choices of a draft that affect payment: the plan, the promo code and the card. */
export function paymentChoiceHandlers(dependencies: Dependencies): PaymentChoices {
  return {
    choosePaymentPlan: ({ path, body, caller }) =>
      editOwn(dependencies, { id: path.id, step: 'PAYMENT_PLAN', caller }, async (db, { programId }) => {
        const plan = await findPlan(db, body.id);
        const isOffered = plan?.programId === programId && plan.isActive && plan.source === body.source;
        if (!isOffered) {
          throw fieldProblem('noPaymentPlanSelected', '/id');
        }
        return { paymentPlanId: plan.id };
      }),

    applyVoucher: ({ path, body, caller, address }) =>
      limitGuesses(dependencies, address, () =>
        editOwn(
          dependencies,
          { id: path.id, step: 'PAYMENT_PLAN', caller },
          async (db, { id, programId }, now) => {
            const promoCode = { code: body.code, programId, applicationId: id, now };
            return { voucherCode: (await atField('/code', findPromoCode(db, promoCode))).code };
          },
        ),
      ),

    removeVoucher: ({ path, caller }) =>
      editOwn(dependencies, { id: path.id, step: 'PAYMENT_PLAN', caller }, async () => ({
        voucherCode: null,
      })),

    choosePaymentMethod: ({ path, body, caller }) =>
      editOwn(
        dependencies,
        { id: path.id, step: 'PAYMENT_METHOD', caller },
        async (db, { studentId }, now) => {
          const method = await usableMethod(db, studentId, body.paymentMethodId, instituteDay(now));
          return { paymentMethodId: method.id, isMethodDeclined: false, autoPay: body.autoPay ?? null };
        },
      ),
  };
}
