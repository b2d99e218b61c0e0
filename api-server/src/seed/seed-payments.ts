import { addDays, addMonths, joinName } from '@institute/values/formats';
import { partsOf, rollIn, totalOf } from '../money/early.ts';
import { cardName } from '../money/emails.ts';
import { transfer as transferLedger } from '../money/end-schedule.ts';
import { createSandbox } from '../money/gateway/create-sandbox.ts';
import {
  acceptPayment,
  beginPayment,
  type Ledger,
  type Row,
  refund,
  refusePayment,
  settleRefund,
} from '../money/ledger.ts';
import { planName } from '../money/plans.ts';
import { type PriceQuote, priceQuote } from '../money/price.ts';
import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { accountEvents } from '../tables/account-events.ts';
import { paymentCustomers, paymentMethods } from '../tables/payment-methods.ts';
import { paymentScheduleRows, paymentSchedules } from '../tables/payment-schedules.ts';
import { payments, refunds, rollovers } from '../tables/payments.ts';
import { sandboxCharges } from '../tables/sandbox.ts';
import { cast } from './cast.ts';
import { plans, programs, promoCodes } from './catalog.ts';
import { demoId } from './demo-id.ts';
import { cards, type Enrollment, enrollments, type SeedEvent, transfer, type When } from './payments.ts';

const month = 31 * day;

type Method = typeof paymentMethods.$inferInsert;
type Insert<Table extends { $inferInsert: object }> = Table['$inferInsert'][];

const nameOf = (person: number) => {
  const { firstName, middleName, lastName } = cast.find(({ number }) => number === person)!.student;
  return joinName(firstName, middleName ?? null, lastName);
};

const languageOf = (person: number) =>
  cast.find(({ number }) => number === person)?.student?.languageIso2LetterCode ?? 'EN';

/** Rows that are inserted together at the end. */
class SeedBatch {
  readonly schedules: Insert<typeof paymentSchedules> = [];
  readonly rows: Insert<typeof paymentScheduleRows> = [];
  readonly payments: Insert<typeof payments> = [];
  readonly refunds: Insert<typeof refunds> = [];
  readonly rollovers: Insert<typeof rollovers> = [];
  readonly charges: Insert<typeof sandboxCharges> = [];
  readonly events: Insert<typeof accountEvents> = [];
  private readonly methods: Map<string, Method>;

  constructor(methods: Map<string, Method>) {
    this.methods = methods;
  }

  method(person: number, card: number): Method {
    return this.methods.get(`${person} ${card}`)!;
  }

  addEvent(person: number, event: Omit<(typeof accountEvents)['$inferInsert'], 'id' | 'studentId'>): void {
    const id = demoId('accountEvent', 100_000 + this.events.length);
    this.events.push({ ...event, id, studentId: demoId('student', person) });
  }
}

/** Replays a schedule's history with the functions that keep the real ledgers. */
class ScheduleSeeder {
  readonly id: string;
  ledger: Ledger;
  private readonly batch: SeedBatch;
  private readonly person: number;
  private readonly schedule: number;
  private readonly applicationId: string;
  private readonly planName: string;
  private readonly shown = new Map<string, Partial<typeof paymentScheduleRows.$inferInsert>>();
  private count = 0;

  constructor(
    batch: SeedBatch,
    { person, schedule, application, plan }: Pick<Enrollment, 'person' | 'schedule' | 'application' | 'plan'>,
    quote: PriceQuote,
    rollover = 0,
  ) {
    this.batch = batch;
    this.person = person;
    this.schedule = person * 10 + schedule;
    this.id = demoId('paymentSchedule', this.schedule);
    this.applicationId = demoId('application', application);
    this.planName = planName(plans.find(({ number }) => number === plan)!, languageOf(person));
    const untouched = { status: 'SCHEDULED' as const, amountPaid: 0, rolloverAmount: 0, amountRefunded: 0 };
    const priced: Row[] = quote.rows.map((row, index) => ({ ...row, ...untouched, id: this.rowId(index) }));
    // Money from another schedule settles what it does on the day on which this one is made.
    const { rows } = rollIn(priced, rollover, {
      today: quote.rows[0]?.interestFrom ?? '',
      currency: 'USD',
      newId: this.newId('paymentScheduleRow'),
    });
    this.ledger = {
      ...{ status: 'ACTIVE', currency: 'USD', rows },
      ...{ payments: [], refunds: [], carried: [], disputed: [] },
    };
  }

