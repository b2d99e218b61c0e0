import { refundAtBankDays } from '@institute/api-schema/policy';
import { formatMoney, formatUnit } from '@institute/design-system/formats';
import type { Notification } from '../../inbox/notify.ts';

type Bought = { title: string; amount: number; currency: string; studentName: string };

const money = ({ amount, currency }: Bought, locale: string) => formatMoney({ amount, currency }, { locale });

export const sold = (bought: Bought): Notification['texts'] => ({
  EN: {
    subject: `You made a sale: ${bought.title}`,
    lines: [`${bought.studentName} bought it for ${money(bought, 'en-US')}.`],
  },
  ES: {
    subject: `Vendiste algo: ${bought.title}`,
    lines: [`${bought.studentName} lo compró por ${money(bought, 'es-US')}.`],
  },
});

/** The end of the e-mail: the sale's page in the coach app. */
export const saleLink = (link: string): Record<'EN' | 'ES', string[]> => ({
  EN: ['See the sale:', link],
  ES: ['Ver la venta:', link],
});

const said = (reason: string | null) => (reason ? [`“${reason}”`] : []);

export const refunded = (bought: Bought, reason: string | null): Notification['texts'] => ({
  EN: {
    subject: `Your refund is on the way: ${bought.title}`,
    lines: [
      `We refunded ${money(bought, 'en-US')} to your card. It can take up to ${formatUnit(refundAtBankDays, 'day')} to appear.`,
      ...said(reason),
    ],
  },
  ES: {
    subject: `Te devolvemos tu dinero: ${bought.title}`,
    lines: [
      `${money(bought, 'es-US')} van en camino a tu tarjeta. Los bancos tardan hasta ${formatUnit(refundAtBankDays, 'day', 'es')}.`,
      ...said(reason),
    ],
  },
});

export const refundFailed = (bought: Bought): Notification['texts'] => ({
  EN: {
    subject: `Your refund didn’t go through: ${bought.title}`,
    lines: [
      `The bank refused to refund ${money(bought, 'en-US')} to your card. Contact your advisor to get your money in another way.`,
    ],
  },
  ES: {
    subject: `No pudimos hacer tu reembolso: ${bought.title}`,
    lines: [
      `El banco no aceptó devolver ${money(bought, 'es-US')} a tu tarjeta. Escribe a asesoría para recibir tu dinero de otra forma.`,
    ],
  },
});
