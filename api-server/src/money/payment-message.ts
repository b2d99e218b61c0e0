import type { Config } from '../config.ts';
import type { Language } from '../documents/document.ts';
import type { Notification } from '../inbox/notify.ts';
import { actionsTo } from '../letters/letter.ts';
import { paymentLink } from './emails.ts';
import type { PaymentRecord } from './payment-record.ts';

/** The portal's payments page. */
export const paymentPath = '/settings/payment-information';

const category = 'PAYMENT' as const;
const byEmail = true as const;

/** A message that leads to the student's payments. */
export const paymentMessage = (portalOrigin: string, texts: Notification['texts']) => ({
  category,
  link: paymentPath,
  texts,
  byEmail,
  emailOnly: { actions: paymentLink(portalOrigin + paymentPath) },
});

/** A message that leads to the page of the subscription, which is in the coach app. `label`: of the button, if there is one. */
export const subscriptionMessage = (
  { coachOrigin }: Pick<Config, 'coachOrigin'>,
  texts: Notification['texts'],
  label: Record<Language, string> | null = { EN: 'See your subscription', ES: 'Ver tu suscripción' },
) => ({
  category,
  link: null,
  texts,
  byEmail,
  emailOnly: label && { actions: actionsTo(`${coachOrigin}/subscription`, label) },
});

type Paid = Pick<PaymentRecord, 'kind'>;
type Origins = Pick<Config, 'portalOrigin' | 'coachOrigin'>;

/** A message about a payment, which leads to where its payer finds it. */
export const messageAbout = ({ kind }: Paid, origins: Origins, texts: Notification['texts']) =>
  kind === 'SUBSCRIPTION' ? subscriptionMessage(origins, texts) : paymentMessage(origins.portalOrigin, texts);

/** Where what wasn't paid can be paid again: fees and purchases aren't on the payments page. */
const otherPages = {
  FEE: { path: '/transfers', label: { EN: 'See your transfer', ES: 'Ver tu traslado' } },
  PURCHASE: { path: '/coaches', label: { EN: 'Find a coach', ES: 'Buscar un coach' } },
};

/** A message about a payment that wasn't made, which leads to where it can be paid again. */
export function notMadeMessage({ kind }: Paid, portalOrigin: string, texts: Notification['texts']) {
  if (kind !== 'FEE' && kind !== 'PURCHASE') return paymentMessage(portalOrigin, texts);
  const { path, label } = otherPages[kind];
  return {
    category,
    link: path,
    texts,
    byEmail,
    emailOnly: { actions: actionsTo(portalOrigin + path, label) },
  };
}
