import type { Schemas } from '@institute/api-schema';

/** A message to a person in the demo world: its age and its state. */
export type Message = {
  hoursAgo: number;
  category: Schemas['CommunicationCategory'];
  subject: string;
  body: string;
  link?: string;
  channels?: Schemas['CommunicationChannel'][];
  isRead?: boolean;
  isArchived?: boolean;
};

const days = 24;

const weeks = [
  'The habit loop',
  'Listening before advising',
  'Blood sugar and breakfast',
  'Sleep, stress and appetite',
  'Reading a food label',
  'Motivational interviewing, part 1',
  'Motivational interviewing, part 2',
  'Movement for people who dislike exercise',
  'The gut, simply explained',
  'Fats, old fears and new evidence',
  'Cooking with a client on a budget',
  'Ethics and the limits of coaching',
  'Food and mood',
  'Your first practice session',
];

const weekly = weeks.toReversed().map((title, index): Message => {
  const number = weeks.length - index;
  return {
    hoursAgo: index * 7 * days + 6,
    category: 'COURSE',
    subject: `Week ${number} is open: ${title}`,
    body:
      `The lessons of week ${number}, “${title}”, are ready for you.\n\n` +
      'Most students need about four hours. The quiz at the end can be taken as often as you like.',
    link: '/courses',
    isRead: index > 6,
    isArchived: index > 11,
  };
});

const payments = Array.from(
  { length: 8 },
  (_, index): Message => ({
    hoursAgo: index === 0 ? 3 : (index * 30 - 5) * days,
    category: 'PAYMENT',
    subject: index === 0 ? 'Your next payment is in 5 days' : 'We received your payment',
    body:
      index === 0
        ? 'Your next installment of $ 457.80 is charged in 5 days to the Visa card ending in 4242. You need not do anything.'
        : `Thank you. We received your payment of $ 457.80 with the Visa card ending in 4242.\n\nThat was installment ${8 - index} of 10.`,
    link: '/settings/payment-information',
    channels: ['INBOX', 'EMAIL'],
    isRead: index > 1,
    isArchived: index > 4,
  }),
);

const topics = [
  'when a client goes quiet',
  'goals that are too big',
  'coaching across cultures',
  'how to end a session well',
  'what to do with silence',
  'asking permission before advice',
  'working with a food diary',
  'relapse is information',
];

const circles = topics.flatMap((topic, index): Message[] => [
  {
    hoursAgo: index * 14 * days + 20,
    category: 'COACHING',
    subject: `Coaching circle on Thursday: ${topic}`,
    body:
      `Your circle with Rosa Delgado meets on Thursday at 6:00 PM Eastern. The topic is ${topic}.\n\n` +
      'Bring one situation from your own practice. Cameras on, if you can.',
    link: '/circles',
    channels: ['INBOX', 'EMAIL', 'SMS'],
    isRead: index > 3,
    isArchived: index > 5,
  },
  {
    hoursAgo: index * 14 * days + 5,
    category: 'COACHING',
    subject: `Notes from your circle: ${topic}`,
    body: `Rosa Delgado has shared the notes of the session on ${topic}. They stay in your circle for a year.`,
    link: '/circles',
    isRead: index > 4,
    isArchived: index === 7,
  },
]);

