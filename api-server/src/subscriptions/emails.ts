import { formatMoney } from '@institute/design-system/formats';
import type { Notification } from '../inbox/notify.ts';

type Invoice = { planName: string; amount: number; currency: string };
type Words = Notification['words'];

const money = ({ amount, currency }: Invoice, locale: string) =>
  formatMoney({ amount, currency }, { locale });

export const pastDue = (invoice: Invoice): Words => ({
  EN: {
    subject: 'Your subscription could not be charged',
    lines: [
      `We could not charge ${money(invoice, 'en-US')} for “${invoice.planName}”. We try again in three days.`,
      'With another card you can pay now. After two weeks the subscription ends.',
    ],
  },
  ES: {
    subject: 'No pudimos cobrar tu suscripción',
    lines: [
      `No pudimos cobrar ${money(invoice, 'es-US')} por «${invoice.planName}». Lo intentamos de nuevo en tres días.`,
      'Con otra tarjeta puedes pagar ahora. Después de dos semanas la suscripción termina.',
    ],
  },
});

export const ended: Words = {
  EN: {
    subject: 'Your subscription has ended',
    lines: ['Your page and your services stay as they are. You can subscribe again at any time.'],
  },
  ES: {
    subject: 'Tu suscripción terminó',
    lines: ['Tu página y tus servicios se quedan como están. Puedes suscribirte de nuevo cuando quieras.'],
  },
};
