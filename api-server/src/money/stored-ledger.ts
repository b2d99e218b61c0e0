import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { lockRow, lockRows } from '../locks.ts';
import type { Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { disputes } from '../tables/disputes.ts';
import { paymentScheduleRows, paymentSchedules } from '../tables/payment-schedules.ts';
import { payments, refunds, rollovers } from '../tables/payments.ts';
import type { Ledger, LedgerRefund, Row } from './ledger.ts';
import { reclaimCredit } from './reclaim-credit.ts';

export type Schedule = typeof paymentSchedules.$inferSelect;
export type StoredRow = typeof paymentScheduleRows.$inferSelect;
export type StoredLedger = Omit<Ledger, 'rows'> & { schedule: Schedule; rows: StoredRow[] };

type Change = Pick<Row, 'status' | 'amountPaid' | 'rolloverAmount' | 'amountRefunded'> &
  Pick<Row, 'principalAmount' | 'interestAmount' | 'taxAmount'>;

const changeOf = (row: Row): Change => ({
  status: row.status,
  principalAmount: row.principalAmount,
  interestAmount: row.interestAmount,
  taxAmount: row.taxAmount,
  amountPaid: row.amountPaid,
  rolloverAmount: row.rolloverAmount,
  amountRefunded: row.amountRefunded,
});

type Carried = { scheduleId: string; paymentId: string; amount: number };

/**
 * The payments whose money went on to these schedules, over any number of schedules between, newest first: what moved
 * on less what has gone back to a card since.
 */
async function readCarried(db: Database, scheduleIds: string[]): Promise<Carried[]> {
  if (scheduleIds.length === 0) return [];
  const { rows } = (await db.execute(sql`
    with recursive earlier (schedule_id, id) as (
      select to_schedule_id, from_schedule_id from ${rollovers}
      where ${inArray(rollovers.toScheduleId, scheduleIds)}
      union
      select earlier.schedule_id, r.from_schedule_id from ${rollovers} r
      join earlier on r.to_schedule_id = earlier.id
    )
    select earlier.schedule_id as "scheduleId", p.id as "paymentId", sum(
      case
        when r.schedule_id = p.schedule_id and r.destination = 'ROLLOVER' then r.amount
        when r.schedule_id is distinct from p.schedule_id then -r.amount
        else 0
      end
    )::int as amount
    from earlier
    join ${payments} p on p.schedule_id = earlier.id and p.status = 'ACCEPTED'
    join ${refunds} r on r.payment_id = p.id and r.status <> 'INVALID'
    group by earlier.schedule_id, p.id, p.created_at
    order by p.created_at desc, p.id desc
  `)) as unknown as { rows: Carried[] };
  return rows.filter(({ amount }) => amount > 0);
}

/** The disputes of payments that banks have not decided, or in the cardholder's favor without a refund of ours. */
async function readDisputes(db: Database, paymentIds: string[]): Promise<Ledger['disputed']> {
  if (paymentIds.length === 0) return [];
  const { paymentId, amount, status } = disputes;
  return db
    .select({ paymentId, amount, isOpen: sql<boolean>`${status} = 'OPEN'` })
    .from(disputes)
    .leftJoin(refunds, eq(refunds.reference, disputes.reference))
    .where(and(inArray(paymentId, paymentIds), ne(status, 'WON'), isNull(refunds.id)));
}

/**
 * The schedules that hold what was paid for one, over any number of transfers: its own, and those that its money moved
 * on to. Oldest first.
 */
export async function schedulesHolding(db: Database, scheduleId: string): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    with recursive holder (id) as (
      select ${scheduleId}::uuid
      union
      select r.to_schedule_id from ${rollovers} r join holder on r.from_schedule_id = holder.id
      where r.to_schedule_id is not null
    )
    select id from holder order by id
  `)) as unknown as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}

/** The ledgers of several schedules, by id. */
export async function readLedgers(db: Database, found: Schedule[]): Promise<Map<string, StoredLedger>> {
  if (found.length === 0) return new Map();
  const ids = found.map(({ id }) => id);
  const rows = await db
    .select()
    .from(paymentScheduleRows)
    .where(inArray(paymentScheduleRows.scheduleId, ids))
    .orderBy(
      asc(paymentScheduleRows.dueDate),
      asc(paymentScheduleRows.installment),
      asc(paymentScheduleRows.id),
    );
  const made = await db
    .select()
    .from(payments)
    .where(inArray(payments.scheduleId, ids))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const back = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.scheduleId, ids))
    .orderBy(asc(refunds.id));
  const carriedTo = [...new Set(rows.filter((row) => row.rolloverAmount > 0).map((row) => row.scheduleId))];
  const carried = await readCarried(db, carriedTo);
  const paymentIds = [...made.map(({ id }) => id), ...carried.map(({ paymentId }) => paymentId)];
  const disputed = await readDisputes(db, paymentIds);
  const of = <T extends { scheduleId: string | null }>(items: T[], id: string) =>
    items.filter(({ scheduleId }) => scheduleId === id);
  return new Map(
    found.map((schedule) => {
      const [ownRows, others] = [of(made, schedule.id), of(carried, schedule.id)];
      const ids = new Set([...ownRows.map(({ id }) => id), ...others.map(({ paymentId }) => paymentId)]);
      return [
        schedule.id,
        {
          schedule,
          status: schedule.status,
          currency: schedule.currency,
          rows: of(rows, schedule.id),
          payments: ownRows,
          refunds: of(back, schedule.id),
          carried: others,
          disputed: disputed.filter(({ paymentId }) => ids.has(paymentId)),
        },
      ];
    }),
  );
}

/**
 * Locks and reads a schedule's ledger for the rest of the transaction `db`. Every change to a schedule starts here.
 */
export async function lockLedger(db: Database, scheduleId: string): Promise<StoredLedger> {
  const schedule = await lockRow(db, paymentSchedules, eq(paymentSchedules.id, scheduleId));
  if (!schedule) throw problem('notFound');
  return (await readLedgers(db, [schedule])).get(scheduleId)!;
}

/** The schedules that transfers have left for others, however long ago, oldest first. No query if there are none. */
async function readEarlier(
  db: Database,
  scheduleIds: string[],
): Promise<{ laterId: string; schedule: Schedule; credit: number }[]> {
  if (scheduleIds.length === 0) return [];
  const { rows } = (await db.execute(sql`
    with recursive earlier (later_id, id) as (
      select transferred_to_id, id from ${paymentSchedules}
      where ${inArray(paymentSchedules.transferredToId, scheduleIds)}
      union
      select earlier.later_id, s.id from ${paymentSchedules} s join earlier on s.transferred_to_id = earlier.id
    )
    select later_id as "laterId", earlier.id, coalesce(sum(r.amount), 0)::int as credit
    from earlier
    left join ${rollovers} r on r.from_schedule_id = earlier.id and r.to_schedule_id is null
    group by later_id, earlier.id
    order by earlier.id
  `)) as unknown as { rows: { laterId: string; id: string; credit: number }[] };
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await db.select().from(paymentSchedules).where(inArray(paymentSchedules.id, ids));
  return rows.map(({ id, ...rest }) => ({ ...rest, schedule: found.find((one) => one.id === id)! }));
}

/**
 * What staff and banks gave back in a schedule and in those that transfers left for it, in minor units. It isn't owed
 * again, in the next schedule neither.
 */
export async function readGivenBack(db: Database, scheduleId: string): Promise<number> {
  const { rows } = (await db.execute(sql`
    with recursive chain (id) as (
      select ${scheduleId}::uuid
      union
      select s.id from ${paymentSchedules} s join chain on s.transferred_to_id = chain.id
    )
    select coalesce(sum(r.amount), 0)::int as amount
    from chain join ${refunds} r on r.schedule_id = chain.id
    where r.status <> 'INVALID' and r.type in ('VOUCHER', 'CUSTOM', 'DISPUTE')
  `)) as unknown as { rows: { amount: number }[] };
  return rows[0]!.amount;
}

/**
 * All the money of enrollments, by the id of their current schedule: its ledger, then those that transfers left, whose
 * credit no schedule has used can be refunded.
 */
export async function readMoney(db: Database, current: Schedule[]): Promise<Map<string, StoredLedger[]>> {
  const earlier = await readEarlier(
    db,
    current.map(({ id }) => id),
  );
  const ledgers = await readLedgers(db, [...current, ...earlier.map(({ schedule }) => schedule)]);
  return new Map(
    current.map(({ id }) => {
      const laterRollovers = earlier.filter(({ laterId }) => laterId === id);
      const reclaimed = laterRollovers.map(({ schedule, credit }) => {
        const ledger = ledgers.get(schedule.id)!;
        return { ...ledger, refunds: reclaimCredit(ledger, credit).refunds };
      });
      return [id, [ledgers.get(id)!, ...reclaimed]];
    }),
  );
}

/** Locks and reads all the money of an enrollment for the rest of the transaction `db`. */
export async function lockMoney(db: Database, scheduleId: string): Promise<StoredLedger[]> {
  const [storedSchedule] = await db
    .select()
    .from(paymentSchedules)
    .where(eq(paymentSchedules.id, scheduleId));
  if (!storedSchedule) throw problem('notFound');
  const ids = (await readEarlier(db, [scheduleId])).map(({ schedule }) => schedule.id);
  const locked = await lockRows(db, paymentSchedules, inArray(paymentSchedules.id, [...ids, scheduleId]));
  const current = locked.filter(({ id }) => id === scheduleId);
  return (await readMoney(db, current)).get(scheduleId)!;
}

/** Stores changes to the rows and the schedule. Callers store payments and refunds themselves. */
export async function saveLedger(db: Database, before: StoredLedger, after: Ledger): Promise<Schedule> {
  for (const row of after.rows) {
    const rowBefore = before.rows.find(({ id }) => id === row.id);
    if (!rowBefore) {
      const { amountDue: _, ...values } = row as StoredRow;
      await db.insert(paymentScheduleRows).values({ ...values, scheduleId: before.schedule.id });
    } else if (JSON.stringify(changeOf(rowBefore)) !== JSON.stringify(changeOf(row))) {
      await db.update(paymentScheduleRows).set(changeOf(row)).where(eq(paymentScheduleRows.id, row.id));
    }
  }
  const [saved] = await db
    .update(paymentSchedules)
    .set({ status: after.status, version: sql`${paymentSchedules.version} + 1` })
    .where(eq(paymentSchedules.id, before.schedule.id))
    .returning();
  return saved!;
}

/** Stores new refunds. */
export async function saveRefunds(
  db: Database,
  { id: scheduleId, currency }: Schedule,
  made: LedgerRefund[],
  rest: { reason: string | null; createdBy: string | null; reference?: string; now: Date },
): Promise<(typeof refunds.$inferSelect)[]> {
  if (made.length === 0) return [];
  const { now, ...columns } = rest;
  return db
    .insert(refunds)
    .values(
      made.map((refund) => ({
        ...refund,
        ...columns,
        scheduleId,
        currency,
        createdAt: now,
        settledAt: refund.status === 'ACCEPTED' ? now : null,
      })),
    )
    .returning();
}