  private rowId = (index: number) => demoId('paymentScheduleRow', this.schedule * 100 + index);
  private newId = (kind: 'payment' | 'refund' | 'paymentScheduleRow') => () => {
    this.count += 1;
    return demoId(kind, this.schedule * 100 + (kind === 'paymentScheduleRow' ? 50 : 0) + this.count);
  };

  /** As `describe` does for a student who pays. */
  private describe([row, ...others]: Row[]): string {
    if (row?.type !== 'INSTALLMENT' || others.length > 0) return this.planName;
    const count = this.ledger.rows.filter(({ type }) => type === 'INSTALLMENT').length;
    return `${this.planName}, ${row.installment}/${count}`;
  }

  pay(
    at: Date,
    event: { rows: number[]; card: number; by: 'STUDENT' | 'AUTO_PAY' },
    outcome: { status: 'succeeded' | 'processing' } | { status: 'declined'; code: string },
    kind?: 'PRE_PAY',
  ): void {
    const id = this.newId('payment')();
    const rows = event.rows.map((index) => this.ledger.rows.find((row) => row.id === this.rowId(index))!);
    const parts = partsOf(rows, instituteDay(at));
    const amount = totalOf(parts);
    const { id: paymentMethodId, reference: card, brand, last4 } = this.batch.method(this.person, event.card);
    const captureMethod = event.by === 'AUTO_PAY' ? ('AUTOMATIC' as const) : ('MANUAL' as const);
    const begun = beginPayment(this.ledger, { id, amount, parts });
    const settled = { succeeded: acceptPayment, declined: refusePayment, processing: () => begun };
    this.ledger = settled[outcome.status](begun, id, {
      today: instituteDay(at),
      newId: this.newId('paymentScheduleRow'),
    });
    for (const row of rows) {
      this.shown.set(row.id, {
        paymentId: id,
        paymentMethodId: paymentMethodId!,
        brand,
        last4,
        captureMethod,
      });
    }
    const isOpen = outcome.status === 'processing';
    const failureCode = outcome.status === 'declined' ? outcome.code : null;
    const reference = `charge_${id}`;
    const currency = 'USD';
    this.batch.payments.push({
      id,
      studentId: demoId('student', this.person),
      scheduleId: this.id,
      kind: kind ?? (event.rows[0] === 0 ? 'DEPOSIT' : 'INSTALLMENT'),
      status: isOpen ? 'IN_PROGRESS' : failureCode ? 'INVALID' : 'ACCEPTED',
      captureMethod,
      amount,
      currency,
      parts,
      paymentMethodId: paymentMethodId!,
      methodReference: card,
      brand,
      last4,
      description: this.describe(rows),
      payerName: nameOf(this.person),
      returnPath: '/settings/payment-information',
      reference,
      failureCode,
      createdAt: at,
      settledAt: isOpen ? null : at,
    });
    this.batch.charges.push({
      id: reference,
      key: id,
      cardId: card,
      amount,
      currency,
      status: outcome.status,
      code: failureCode,
      settlesAt: isOpen ? new Date(at.getTime() + 12 * month) : null,
      createdAt: at,
    });
    if (isOpen) return;
    this.batch.addEvent(this.person, {
      type: failureCode ? 'PAYMENT_FAILED' : 'PAYMENT_ACCEPTED',
      eventDate: at,
      applicationId: this.applicationId,
      amount,
      currency,
      description: cardName({ brand, last4 }),
    });
  }

