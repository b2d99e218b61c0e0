import type { IntlShape } from 'react-intl';
import type { components } from '../openapi.gen.ts';

type Schemas = components['schemas'];
export type PurchaseRefund = Pick<Schemas['PurchaseRefundInput'], 'kind' | 'sessionCount' | 'sessionId'>;

interface RefundFormats {
  money: (amount: number) => string;
  time: (instant: string) => string;
}

interface RefundChoice {
  /** The same whatever else can be refunded by then. */
  value: string;
  label: string;
  /** What to send for it. */
  body: PurchaseRefund;
}

const noSession = { sessionCount: null, sessionId: null };

/** What can be refunded of a purchase, with the amounts that the server has computed: the choices of both apps' forms. */
export function refundChoices(
  intl: IntlShape,
  { refund }: Schemas['CoachProductPurchase'],
  { money, time }: RefundFormats,
): RefundChoice[] {
  const whole = {
    body: { ...noSession, kind: 'PURCHASE' as const },
    amount: refund.amount,
    label: intl.formatMessage(
      { defaultMessage: 'All that’s left: {amount}' },
      { amount: money(refund.amount) },
    ),
  };
  const unused = refund.unusedAmounts.map((amount, index) => ({
    body: { ...noSession, kind: 'UNUSED_SESSIONS' as const, sessionCount: index + 1 },
    amount,
    label: intl.formatMessage(
      { defaultMessage: '{count, plural, one {# unused session} other {# unused sessions}}: {amount}' },
      { count: index + 1, amount: money(amount) },
    ),
  }));
  const lost = refund.sessions.map(({ sessionId, startTime, status, amount }) => {
    const values = { time: time(startTime), amount: money(amount) };
    return {
      body: { ...noSession, kind: 'SESSION' as const, sessionId },
      amount,
      label:
        status === 'NO_SHOW'
          ? intl.formatMessage({ defaultMessage: 'No-show on {time}: {amount}' }, values)
          : intl.formatMessage({ defaultMessage: 'Session of {time}, canceled late: {amount}' }, values),
    };
  });
  return [...lost, ...unused, whole]
    .filter(({ amount }) => amount > 0)
    .map(({ body, label }) => ({
      body,
      label,
      value: body.sessionId ?? `${body.kind} ${body.sessionCount}`,
    }));
}
