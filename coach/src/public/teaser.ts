import type { Institute } from '@institute/api-schema/institute';
import {
  freeCancellationHours,
  noShowWaitMinutes,
  passwordLinkHours,
  sessionIdleMinutes,
  sessionWarningMinutes,
  slotHoldMinutes,
} from '@institute/api-schema/policy';
import { formatMoney } from '@institute/values/formats';
import { defineMessages, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { useInstitute } from '../institute.ts';
import { paths } from '../places.ts';

export interface Question {
  /** The fragment id: `/faq#cancel`. It never changes, because people link to it. */
  id: string;
  question: MessageDescriptor;
  answer: MessageDescriptor;
  /** A link to further reading. */
  more?: { href: string; label: MessageDescriptor };
}

/** Values mentioned in the answers. `price` is `none` if there is no monthly plan. */
export const answerValues = (intl: IntlShape, institute: Institute) => ({
  freeCancellationHours,
  noShowWaitMinutes,
  passwordLinkHours,
  sessionIdleMinutes,
  sessionWarningMinutes,
  slotHoldMinutes,
  price: monthlyPriceOf(institute, intl.locale) ?? 'none',
  languageCount: institute.languages.length,
  languages: intl.formatList(
    institute.languages.map((language) =>
      intl.formatDisplayName(language.toLowerCase(), { type: 'language' }),
    ),
  ),
});

/** The price of the cheapest monthly plan as text, or null. */
export const monthlyPriceOf = ({ monthlyPriceFrom, currency }: Institute, locale: string): string | null =>
  monthlyPriceFrom === null ? null : formatMoney({ amount: monthlyPriceFrom, currency }, { locale });

export const useAnswerValues = () => answerValues(useIntl(), useInstitute());

export const links = defineMessages({
  signUp: { defaultMessage: 'Create your account' },
  scheduling: { defaultMessage: 'Read the scheduling policy' },
  privacy: { defaultMessage: 'Read the privacy policy' },
  terms: { defaultMessage: 'Read the terms of service' },
  reset: { defaultMessage: 'Choose a new password' },
});

const texts = defineMessages({
  needQuestion: { defaultMessage: 'What do I need to begin?' },
  need: {
    defaultMessage:
      'Your name, an e-mail address and a mobile phone. We e-mail you a code, you choose a password, and you’re in. You can add a photo, a few sentences about yourself and your certifications when you have a quiet hour.',
  },
  cancelQuestion: { defaultMessage: 'Can a session be canceled or moved?' },
  cancel: {
    defaultMessage:
      'Yes. Up to {freeCancellationHours, plural, one {# hour} other {# hours}} before it begins, a client can cancel it with a full refund or move it to another available time. Later than that it counts as a late cancellation. You can move or cancel a session too. When you cancel, your client gets the full amount or the session back. When you move it, they accept the new time, choose another one, or cancel and get back the same.',
    description: 'FAQ answer: canceling and rescheduling; the scheduling policy says the same',
  },
  costQuestion: { defaultMessage: 'What does it cost?' },
  cost: {
    defaultMessage:
      '{price, select, none {} other {Subscriptions start at {price} a month. }}Signing up is free and needs no card, so look around first and subscribe when you want to be booked. You see the plans and their prices before you choose one.',
    description: 'FAQ answer: {price} is an amount such as $ 29.00, or none',
  },
  cardQuestion: { defaultMessage: 'Are card numbers safe?' },
  card: {
    defaultMessage:
      'We never see or store them. Card numbers go straight from your browser to the payment provider. We keep the brand, the last 4 digits and the expiration date, so you can recognize your card, the name and billing address if you give them, and 2 codes from the payment provider that stand for your card, so that we can charge it and store it only once.',
  },
});

/** The questions that the home page shows too. Separate, so that it needn't load the others. */
export const teaser = {
  whatDoINeed: {
    id: 'what-do-i-need',
    question: texts.needQuestion,
    answer: texts.need,
    more: { href: paths.signUp(), label: links.signUp },
  },
  canceling: {
    id: 'canceling',
    question: texts.cancelQuestion,
    answer: texts.cancel,
    more: { href: `${paths.schedulingPolicy()}#canceling`, label: links.scheduling },
  },
  cost: { id: 'cost', question: texts.costQuestion, answer: texts.cost },
  cardNumbers: {
    id: 'card-numbers',
    question: texts.cardQuestion,
    answer: texts.card,
    more: { href: `${paths.privacyPolicy()}#payments`, label: links.privacy },
  },
} satisfies Record<string, Question>;
