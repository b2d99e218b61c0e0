import type { Schemas } from '@institute/api-schema';
import type { CardFault } from './sandbox.ts';

type Language = Schemas['LanguageIso2LetterCode'];

const english = {
  cardTitle: 'Card details',
  notice: 'This is a sandbox: no money moves. Use a test card, such as 4242 4242 4242 4242.',
  number: 'Card number',
  expiration: 'Expiration date',
  expirationHint: 'Month and year, for example 11/2028',
  securityCode: 'Security code',
  securityCodeHint: 'Three digits on the back, or four on the front',
  holderName: 'Name on the card',
  submit: 'Continue with this card',
  problem: 'There is a problem',
  error: 'Error',
  expired: 'This form has expired. Please start again.',
  accepted: 'The card was accepted.',
  authenticationTitle: 'Confirm your payment',
  authentication: (amount: string, last4: string) =>
    `The institute asks for ${amount} from the card ending in ${last4}.`,
  approve: 'Confirm',
  refuse: 'Refuse',
  nothing: 'There is nothing to confirm here.',
  chargesTitle: 'Charges',
  chargesNotice:
    'The newest 50 charges of the sandbox. Here you act for cardholders, their banks and the provider.',
  columns: ['Date', 'Amount', 'Card', 'Status', 'Actions'],
  refunded: (amount: string) => `${amount} refunded`,
  disputes: { OPEN: 'disputed', WON: 'dispute won', LOST: 'dispute lost' },
  dispute: 'Dispute',
  refund: 'Refund the rest',
  win: 'Decide for the institute',
  lose: 'Decide for the cardholder',
  faults: {
    number: {
      missing: 'Enter the card number',
      wrong: 'The card number is not right; check its digits',
      notATestCard: 'Use one of the test cards; a real card is not taken here',
    },
    expiration: {
      missing: 'Enter the expiration date',
      wrong: 'Enter the expiration date as month and year, for example 11/2028',
      expired: 'The card has expired',
    },
    securityCode: { missing: 'Enter the security code', wrong: 'The security code has three or four digits' },
    holderName: { missing: 'Enter the name on the card', wrong: 'The name has at most 100 characters' },
  } as Record<CardFault['field'], Partial<Record<CardFault['fault'], string>>>,
};

const spanish: typeof english = {
  cardTitle: 'Datos de la tarjeta',
  notice: 'Es un entorno de prueba: no se mueve dinero. Usa una tarjeta de prueba, como 4242 4242 4242 4242.',
  number: 'Número de tarjeta',
  expiration: 'Fecha de vencimiento',
  expirationHint: 'Mes y año, por ejemplo 11/2028',
  securityCode: 'Código de seguridad',
  securityCodeHint: 'Tres dígitos al dorso, o cuatro al frente',
  holderName: 'Nombre en la tarjeta',
  submit: 'Continuar con esta tarjeta',
  problem: 'Hay un problema',
  error: 'Error',
  expired: 'Este formulario venció. Empieza de nuevo.',
  accepted: 'La tarjeta fue aceptada.',
  authenticationTitle: 'Confirma tu pago',
  authentication: (amount, last4) => `El instituto pide ${amount} de la tarjeta terminada en ${last4}.`,
  approve: 'Confirmar',
  refuse: 'Rechazar',
  nothing: 'Aquí no hay nada que confirmar.',
  chargesTitle: 'Cobros',
  chargesNotice:
    'Los 50 cobros más recientes del entorno de prueba. Aquí actúas como titular, banco y proveedor.',
  columns: ['Fecha', 'Monto', 'Tarjeta', 'Estado', 'Acciones'],
  refunded: (amount) => `${amount} reembolsados`,
  disputes: { OPEN: 'en disputa', WON: 'disputa ganada', LOST: 'disputa perdida' },
  dispute: 'Disputar',
  refund: 'Reembolsar el resto',
  win: 'Decidir a favor del instituto',
  lose: 'Decidir a favor del titular',
  faults: {
    number: {
      missing: 'Escribe el número de tarjeta',
      wrong: 'El número de tarjeta no es correcto; revisa sus dígitos',
      notATestCard: 'Usa una de las tarjetas de prueba; aquí no se aceptan tarjetas reales',
    },
    expiration: {
      missing: 'Escribe la fecha de vencimiento',
      wrong: 'Escribe la fecha de vencimiento como mes y año, por ejemplo 11/2028',
      expired: 'La tarjeta venció',
    },
    securityCode: {
      missing: 'Escribe el código de seguridad',
      wrong: 'El código de seguridad tiene tres o cuatro dígitos',
    },
    holderName: {
      missing: 'Escribe el nombre en la tarjeta',
      wrong: 'El nombre tiene como máximo 100 caracteres',
    },
  },
};

export const sandboxMessages: Record<Language, typeof english> = { EN: english, ES: spanish };
