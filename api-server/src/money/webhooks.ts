import type { Hono } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { isId } from '../platform/identifier.ts';
import { refuseOtherMethods } from '../platform/other-methods.ts';
import { problem } from '../platform/problem.ts';
import type { RequestVariables } from '../platform/request-variables.ts';
import { settle } from './charge.ts';
import { readPayment } from './payment-record.ts';
import { type Returns, recordDashboardRefund, recordDispute } from './provider-returns.ts';
import { settleReportedRefund } from './refund.ts';

/**
 * The payment provider's webhook. It is not part of the contract: the provider defines its body and signs the raw
 * bytes. Repeated, late or out-of-order messages change nothing, because each outcome is stored once.
 */
export function mountWebhooks(
  app: Hono<RequestVariables>,
  dependencies: Dependencies,
  returns: Returns,
): void {
  const { db, gateway } = dependencies;
  app.post('/payment_gateway/webhooks', async (c) => {
    const event = await gateway.readEvent(await c.req.text(), (name) => c.req.header(name));
    if (!event) throw problem('badRequest', { detail: 'The signature is invalid.' });
    if (event.kind === 'charge' && isId(event.key) && (await readPayment(db, event.key))) {
      const { status } = await settle(dependencies, event.key, event.outcome);
      if (status === 'INVALID') await returns.returnUnpaidApplications(dependencies, event.key);
    }
    if (event.kind === 'refund') await settleReportedRefund(dependencies, event, returns.purchases);
    if (event.kind === 'dashboardRefunds') {
      for (const refund of event.refunds) await recordDashboardRefund(dependencies, refund, returns);
    }
    if (event.kind === 'dispute') await recordDispute(dependencies, event.dispute, returns);
    return c.body(null, 204);
  });
  refuseOtherMethods(app, '/payment_gateway/webhooks', ['POST']);
}
