import {
  autopayRetryDays,
  collectionDays,
  freeTransferCountIn,
  highestTransferFeeIn,
  refundDays,
  suspensionDays,
  transferLimit,
} from '@institute/api-schema/policy';
import { formatUnit } from '@institute/values/formats';
import { type Document, list, paragraph, type Section, steps, table } from '../../documents/document.ts';
import type { formsOf } from '../../documents/formats.ts';
import type { AgreementFacts } from './facts.ts';

type Forms = ReturnType<typeof formsOf>;

const days = (count: number) => formatUnit(count, 'day');
const times = (count: number) => (count === 1 ? 'once' : `${count} times`);
const retryTimes = autopayRetryDays.map(days).join(' and ');

/** What transfers cost, as a sentence. */
function transferCosts(currency: string, { money }: Forms): string {
  const [free, highest] = [freeTransferCountIn(currency), highestTransferFeeIn(currency)];
  if (highest === 0) return 'Transfers are free.';
  const first = free === 1 ? 'The first transfer is free' : `The first ${free} transfers are free`;
  return (
    `${first}; for each ` +
    `later one we charge a fee of up to ${money(highest)}, which we show you before you confirm.`
  );
}

const languages = { EN: 'English', ES: 'Spanish' };
const places = { ONLINE: 'Online, in live classes and at your own pace', IN_PERSON: 'In person' };

const yourProgram = ({ student, cohort, program }: AgreementFacts, { date }: Forms): Section => ({
  title: 'You and your program',
  blocks: [
    table(
      'What you enroll in',
      ['Item', 'Detail'],
      [
        ['Student', student.name],
        ['Date of birth', date(student.dateBirth)],
        ['E-mail', student.email],
        ['Address', student.address],
        ['Program', program],
        ['Class starts', date(cohort.startDate)],
        ['Expected graduation', date(cohort.graduationDate)],
        ['Language of instruction', languages[cohort.language]],
        ['How classes are held', places[cohort.deliveryMode]],
      ],
    ),
    paragraph(
      'To graduate, you must attend or catch up on every module, pass the written and the practical assessment, and ' +
        'complete the practice sessions that the program handbook describes. Graduating does not license you to ' +
        'practice medicine, dietetics or psychotherapy.',
    ),
  ],
});

const cost = (facts: AgreementFacts, { money, percent }: Forms): Section => ({
  title: 'What it costs',
  blocks: [
    table(
      `Cost of the program, payment plan “${facts.plan}”`,
      ['Item', 'Amount'],
      [
        ['Tuition', money(facts.tuition)],
        ['Discount', money(-facts.discount)],
        ['Deposit, paid when you submit your application', money(facts.deposit)],
        ['Amount financed', money(facts.amountFinanced)],
        ['Annual interest rate', percent(facts.interestRate)],
        ['Annual percentage rate (APR)', percent(facts.annualPercentageRate)],
        ['Finance charge', money(facts.financeCharge)],
        ['Taxes', money(facts.taxes)],
        ['Total of payments', money(facts.total)],
      ],
      { figures: [1] },
    ),
    paragraph(
      'The finance charge is what the credit costs you in dollars. The total of payments is what you will have paid ' +
        'when you have made every payment on time. Tuition covers all classes, course materials on the learning ' +
        'platform, and two attempts at each assessment. It does not cover your own device, your connection, or travel.',
    ),
  ],
});

function payments(facts: AgreementFacts, { date, money }: Forms): Section {
  const [first, last] = [facts.payments[0], facts.payments.at(-1)];
  return {
    title: 'When you pay',
    blocks: [
      ...(first && last
        ? [
            table(
              'Payments',
              ['Payment', 'Due', 'Amount'],
              facts.payments.map(({ dueDate, amount }, index) => [
                String(index + 1),
                date(dueDate),
                money(amount),
              ]),
              { figures: [2] },
            ),
            paragraph(
              `Your first payment is due on ${date(first.dueDate)} and your last on ${date(last.dueDate)}. You may pay ` +
                'any part earlier without a penalty; interest that has not yet accrued is then not charged.',
            ),
          ]
        : [paragraph('This program is free of charge. You owe nothing.')]),
      paragraph(
        'If autopay is on, we charge the card you chose on each due date. If a payment is declined we try ' +
          `again after ${retryTimes}, unless your bank asks you to confirm it or to use another card, and notify you each time. ${days(suspensionDays)} after a due date we may suspend ` +
          `your access to classes until the account is current; ${days(collectionDays)} after it, the account may go to collections.`,
      ),
    ],
  };
}

