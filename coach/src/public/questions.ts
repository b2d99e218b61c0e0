import { defineMessages, type MessageDescriptor } from 'react-intl';
import { paths } from '../paths.ts';

export interface Question {
  /** Its place on the page: `/faq#cancel`. It never changes, for people link to it. */
  id: string;
  question: MessageDescriptor;
  answer: MessageDescriptor;
  /** Where there is more to read. */
  more?: { href: string; label: MessageDescriptor };
}

export interface QuestionGroup {
  id: string;
  title: MessageDescriptor;
  questions: Question[];
}

const titles = defineMessages({
  start: { defaultMessage: 'Getting started', description: 'Group of questions on the FAQ page' },
  sessions: { defaultMessage: 'Sessions and schedule', description: 'Group of questions on the FAQ page' },
  money: { defaultMessage: 'Prices and payments', description: 'Group of questions on the FAQ page' },
  account: { defaultMessage: 'Account and privacy', description: 'Group of questions on the FAQ page' },
});

const links = defineMessages({
  signUp: { defaultMessage: 'Create your account', description: 'Link after an answer on the FAQ page' },
  scheduling: {
    defaultMessage: 'Read the scheduling policy',
    description: 'Link after an answer on the FAQ page',
  },
  privacy: { defaultMessage: 'Read the privacy policy', description: 'Link after an answer on the FAQ page' },
  terms: { defaultMessage: 'Read the terms of service', description: 'Link after an answer on the FAQ page' },
  reset: { defaultMessage: 'Choose a new password', description: 'Link after an answer on the FAQ page' },
});

const start = defineMessages({
  whoQuestion: { defaultMessage: 'Who is it for?', description: 'FAQ question' },
  who: {
    defaultMessage:
      'For health coaches who see clients one-on-one or in small groups and are at least 18 years old. If you graduated from our training, your class appears on your profile beside your other education and certifications.',
    description: 'FAQ answer: who can be a coach here',
  },
  needQuestion: { defaultMessage: 'What do I need to begin?', description: 'FAQ question' },
  need: {
    defaultMessage:
      'Your name, an e-mail address and a mobile phone. We e-mail you a code, you choose a password, and you’re in. You can add a photo, a few sentences about yourself and your certifications when you have a quiet hour.',
    description: 'FAQ answer: what signing up asks for',
  },
  clientsQuestion: { defaultMessage: 'Do my clients need an account?', description: 'FAQ question' },
  clients: {
    defaultMessage:
      'Yes, a free one, so no one else can book or cancel in their name. It also shows them their sessions in their own time zone.',
    description: 'FAQ answer: accounts of clients',
  },
  languageQuestion: { defaultMessage: 'In which languages can I work?', description: 'FAQ question' },
  language: {
    defaultMessage:
      'The app speaks English and Spanish; change it at any time at the top of each page. On your profile you name the languages that you coach in, as many as you like.',
    description: 'FAQ answer: languages',
  },
});

const sessions = defineMessages({
  bookQuestion: { defaultMessage: 'How does a client book a session?', description: 'FAQ question' },
  book: {
    defaultMessage:
      'They choose one of your services and one of your free times. We hold the time for 5 minutes while they confirm; after that it’s free again. Two people can never book the same time: the first to confirm gets it, and the other sees your next free times.',
    description: 'FAQ answer: booking; 5 minutes is a rule of the product',
  },
  zoneQuestion: { defaultMessage: 'What if we live in different time zones?', description: 'FAQ question' },
  zone: {
    defaultMessage:
      'You set your hours in your own time zone. Everyone sees each session in theirs, with the name of the zone beside it, and clock changes are taken care of.',
    description: 'FAQ answer: time zones',
  },
  cancelQuestion: { defaultMessage: 'Can a session be canceled or moved?', description: 'FAQ question' },
  cancel: {
    defaultMessage:
      'Yes. Up to 24 hours before it begins, a client can cancel it with a full refund or move it to another free time. Later than that it counts as a late cancellation. You can move or cancel a session too; then your client always gets the full amount back or a new time, as they prefer.',
    description: 'FAQ answer: cancelling and rescheduling; the scheduling policy says the same',
  },
  noShowQuestion: { defaultMessage: 'What if a client doesn’t show up?', description: 'FAQ question' },
  noShow: {
    defaultMessage:
      'Wait 15 minutes, then mark the session as a no-show. It counts as held. If there was a good reason, you’re free to offer another time at no charge.',
    description: 'FAQ answer: no-show; the scheduling policy says the same',
  },
});

