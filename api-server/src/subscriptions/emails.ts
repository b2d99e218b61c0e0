import { subscriptionGraceDays, subscriptionRetryDays } from '@institute/api-schema/policy';
import { formatMoney, formatUnit } from '@institute/design-system/formats';
import type { Notification } from '../inbox/notify.ts';

type Invoice = { planName: string; amount: number; currency: string };
type EmailTexts = Notification['texts'];

const money = ({ amount, currency }: Invoice, locale: string) =>
  formatMoney({ amount, currency }, { locale });

export const pastDue = (invoice: Invoice): EmailTexts => ({
  EN: {
    subject: 'We couldn’t charge your subscription',
    lines: [
      `We couldn’t charge ${money(invoice, 'en-US')} for “${invoice.planName}”. We’ll try again in ${formatUnit(subscriptionRetryDays, 'day')}.`,
      `You can pay now with another card. The subscription ends after ${formatUnit(subscriptionGraceDays, 'day')}.`,
    ],
  },
  ES: {
    subject: 'No pudimos cobrar tu suscripción',
    lines: [
      `No pudimos cobrar ${money(invoice, 'es-US')} por «${invoice.planName}». Lo intentamos de nuevo en ${formatUnit(subscriptionRetryDays, 'day', 'es')}.`,
      `Con otra tarjeta puedes pagar ahora. Después de ${formatUnit(subscriptionGraceDays, 'day', 'es')} la suscripción termina.`,
    ],
  },
});

export const ended: EmailTexts = {
  EN: {
    subject: 'Your subscription has ended',
    lines: ['We keep your page and your services. You can subscribe again at any time.'],
  },
  ES: {
    subject: 'Tu suscripción terminó',
    lines: ['Tu página y tus servicios se quedan como están. Puedes suscribirte de nuevo cuando quieras.'],
  },
};