const cancellation = ({ cancellationDays, registrationFee }: AgreementFacts, { money }: Forms): Section => ({
  title: 'Your right to cancel and what we refund',
  blocks: [
    steps(
      `You may cancel within ${cancellationDays} business ${cancellationDays === 1 ? 'day' : 'days'} after you submit your application, for any ` +
        'reason, and we refund everything you paid, except fees for transfers.',
      'You may cancel at any time before we approve your application, and we refund everything you paid.',
      registrationFee > 0
        ? `Later, but before the first class, we refund everything you paid less a registration fee of ${money(registrationFee)} and fees for transfers.`
        : 'Later, but before the first class, we refund everything you paid, except fees for transfers.',
      'After the first class you may withdraw in writing. We refund the part of the tuition that belongs to the weeks ' +
        'that remain, until 60 percent of the program is over. After that, there is no refund.',
    ),
    paragraph(
      'You can cancel in the portal or in writing. The date you cancel counts, not the date we read it. Business days ' +
        'are Monday to Friday, public holidays included, and the last one counts until midnight at the institute. We ' +
        `pay refunds to the payment method you used, within ${days(refundDays)}. If we cancel the class, we refund everything you paid.`,
    ),
  ],
});

/** The sections that are the same in every agreement. */
const generalSections = ({ currency }: AgreementFacts, forms: Forms): Section[] => [
  {
    title: 'Changing your class',
    blocks: [
      paragraph(
        `You may transfer to another class of the same program up to ${times(transferLimit)}. ${transferCosts(currency, forms)} What you ` +
          'have completed stays completed, and what you have paid is carried over to the new payment schedule.',
      ),
    ],
  },
  {
    title: 'What we expect of each other',
    blocks: [
      list(
        'We must hold the classes that we announce, with qualified instructors, and answer your questions within 2 business days.',
        'You must treat other students, clients and instructors with respect, and must keep what clients tell you confidential.',
        'You may use course materials for your own study only. You must not sell or publish recordings and handouts.',
        'You must tell us when your name, address or means of payment changes.',
      ),
      paragraph(
        'We may end this agreement for serious misconduct after hearing you. We then refund as if you had withdrawn.',
      ),
    ],
  },
  {
    title: 'Complaints',
    blocks: [
      paragraph(
        'Tell your advisor first; most things are settled within a week. If yours is not, write to the director of ' +
          'student affairs, who answers in writing within 15 days. You may also turn to the state agency that oversees ' +
          'private postsecondary education where you live. Nothing in this agreement takes that right away.',
      ),
    ],
  },
  {
    title: 'Electronic records and signature',
    blocks: [
      paragraph(
        'By signing on the screen you agree to use electronic records and signatures for this agreement. An electronic ' +
          'signature has the same effect as one in ink. You can withdraw this consent for future documents at any time ' +
          'by writing to us, without a fee; you then receive them on paper.',
      ),
      paragraph(
        'To read and keep the records you need a current web browser and a program that opens PDF files. We send you a ' +
          'final copy as soon as everyone has signed, and keep it for you in your settings, under agreements.',
      ),
    ],
  },
  {
    title: 'The whole agreement',
    blocks: [
      paragraph(
        'This document, the disclosures and the program handbook are the whole agreement. We can only change it in writing, together. ' +
          'If a part of it is not valid, the rest remains. The law of the state in which the institute is licensed applies.',
      ),
    ],
  },
];

export const agreementInEnglish = (
  facts: AgreementFacts,
  forms: Forms,
): Omit<Document, 'language' | 'version'> => ({
  title: 'Enrollment agreement',
  introduction: [
    `This agreement is made on ${forms.date(facts.madeOn)} between the institute (“we”) and ${facts.student.name} (“you”). It says ` +
      'what you will study, what it costs, when you pay, and how you can end it. Please read all of it before you sign.',
    'You can ask for this agreement on paper at any time, free of charge, and you can keep a copy of what you sign.',
  ],
  sections: [
    yourProgram(facts, forms),
    cost(facts, forms),
    payments(facts, forms),
    cancellation(facts, forms),
    ...generalSections(facts, forms),
  ],
});