const money = defineMessages({
  costQuestion: { defaultMessage: 'What does it cost?', description: 'FAQ question' },
  cost: {
    defaultMessage:
      'Subscriptions start at {price} a month. Signing up is free and needs no card, so look around first and subscribe when you want to be booked.',
    description: 'FAQ answer: {price} is an amount such as $ 29.00',
  },
  pricesQuestion: { defaultMessage: 'Who decides what my sessions cost?', description: 'FAQ question' },
  prices: {
    defaultMessage:
      'You do. Each service has its own price, for one session or a package, and you can change it at any time. Sessions that are already booked keep their price.',
    description: 'FAQ answer: prices of services',
  },
  cardQuestion: { defaultMessage: 'Are card numbers safe?', description: 'FAQ question' },
  card: {
    defaultMessage:
      'We never see or store them. Card numbers go straight from your browser to the payment provider. We keep only the brand, the last 4 digits and the expiration date, so you can recognize your card.',
    description: 'FAQ answer: card numbers are never stored',
  },
  stopQuestion: { defaultMessage: 'How do I end my subscription?', description: 'FAQ question' },
  stop: {
    defaultMessage:
      'In the app, with one button and no phone call. It runs to the end of the period you paid for, and you can change your mind until then. You keep your profile and your records.',
    description: 'FAQ answer: cancelling the subscription at the end of the period',
  },
});

const account = defineMessages({
  idleQuestion: { defaultMessage: 'Why was I signed out?', description: 'FAQ question' },
  idle: {
    defaultMessage:
      'After 5 minutes without activity, we sign you out in every open tab, so that what clients tell you doesn’t stay open on a forgotten screen. 1 minute before, we ask if you’re still there. When you sign in again, you’re back on the same page.',
    description: 'FAQ answer: the session ends after 5 minutes idle, with a warning at 4',
  },
  passwordQuestion: { defaultMessage: 'I forgot my password. What do I do?', description: 'FAQ question' },
  password: {
    defaultMessage:
      'Request a link. We e-mail it to you, and it works once, within 1 hour. When you choose a new password, we sign you out everywhere else.',
    description: 'FAQ answer: resetting the password',
  },
  privateQuestion: { defaultMessage: 'Who can see what I write?', description: 'FAQ question' },
  private: {
    defaultMessage:
      'Everyone who is signed in can see your public profile, and your phone number if you turn that on. Only you and we can see your address and date of birth. Session notes are yours alone.',
    description: 'FAQ answer: visibility of data',
  },
});

export const questionGroups: QuestionGroup[] = [
  {
    id: 'getting-started',
    title: titles.start,
    questions: [
      {
        id: 'who-is-it-for',
        question: start.whoQuestion,
        answer: start.who,
        more: { href: `${paths.termsOfService()}#who-may-use-it`, label: links.terms },
      },
      {
        id: 'what-do-i-need',
        question: start.needQuestion,
        answer: start.need,
        more: { href: paths.signUp(), label: links.signUp },
      },
      { id: 'client-accounts', question: start.clientsQuestion, answer: start.clients },
      { id: 'languages', question: start.languageQuestion, answer: start.language },
    ],
  },
  {
    id: 'sessions-and-schedule',
    title: titles.sessions,
    questions: [
      { id: 'booking', question: sessions.bookQuestion, answer: sessions.book },
      { id: 'time-zones', question: sessions.zoneQuestion, answer: sessions.zone },
      {
        id: 'cancelling',
        question: sessions.cancelQuestion,
        answer: sessions.cancel,
        more: { href: `${paths.schedulingPolicy()}#cancelling`, label: links.scheduling },
      },
      {
        id: 'no-show',
        question: sessions.noShowQuestion,
        answer: sessions.noShow,
        more: { href: `${paths.schedulingPolicy()}#no-show`, label: links.scheduling },
      },
    ],
  },
  {
    id: 'prices-and-payments',
    title: titles.money,
    questions: [
      { id: 'cost', question: money.costQuestion, answer: money.cost },
      { id: 'my-prices', question: money.pricesQuestion, answer: money.prices },
      {
        id: 'card-numbers',
        question: money.cardQuestion,
        answer: money.card,
        more: { href: `${paths.privacyPolicy()}#payments`, label: links.privacy },
      },
      {
        id: 'ending-a-subscription',
        question: money.stopQuestion,
        answer: money.stop,
        more: { href: `${paths.termsOfService()}#subscription`, label: links.terms },
      },
    ],
  },
  {
    id: 'account-and-privacy',
    title: titles.account,
    questions: [
      { id: 'signed-out', question: account.idleQuestion, answer: account.idle },
      {
        id: 'forgotten-password',
        question: account.passwordQuestion,
        answer: account.password,
        more: { href: paths.resetAccountPassword(), label: links.reset },
      },
      {
        id: 'who-sees-what',
        question: account.privateQuestion,
        answer: account.private,
        more: { href: `${paths.privacyPolicy()}#who-sees-it`, label: links.privacy },
      },
    ],
  },
];