  refund(at: Date, { type, amount, reason }: Extract<SeedEvent, { act: 'refund' }>): void {
    const { ledger, refunds: made } = refund(this.ledger, {
      type,
      amount,
      destination: 'CARD',
      newId: this.newId('refund'),
    });
    this.ledger = made.reduce((books, { id }) => settleRefund(books, id, 'ACCEPT'), ledger);
    for (const one of made) {
      const dates = { createdAt: at, settledAt: at };
      const rest = { scheduleId: this.id, currency: 'USD', reason, createdBy: demoId('user', 7), ...dates };
      this.batch.refunds.push({ ...one, ...rest, status: 'ACCEPTED' });
      const charge = this.batch.charges.find(({ key }) => key === one.paymentId)!;
      charge.refunded = (charge.refunded ?? 0) + one.amount;
    }
    this.batch.addEvent(this.person, {
      type: 'REFUNDED',
      eventDate: at,
      applicationId: this.applicationId,
      amount: -amount,
      currency: 'USD',
      description: reason,
    });
  }

  /** Transfers the schedule to another one, and returns the amount carried over. */
  handOver(at: Date): number {
    const { ledger, refunds: made, value } = transferLedger(this.ledger, this.newId('refund'));
    this.ledger = ledger;
    const rest = { scheduleId: this.id, currency: 'USD', createdAt: at, settledAt: at };
    this.batch.refunds.push(...made.map((one) => ({ ...one, ...rest })));
    this.batch.addEvent(this.person, {
      type: 'PAYMENT_SCHEDULE_TRANSFERRED',
      eventDate: at,
      applicationId: this.applicationId,
    });
    return value;
  }

  /** Stores the current state. */
  end(
    quote: PriceQuote,
    { plan, cohort, card, isAutoPay }: Pick<Enrollment, 'plan' | 'cohort' | 'card' | 'isAutoPay'>,
    rest: { voucherCode: string | null; transferredToId: string | null; createdAt: Date; today: string },
  ): void {
    const { today, ...columns } = rest;
    const { program, interestRate = 0, installmentCount } = plans.find(({ number }) => number === plan)!;
    this.batch.schedules.push({
      id: this.id,
      studentId: demoId('student', this.person),
      applicationId: this.applicationId,
      programId: demoId('program', program),
      cohortId: demoId('cohort', cohort),
      paymentPlanId: demoId('paymentPlan', plan),
      planSource: 'INSTITUTE',
      planName: this.planName,
      status: this.ledger.status,
      currency: 'USD',
      depositAmount: quote.rows[0]!.principalAmount,
      installmentCount,
      installmentAmount: quote.installmentAmount,
      interestRate,
      version: this.ledger.payments.length + 1,
      ...columns,
    });
    const assigned = card === null ? null : this.batch.method(this.person, card).id!;
    for (const row of this.ledger.rows) {
      // Overdue rows have used up their attempts.
      const isLate = row.dueDate < today;
      this.batch.rows.push({
        ...row,
        scheduleId: this.id,
        captureMethod: isAutoPay ? 'AUTOMATIC' : 'MANUAL',
        paymentMethodId: assigned,
        autoPayOn: isLate ? null : row.dueDate,
        autoPayAttempts: isLate ? 3 : 0,
        ...this.shown.get(row.id),
      });
    }
  }
}

/** Enters the cards into the provider's form, as cardholders would. */
async function seedCards(db: Database, now: Date): Promise<Map<string, Method>> {
  const long = new Date(now.getTime() - 24 * month);
  const sandbox = createSandbox(db, () => long);
  const methods = new Map<string, Method>();
  const people = [...new Set(cards.map(({ person }) => person))];
  await db.insert(paymentCustomers).values(
    people.map((person) => {
      const studentId = demoId('student', person);
      return { studentId, reference: `customer_${studentId}` };
    }),
  );
  for (const { person, card, number, expires, isDefault } of cards) {
    const studentId = demoId('student', person);
    const customer = `customer_${studentId}`;
    const { clientSecret } = await sandbox.setUp({ customer, origin: 'http://127.0.0.1' });
    const expiration = new Date(now.getTime() + expires * day).toISOString().slice(0, 7);
    const { firstName, lastName } = cast.find((one) => one.number === person)!.student;
    const holderName = joinName(firstName, lastName);
    const form = { number, expiration, securityCode: '1234', holderName };
    const taken = await sandbox.takeCard(clientSecret, form);
    if ('faults' in taken) throw new Error(`The sandbox does not take ${number}`);
    const asked = { customer, token: taken.token, holderName: null, address: null };
    const kept = await sandbox.attach(asked);
    const id = demoId('paymentMethod', person * 10 + card);
    methods.set(`${person} ${card}`, { ...kept, id, studentId, isDefault, createdAt: long });
  }
  await db.insert(paymentMethods).values([...methods.values()]);
  return methods;
}

