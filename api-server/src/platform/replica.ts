import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type ListReads, postgresCode } from './database.ts';

/** How many milliseconds a list waits for the replica, and for each of its answers. */
export const replicaPatience = 200;
/** Milliseconds between two looks at what the replica has. It is rarely more than a few behind. */
const pause = 5;
/** For how many milliseconds the primary is asked at once after the replica was behind or didn't answer. */
const restTime = 5_000;

const queryCanceled = '57014';

/** Up to where what was committed is on the primary's disk. */
const committed = 'select pg_current_wal_flush_lsn() as position';
/** Null if the database is no replica, as after a failover. */
const replayed = `
  select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn end as "hasReplayed"`;

/** Like `query` of a pool. */
export type Query = (...values: unknown[]) => Promise<unknown>;
type Result<Row> = { rows: [Row] };

/** `behind`: it didn't have everything in time. `unavailable`: it doesn't answer, or is no replica. */
type Obstacle = 'behind' | 'unavailable';
/** `failed`: the replica ended the read, as it does when it is stopped. */
type Reason = 'current' | 'waited' | Obstacle | 'failed';

const databases = {
  current: 'replica',
  waited: 'replica',
  behind: 'primary',
  unavailable: 'primary',
  failed: 'primary',
} as const satisfies Record<Reason, ListReads['database']>;

const isObstacle = (reason: Reason): reason is Obstacle => reason === 'behind' || reason === 'unavailable';

type Sources = {
  primary: Query;
  replica: Query;
  /** Asks the replica what it has, apart from its lists, which may be waiting for each other. */
  probe: Query;
};

/**
 * Reads each list from the replica, as soon as that has everything that was committed when the list was asked for. So a list shows
 * every write of anyone that was acknowledged before. The primary answers if that would take long, or if the replica fails.
 */
export function readFromReplica(
  { primary, replica, probe }: Sources,
  log: Logger,
): { query: Query; reads: () => ListReads[] } {
  const counts: Record<Reason, number> = { current: 0, waited: 0, behind: 0, unavailable: 0, failed: 0 };
  let resting: { reason: Obstacle; until: number } | null = null;

  async function hasReplayed(position: string): Promise<boolean | null> {
    const { rows } = (await probe(replayed, [position])) as Result<{ hasReplayed: boolean | null }>;
    return rows[0].hasReplayed;
  }

  /** Waits until the replica has everything up to a position. */
  async function catchUp(position: string): Promise<{ reason: Reason; err?: unknown }> {
    const end = performance.now() + replicaPatience;
    try {
      for (let reason: Reason = 'current'; ; reason = 'waited') {
        const isCurrent = await hasReplayed(position);
        if (isCurrent === null) return { reason: 'unavailable' };
        if (isCurrent) return { reason };
        if (performance.now() + pause > end) return { reason: 'behind' };
        await setTimeout(pause);
      }
    } catch (err) {
      return { reason: 'unavailable', err };
    }
  }

  async function chooseDatabase(): Promise<Reason> {
    if (resting && performance.now() < resting.until) return resting.reason;
    const { rows } = (await primary(committed)) as Result<{ position: string }>;
    const { reason, err } = await catchUp(rows[0].position);
    if (isObstacle(reason)) {
      if (!resting) log.warn({ reason, err }, 'lists are read from the primary');
      resting = { reason, until: performance.now() + restTime };
    } else resting = null;
    return reason;
  }

  return {
    query: async (...values) => {
      let reason = await chooseDatabase();
      try {
        return databases[reason] === 'replica' ? await replica(...values) : await primary(...values);
      } catch (error) {
        // A search that took too long would also take too long on the primary.
        if (databases[reason] === 'primary' || postgresCode(error) === queryCanceled) throw error;
        reason = 'failed';
        return await primary(...values);
      } finally {
        counts[reason] += 1;
      }
    },
    reads: () =>
      Object.entries(databases).map(([reason, database]) => ({
        database,
        reason,
        count: counts[reason as Reason],
      })),
  };
}
