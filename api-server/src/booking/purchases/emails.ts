import { refundAtBankDays } from '@institute/api-schema/policy';
import { formatDateTime, formatMoney, formatUnit } from '@institute/values/formats';
import type { Notification } from '../../inbox/notify.ts';
import { type Action, inQuotes, type Texts } from '../../letters/letter.ts';
import type { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { purchaseLink, purchasePath } from '../terms/purchase-link.ts';

type Bought = { title: string; amount: number; currency: string; studentName: string };
type Product = Bought & Pick<typeof coachProductPurchases.$inferSelect, 'color' | 'deliveryAddress'>;

const money = ({ amount, currency }: Bought, locale: string) => formatMoney({ amount, currency }, { locale });

const said = (reason: string | null, language: 'EN' | 'ES') => (reason ? [inQuotes(reason, language)] : []);

/** The chosen color and the address of a product, for its buyer. */
const choices = ({ color, deliveryAddress }: Product): Texts<string[]> => {
  const address = deliveryAddress?.formattedAddress;
  return {
    EN: [...(color ? [`Color: ${color}`] : []), ...(address ? [`Deliver to: ${address}`] : [])],
    ES: [...(color ? [`Color: ${color}`] : []), ...(address ? [`Entregar en: ${address}`] : [])],
  };
};

/** To the coach. The address is on the sale's page only, so that it's gone once the buyer's account is deleted. */
export const sold = (bought: Product): Notification['texts'] => ({
  EN: {
    subject: `You made a sale: ${bought.title}`,
    figure: money(bought, 'en-US'),
    lines: [
      `${bought.studentName} bought “${bought.title}” for ${money(bought, 'en-US')}.`,
      ...choices({ ...bought, deliveryAddress: null }).EN,
    ],
  },
  ES: {
    subject: `Vendiste algo: ${bought.title}`,
    figure: money(bought, 'es-US'),
    lines: [
      `${bought.studentName} compró «${bought.title}» por ${money(bought, 'es-US')}.`,
      ...choices({ ...bought, deliveryAddress: null }).ES,
    ],
  },
});

/** To the buyer of a product, once the coach has sent it or handed it over. */
export const delivered = (
  bought: Product & { coachName: string; deliveryNote: string | null },
): Notification['texts'] => ({
  EN: {
    subject: `Delivered: ${bought.title}`,
    lines: [
      `${bought.coachName} recorded that your purchase was sent or handed over: ${bought.title}, ${money(bought, 'en-US')}.`,
      ...choices(bought).EN,
      ...said(bought.deliveryNote, 'EN'),
    ],
  },
  ES: {
    subject: `Entregado: ${bought.title}`,
    lines: [
      `${bought.coachName} registró que tu compra fue enviada o entregada: ${bought.title}, ${money(bought, 'es-US')}.`,
      ...choices(bought).ES,
      ...said(bought.deliveryNote, 'ES'),
    ],
  },
});

/** To the coach: the price went back, and these sessions are still booked. `isLost`: by the bank. */
export function stillBooked(
  { title, studentName }: Pick<Bought, 'title' | 'studentName'>,
  { isLost, startTimes, timeZone }: { isLost: boolean; startTimes: Date[]; timeZone: string },
): Notification['texts'] {
  const list = (locale: string) =>
    startTimes
      .map((start) => formatDateTime(start.toISOString(), { locale, timeZone, withZone: true }))
      .join('; ');
  return {
    EN: {
      subject: `Sessions still booked: ${title}`,
      lines: [
        isLost
          ? `The bank of ${studentName} took back the payment for “${title}”.`
          : `The institute refunded ${studentName} for “${title}”.`,
        `These sessions are still booked: ${list('en-US')}. Cancel those that won’t take place.`,
      ],
    },
    ES: {
      subject: `Sesiones que siguen reservadas: ${title}`,
      lines: [
        isLost
          ? `El banco de ${studentName} retiró el pago de «${title}».`
          : `El instituto le devolvió a ${studentName} el pago de «${title}».`,
        `Estas sesiones siguen reservadas: ${list('es-US')}. Cancela las que no se harán.`,
      ],
    },
  };
}

/** The end of the e-mail: the sale's page in the coach app. */
export const saleLink = (url: string): Texts<Action> => ({
  EN: { label: 'See the sale', url },
  ES: { label: 'Ver la venta', url },
});

/** A message to the buyer about money, which leads to the purchase. */
export function purchaseMessage(portalOrigin: string, id: string, texts: Notification['texts']) {
  const link = purchasePath(id);
  const emailOnly = { actions: purchaseLink(portalOrigin + link) };
  return { category: 'PAYMENT' as const, link, texts, byEmail: true as const, emailOnly };
}

export const refunded = (bought: Bought, reason: string | null): Notification['texts'] => ({
  EN: {
    subject: `Your refund of ${money(bought, 'en-US')} is on the way: ${bought.title}`,
    figure: money(bought, 'en-US'),
    lines: [
      `We’re refunding ${money(bought, 'en-US')} for “${bought.title}” to your card. It can take up to ${formatUnit(refundAtBankDays, 'day')} to appear.`,
      ...said(reason, 'EN'),
    ],
  },
  ES: {
    subject: `Tu reembolso de ${money(bought, 'es-US')} va en camino: ${bought.title}`,
    figure: money(bought, 'es-US'),
    lines: [
      `Estamos devolviendo ${money(bought, 'es-US')} de «${bought.title}» a tu tarjeta. Los bancos tardan hasta ${formatUnit(refundAtBankDays, 'day', 'es')} en mostrarlo.`,
      ...said(reason, 'ES'),
    ],
  },
});

/** `isOfBank`: the bank refused it, rather than the payment provider because of us. */
export const refundFailed = (bought: Bought, isOfBank: boolean): Notification['texts'] => ({
  EN: {
    subject: `Your refund didn’t go through: ${bought.title}`,
    figure: money(bought, 'en-US'),
    lines: [
      isOfBank
        ? `The bank refused to refund ${money(bought, 'en-US')} to your card. Contact your advisor to get your money in another way.`
        : `We couldn’t refund ${money(bought, 'en-US')} to your card yet. It isn’t your card: there was a problem between us and our payment provider. We know about it.`,
    ],
  },
  ES: {
    subject: `No pudimos hacer tu reembolso: ${bought.title}`,
    figure: money(bought, 'es-US'),
    lines: [
      isOfBank
        ? `El banco no aceptó devolver ${money(bought, 'es-US')} a tu tarjeta. Escribe a asesoría para recibir tu dinero de otra forma.`
        : `Todavía no pudimos devolver ${money(bought, 'es-US')} a tu tarjeta. No es tu tarjeta: hubo un problema entre nosotros y nuestro proveedor de pagos. Ya lo sabemos.`,
    ],
  },
});