function priced(
  { plan, promoCode }: Pick<Enrollment, 'plan' | 'promoCode'>,
  startDate: string,
  today: string,
) {
  const { program, name: _, number: __, ...terms } = plans.find(({ number }) => number === plan)!;
  const { price: tuition } = programs.find(({ number }) => number === program)!;
  const discount = promoCodes.find(({ code }) => code === promoCode) ?? null;
  return priceQuote(
    { tuition, currency: 'USD', interestRate: 0, taxRate: 0, ...terms },
    { startDate, promoCode: discount, today },
  );
}

/** The due date of an enrollment's first installment: the day its class starts. */
export const firstDueDate = ({ anchor }: Pick<Enrollment, 'anchor'>, now: Date): string =>
  addMonths(addDays(instituteDay(now), anchor.days), 1 - anchor.installment);

export async function seedPayments(db: Database, now: Date): Promise<void> {
  const batch = new SeedBatch(await seedCards(db, now));
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const today = instituteDay(now);
  let isHandedOver: { seeder: ScheduleSeeder; value: number } | null = null;

  for (const enrollment of enrollments) {
    const { person, schedule, anchor, enrolled, promoCode = null } = enrollment;
    const first = firstDueDate({ anchor }, now);
    const quote = priced(enrollment, first, instituteDay(ago(enrolled)));
    const seeder = new ScheduleSeeder(batch, enrollment, quote);
    const at = (when: When) =>
      'daysAgo' in when ? ago(when.daysAgo) : new Date(`${addMonths(first, when.due - 1)}T14:00:00Z`);
    for (const event of enrollment.events) {
      if (event.act === 'pay') seeder.pay(at(event), event, { status: 'succeeded' });
      else if (event.act === 'decline')
        seeder.pay(at(event), event, { status: 'declined', code: event.code });
      else seeder.refund(at(event), event);
    }
    const isLeft = person === transfer.person && schedule === transfer.from;
    if (isLeft) isHandedOver = { seeder, value: seeder.handOver(ago(transfer.daysAgo)) };
    seeder.end(quote, enrollment, {
      voucherCode: promoCode,
      transferredToId: isLeft ? demoId('paymentSchedule', person * 10 + transfer.to) : null,
      createdAt: ago(enrolled),
      today,
    });
  }

  const { seeder: from, value } = isHandedOver!;
  const createdAt = ago(transfer.daysAgo);
  const quote = priced(transfer, instituteDay(ago(-transfer.startsIn)), instituteDay(createdAt));
  const application = transfer.person;
  const to = new ScheduleSeeder(batch, { ...transfer, schedule: transfer.to, application }, quote, value);
  const { row, card, kind } = transfer.waiting;
  to.pay(now, { rows: [row], card, by: 'STUDENT' }, { status: 'processing' }, kind);
  const rest = { voucherCode: null, transferredToId: null, createdAt, today };
  to.end(quote, { ...transfer, card, isAutoPay: false }, rest);
  batch.rollovers.push({
    id: demoId('rollover', transfer.person),
    studentId: demoId('student', transfer.person),
    fromScheduleId: from.id,
    toScheduleId: to.id,
    amount: value,
    currency: 'USD',
    createdAt,
  });

  // A schedule must exist before another one refers to it.
  await db.insert(paymentSchedules).values(batch.schedules.toReversed());
  await db.insert(payments).values(batch.payments);
  await db.insert(paymentScheduleRows).values(batch.rows);
  await db.insert(refunds).values(batch.refunds);
  await db.insert(rollovers).values(batch.rollovers);
  await db.insert(sandboxCharges).values(batch.charges);
  await db.insert(accountEvents).values(batch.events);
}
