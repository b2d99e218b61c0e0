import { formatMoney } from '@institute/values/formats';
import { type Language, languageTag } from '../documents/document.ts';
import type { EmailText, Texts } from '../letters/letter.ts';

const money = (amount: number, currency: string, language: Language) =>
  formatMoney({ amount, currency }, { locale: languageTag(language) });

/** Staff kept a refund for a later enrollment. `amount`: minor units. */
export function creditTexts(amount: number, currency: string): Texts<EmailText> {
  const [english, spanish] = [money(amount, currency, 'EN'), money(amount, currency, 'ES')];
  return {
    EN: {
      subject: `You have ${english} in credit`,
      figure: english,
      lines: [`We took ${english} off what you paid and keep it as credit for a later enrollment.`],
    },
    ES: {
      subject: `Tienes ${spanish} de saldo a favor`,
      figure: spanish,
      lines: [
        `Descontamos ${spanish} de lo que pagaste y lo guardamos como saldo a favor para una inscripción futura.`,
      ],
    },
  };
}

/** Staff ended a schedule. `amount`: what was still open of it, in minor units. */
export function concludedTexts(planName: string, amount: number, currency: string): Texts<EmailText> {
  const [english, spanish] = [money(amount, currency, 'EN'), money(amount, currency, 'ES')];
  return {
    EN: {
      subject: 'Your payment schedule has ended',
      lines: [
        `We ended your payment schedule: ${planName}.`,
        amount > 0
          ? `You no longer owe the ${english} that was left to pay.`
          : 'There’s nothing left to pay.',
      ],
    },
    ES: {
      subject: 'Tu calendario de pagos terminó',
      lines: [
        `Dimos por terminado tu calendario de pagos: ${planName}.`,
        amount > 0 ? `Ya no debes los ${spanish} que faltaba pagar.` : 'No queda nada por pagar.',
      ],
    },
  };
}

type Replaced = { planName: string; currency: string; fee: number; remaining: number };

/** Staff moved the payments to a new schedule. `fee` and what `remaining` is still to be paid are in minor units. */
export function scheduleTransferredTexts({ planName, currency, fee, remaining }: Replaced): Texts<EmailText> {
  const of = (amount: number, language: Language) => money(amount, currency, language);
  return {
    EN: {
      subject: 'Your payment schedule was changed',
      lines: [
        `We moved you to another payment schedule: ${planName}. What you paid counts toward it.`,
        `Your balance is ${of(remaining, 'EN')}.${fee > 0 ? ` That includes a fee of ${of(fee, 'EN')}.` : ''}`,
      ],
    },
    ES: {
      subject: 'Cambió tu calendario de pagos',
      lines: [
        `Te pasamos a otro calendario de pagos: ${planName}. Lo que pagaste es parte de él.`,
        `Tu saldo por pagar es de ${of(remaining, 'ES')}.${fee > 0 ? ` Incluye un cargo de ${of(fee, 'ES')}.` : ''}`,
      ],
    },
  };
}
