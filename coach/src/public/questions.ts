import { defineMessages, type MessageDescriptor } from 'react-intl';
import { paths } from '../places.ts';
import { links, type Question, teaser } from './teaser.ts';

export interface QuestionGroup {
  id: string;
  title: MessageDescriptor;
  questions: Question[];
}

const titles = defineMessages({
  start: { defaultMessage: 'Getting started' },
  sessions: { defaultMessage: 'Sessions and schedule' },
  money: { defaultMessage: 'Prices and payments' },
  account: { defaultMessage: 'Account and privacy' },
});

const start = defineMessages({
  whoQuestion: { defaultMessage: 'Who is it for?' },
  who: {
    defaultMessage:
      'For health coaches who see clients one-on-one or in small groups and are at least 18 years old. If you graduated from our training, your class appears on your profile beside your other education and certifications.',
  },
  clientsQuestion: { defaultMessage: 'Do my clients need an account?' },
  clients: {
    defaultMessage:
      'Yes, a free one, so no one else can book or cancel in their name. It also shows them their sessions in their own time zone.',
  },
  languageQuestion: { defaultMessage: 'In which languages can I work?' },
  language: {
    defaultMessage:
      'The app is in {languages}{languageCount, plural, one {} other {; change it at any time at the top of each page, or under “More” once you’re signed in}}. On your profile you name the languages that you coach in, as many as you like.',
  },
});

const sessions = defineMessages({
  bookQuestion: { defaultMessage: 'How does a client book a session?' },
  book: {
    defaultMessage:
      'They choose one of your services and one of your available times. We hold the time for {slotHoldMinutes, plural, one {# minute} other {# minutes}} while they confirm, and longer if they ask for more time or their bank has to agree; after that it’s available again. Two people can never book the same time: the first to confirm gets it, and the other sees your next available times.',
  },
  zoneQuestion: { defaultMessage: 'What if we live in different time zones?' },
  zone: {
    defaultMessage:
      'You set your hours in your own time zone. Everyone sees each session in theirs, with the name of the zone beside it, and clock changes are taken care of.',
  },
  noShowQuestion: { defaultMessage: 'What if a client doesn’t show up?' },
  noShow: {
    defaultMessage:
      'Wait {noShowWaitMinutes, plural, one {# minute} other {# minutes}}, then mark the session as a no-show. It counts as completed. If there was a good reason, you’re free to offer another time at no charge.',
    description: 'FAQ answer: no-show; the scheduling policy says the same',
  },
});

const money = defineMessages({
  pricesQuestion: { defaultMessage: 'Who decides what my sessions cost?' },
  prices: {
    defaultMessage:
      'You do. Each service has its own price, for one session or a package, and you can change it at any time. Sessions that are already booked keep their price.',
  },
  stopQuestion: { defaultMessage: 'How do I end my subscription?' },
  stop: {
    defaultMessage:
      'In the app, with one button and no phone call. Your subscription runs to the end of the period you paid for, and you can change your mind until then. After that, clients can’t find or book you; sessions they’ve already bought stay as they are. You keep your profile and your records.',
  },
});

const account = defineMessages({
  idleQuestion: { defaultMessage: 'Why was I signed out?' },
  idle: {
    defaultMessage:
      'After {sessionIdleMinutes, plural, one {# minute} other {# minutes}} without activity, we sign you out in every open tab, so that what clients tell you doesn’t stay open on a forgotten screen. We ask if you’re still there {sessionWarningMinutes, plural, one {# minute} other {# minutes}} before. When you sign in again, you’re back on the same page.',
  },
  passwordQuestion: { defaultMessage: 'I forgot my password. What do I do?' },
  password: {
    defaultMessage:
      'Request a link. We e-mail it to you, and it works once, within {passwordLinkHours, plural, one {# hour} other {# hours}}. When you choose a new password, we sign you out everywhere else.',
  },
  privateQuestion: { defaultMessage: 'Who can see what I write?' },
  private: {
    defaultMessage:
      'Everyone who is signed in can see your public profile, and your phone number if you turn that on. Only you and we can see your address and date of birth. Only you can see your session notes.',
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
      teaser.whatDoINeed,
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
      teaser.canceling,
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
      teaser.cost,
      { id: 'my-prices', question: money.pricesQuestion, answer: money.prices },
      teaser.cardNumbers,
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