const maya: Message[] = [
  ...weekly,
  ...payments,
  ...circles,
  {
    hoursAgo: 1,
    category: 'ENROLLMENT',
    subject: 'You have a document to sign',
    body: '“Disclosures and program handbook” is ready to be read and signed. It takes two minutes.',
    link: '/signing',
    channels: ['INBOX', 'EMAIL'],
  },
  {
    hoursAgo: 2 * days,
    category: 'ANNOUNCEMENT',
    subject: 'The library has 40 new recipes — and a “no oven” shelf',
    body: 'You asked, we cooked. The new shelf has meals for people who have only a kettle, a pan or a microwave.',
  },
  {
    hoursAgo: 9 * days,
    category: 'ACCOUNT',
    subject: 'New sign-in from a browser we had not seen',
    body: 'Someone signed in to your account with Firefox on Linux near Hoboken, NJ. If it wasn’t you, change your password.',
    link: '/settings/security#password',
    channels: ['INBOX', 'EMAIL'],
  },
  {
    hoursAgo: 60 * days,
    category: 'COURSE',
    subject: 'You earned an award: First ten modules',
    body: 'Ten modules are behind you. The certificate is on your awards page, ready to print or share.',
    link: '/awards',
  },
  {
    hoursAgo: 33 * days,
    category: 'ANNOUNCEMENT',
    subject: 'Offices closed on Monday',
    body: 'Advisors answer again on Tuesday. Courses and payments work as always.',
    isRead: true,
  },
  {
    hoursAgo: 70 * days,
    category: 'ENROLLMENT',
    subject: 'Grace Whitfield is your advisor',
    body: 'Grace answers within one or two business days. Write to her about dates, documents and anything that gets in the way.',
    isRead: true,
    isArchived: true,
  },
  {
    hoursAgo: 98 * days,
    category: 'ENROLLMENT',
    subject: 'Welcome to the Health Coach Training Program',
    body: 'We are glad that you are here, Maya. Your first week is open now; nothing in it can be done wrong.',
    link: '/courses',
    channels: ['INBOX', 'EMAIL'],
    isRead: true,
    isArchived: true,
  },
  {
    hoursAgo: 20,
    category: 'COACHING',
    subject: 'Tomorrow at 6:00 PM: your circle',
    body: 'Institute: your coaching circle meets tomorrow at 6:00 PM Eastern.',
    channels: ['SMS'],
  },
];

const camila: Message[] = [
  {
    hoursAgo: 8,
    category: 'PAYMENT',
    subject: 'Tu pago está vencido desde hace 42 días',
    body:
      'No pudimos cobrar tu cuota de $ 514.50: el banco rechazó la tarjeta terminada en 0002.\n\n' +
      'Puedes pagar ahora o cambiar de tarjeta. Si algo se complicó, escríbenos: buscamos una solución contigo.',
    link: '/settings/payment-information',
    channels: ['INBOX', 'EMAIL', 'SMS'],
  },
  {
    hoursAgo: 5 * days,
    category: 'PAYMENT',
    subject: 'Segundo aviso: no pudimos cobrar tu cuota',
    body: 'Lo intentaremos de nuevo dentro de tres días. También puedes pagar ahora con otra tarjeta.',
    link: '/settings/payment-information',
    channels: ['INBOX', 'EMAIL'],
  },
  {
    hoursAgo: 6 * days,
    category: 'COURSE',
    subject: 'La semana 9 está abierta: El intestino, explicado con sencillez',
    body: 'Las lecciones de la semana 9 te esperan. La mayoría necesita unas cuatro horas.',
    link: '/courses',
  },
  {
    hoursAgo: 20 * days,
    category: 'COACHING',
    subject: '¿Cómo te fue en tu primera práctica?',
    body: 'Tu círculo quiere saberlo. Deja una nota breve antes del jueves.',
    link: '/circles',
    isRead: true,
  },
  {
    hoursAgo: 120 * days,
    category: 'ENROLLMENT',
    subject: 'Te damos la bienvenida, Camila',
    body: 'Nos alegra que estés aquí. Tu primera semana ya está abierta.',
    isRead: true,
    isArchived: true,
  },
];

const rosa: Message[] = [
  {
    hoursAgo: 4,
    category: 'COACHING',
    subject: 'Two students joined your circle',
    body: 'Maya Lindqvist and Jonah Abrams are now in your Thursday circle. Three places are left.',
  },
  {
    hoursAgo: 3 * days,
    category: 'ACCOUNT',
    subject: 'Your board certification ends soon',
    body: 'Renew it in time, and enter the new date in your profile, so that students keep seeing it.',
    channels: ['INBOX', 'EMAIL'],
    isRead: true,
  },
];

const theo: Message[] = [
  {
    hoursAgo: 2,
    category: 'ENROLLMENT',
    subject: 'Choose where to start',
    body: 'Welcome, Theo. Pick a program and a start date; you can change both until you sign.',
    link: '/get-started',
  },
];

/** By cast number. */
export const messages: Record<number, Message[]> = { 1: maya, 2: theo, 3: camila, 5: rosa };
