import { subscriptionGraceDays, subscriptionRetryDays } from '@institute/api-schema/policy';
import { formatMoney, formatUnit } from '@institute/design-system/formats';
import type { Notification } from '../inbox/notify.ts';

type Invoice = { planName: string; amount: number; currency: string };
type EmailTexts = Notification['texts'];

const money = ({ amount, currency }: Invoice, locale: string) =>
  formatMoney({ amount, currency }, { locale });

export const pastDue = (invoice: Invoice): EmailTexts => ({
  EN: {
    subject: 'Your subscription payment didn’t go through',
    lines: [
      `We couldn’t charge ${money(invoice, 'en-US')} for “${invoice.planName}”. We’ll try again in ${formatUnit(subscriptionRetryDays, 'day')}.`,
      `You can pay now with another card. If we can’t charge it within ${formatUnit(subscriptionGraceDays, 'day')}, the subscription ends, and clients can’t see or book your services anymore.`,
    ],
  },
  ES: {
    subject: 'El pago de tu suscripción no se realizó',
    lines: [
      `No pudimos cobrar ${money(invoice, 'es-US')} por «${invoice.planName}». Lo intentamos de nuevo en ${formatUnit(subscriptionRetryDays, 'day', 'es')}.`,
      `Puedes pagar ahora con otra tarjeta. Si no podemos cobrarla en ${formatUnit(subscriptionGraceDays, 'day', 'es')}, la suscripción termina y tus clientes ya no podrán ver ni reservar tus servicios.`,
    ],
  },
});

export const ended: EmailTexts = {
  EN: {
    subject: 'Your subscription has ended',
    lines: [
      'Clients can’t see or book your services anymore. Sessions they’ve already bought stay as they are.',
      'We keep your profile and your services. Subscribe again at any time to offer them again.',
    ],
  },
  ES: {
    subject: 'Tu suscripción terminó',
    lines: [
      'Tus clientes ya no pueden ver ni reservar tus servicios. Las sesiones que ya compraron siguen como están.',
      'Guardamos tu perfil y tus servicios. Suscríbete de nuevo cuando quieras para ofrecerlos otra vez.',
    ],
  },
};
