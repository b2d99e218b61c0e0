import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { InstituteSettings } from '../institute/settings.ts';
import type { Database } from '../platform/database.ts';
import type { InstituteFile } from './file.ts';
import type { Path } from './read-file.ts';

export type KindName =
  | 'program'
  | 'class'
  | 'payment plan'
  | 'promo code'
  | 'course'
  | 'module'
  | 'award'
  | 'circle'
  | 'subscription plan';

/** What reading an entry needs. */
export type Reading = {
  settings: InstituteSettings;
  /** The day that relative dates count from. null outside of the demo world. */
  today: Date | null;
  /** Reads a field, and notes what is wrong with it. */
  read: <Value>(field: string, parse: () => Value) => Value | undefined;
  /** The id of the entry with a key. Notes that it is missing. */
  reference: (field: string, kind: KindName, key: string) => string | undefined;
  coach: (field: string, email: string) => string | undefined;
  id: string;
};

/** What writing an entry needs. */
export type Writing = {
  settings: InstituteSettings;
  keyOf: (kind: KindName, id: string) => string;
  emailOfCoach: (id: string) => string | undefined;
};

type Found<Entry> = {
  key: string;
  entry: Entry;
  path: Path;
  /** Its number in the file, counted from 1. */
  place: number;
};

type Kind<Table extends PgTable, Entry> = {
  name: KindName;
  table: Table;
  entriesOf: (file: InstituteFile) => Found<Entry>[];
  toRow: (entry: Entry, reading: Reading) => Partial<Table['$inferInsert']>;
  toEntry: (row: Table['$inferSelect'], writing: Writing) => Entry;
  /** Fields that people have agreed to, with the reason why they can't change. */
  refuse?: (
    db: Database,
    before: Table['$inferSelect'],
    after: Partial<Table['$inferInsert']>,
    changed: string[],
  ) => Promise<string | null>;
};

export type Row = { id: string; isActive?: boolean };
/** A kind without its types. */
export type AnyKind = {
  name: KindName;
  table: PgTable & { id: PgColumn };
  entriesOf: (file: InstituteFile) => Found<Record<string, unknown>>[];
  toRow: (entry: Record<string, unknown>, reading: Reading) => Record<string, unknown>;
  toEntry: (row: Row, writing: Writing) => Record<string, unknown>;
  refuse?: (
    db: Database,
    before: Row,
    after: Record<string, unknown>,
    changed: string[],
  ) => Promise<string | null>;
};

export const kind = <Table extends PgTable, Entry>(one: Kind<Table, Entry>) => one as unknown as AnyKind;

export const listed = <Entry extends { key: string }>(
  entries: Entry[] | undefined,
  section: string,
): Found<Entry>[] =>
  (entries ?? []).map((entry, index) => ({
    key: entry.key,
    entry,
    path: [section, index],
    place: index + 1,
  }));

export const isActive = ({ state }: { state?: 'open' | 'closed' }) => state !== 'closed';
/** Only closed entries have a state, so that files stay short. */
export const stateOf = (row: { isActive: boolean }) => (row.isActive ? {} : { state: 'closed' as const });
export const unless = <Value>(value: Value, usual: Value, name: string) =>
  value === usual ? {} : { [name]: value };

export const has = async (db: Database, table: PgTable, condition: Parameters<Database['$count']>[1]) =>
  (await db.$count(table, condition)) > 0;

export const agreed = (what: string) => `${what}. Add a new entry and close this one`;
