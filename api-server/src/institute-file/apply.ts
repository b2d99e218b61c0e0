import { isDeepStrictEqual } from 'node:util';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { openAddedCourses } from '../enrollment/open-courses.ts';
import { recordAct } from '../institute/audit-log.ts';
import { defaultSettings, type InstituteSettings, settingsId } from '../institute/settings.ts';
import { reopenCourses } from '../learning/course-progress.ts';
import { lockRow, lockRows } from '../locks.ts';
import type { Database } from '../platform/database.ts';
import { isId, newId } from '../platform/identifier.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { coaches } from '../tables/coaches.ts';
import { modules } from '../tables/courses.ts';
import { instituteKeys, instituteSettings } from '../tables/institute.ts';
import { paymentSchedules } from '../tables/payment-schedules.ts';
import { promoCodes } from '../tables/promo-codes.ts';
import { students } from '../tables/students.ts';
import { subscriptions } from '../tables/subscriptions.ts';
import { users } from '../tables/users.ts';
import type { AnyKind, KindName, Reading, Row } from './kind.ts';
import { kinds } from './kinds.ts';
import { applyPerson, readNamedUsers } from './people.ts';
import { InstituteFileError, type Path, type ReadFile } from './read-file.ts';
import { type Settings, settingsEntry, settingsRow } from './settings-entry.ts';
import { BadValue } from './values.ts';

export type Change = {
  kind: KindName | 'institute' | 'person';
  key: string;
  action: 'created' | 'changed' | 'unchanged' | 'kept';
  /** What changes, such as `capacity: 20 → 24`. */
  fields: string[];
};

type Options = {
  now: Date;
  origins: Pick<Config, 'portalOrigin' | 'coachOrigin'>;
  isDryRun?: boolean;
  /** Permits days such as `today+28`, which count from here. */
  today?: Date;
  /** The id of a new row, by its number in the file. */
  idOf?: (kind: KindName, place: number) => string;
};

/** The keys of all entries, in both directions. */
export class Keys {
  private ids = new Map<string, string>();
  private keys = new Map<string, string>();

  static async read(db: Database): Promise<Keys> {
    const keys = new Keys();
    for (const { kind, key, id } of await db.select().from(instituteKeys))
      keys.set(kind as KindName, key, id);
    return keys;
  }

  set(kind: KindName, key: string, id: string): void {
    this.ids.set(`${kind} ${key}`, id);
    this.keys.set(`${kind} ${id}`, key);
  }

  idOf = (kind: KindName, key: string): string | undefined => this.ids.get(`${kind} ${key}`);
  /** What was not created from a file goes by its id. */
  keyOf = (kind: KindName, id: string): string => this.keys.get(`${kind} ${id}`) ?? id;
}

/** Undoes a dry run. */
class DryRun extends Error {}

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value.replaceAll('\n', ' / ') : JSON.stringify(value);
  return text === undefined ? 'nothing' : text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

/** The fields in which two entries differ. */
function differences(before: Record<string, unknown>, after: Record<string, unknown>) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
}

async function coachesByEmail(db: Database) {
  const rows = await db
    .select({ id: coaches.id, email: users.email, userId: users.id })
    .from(coaches)
    .innerJoin(students, eq(students.id, coaches.studentId))
    .innerJoin(users, eq(users.id, students.userId));
  const namedUser = await readNamedUsers(db);
  const byUser = new Map(rows.map(({ id, userId }) => [userId, id]));
  const byEmail = new Map(rows.map(({ id, email }) => [email, id]));
  return {
    idOf: (address: string) => {
      const userId = namedUser(address);
      return userId ? byUser.get(userId) : byEmail.get(address.toLowerCase());
    },
    emailOf: new Map(rows.map(({ id, email }) => [id, email])),
  };
}

/** Amounts that people have agreed to are in this currency. */
async function isCurrencyUsed(db: Database): Promise<boolean> {
  for (const table of [paymentSchedules, subscriptions, coachProducts]) {
    if ((await db.$count(table)) > 0) return true;
  }
  return false;
}

class Application {
  private errors: string[] = [];
  readonly changes: Change[] = [];
  private db: Database;
  private read: ReadFile;
  private options: Options;

  constructor(db: Database, read: ReadFile, options: Options) {
    this.db = db;
    this.read = read;
    this.options = options;
  }

  fail(path: Path, message: string): void {
    this.errors.push(this.read.at(path, message));
  }

  /** Throws everything that was found to be wrong. */
  check(): void {
    if (this.errors.length > 0) throw new InstituteFileError([...new Set(this.errors)]);
  }

  async settings(): Promise<InstituteSettings> {
    const { db } = this;
    await db
      .insert(instituteSettings)
      .values({ id: settingsId, ...defaultSettings })
      .onConflictDoNothing();
    // Two files are applied one after the other.
    const { id: _, ...before } = (await lockRow(
      db,
      instituteSettings,
      eq(instituteSettings.id, settingsId),
    ))!;
    const { institute } = this.read.file;
    if (!institute) return before as Settings;
    const after = settingsRow(institute);
    // Readers of a language without a text would get another language's, unannounced.
    for (const [name, texts] of Object.entries(after.policies)) {
      const missing = after.languages.filter((language) => !texts[language]);
      if (missing.length > 0)
        this.fail(['institute', 'policies', name], `${name} is missing in ${missing.join(' and ')}`);
    }
    const changed = differences(settingsEntry(before as Settings), settingsEntry(after));
    if (changed.includes('currency') && (await isCurrencyUsed(db))) {
      this.fail(
        ['institute', 'currency'],
        'currency can’t change, because amounts have been agreed in the present one',
      );
    }
    await db.update(instituteSettings).set(after).where(eq(instituteSettings.id, settingsId));
    this.note('institute', after.name, settingsEntry(before as Settings), settingsEntry(after));
    return after;
  }

  async people(settings: InstituteSettings): Promise<void> {
    const seen = new Set<string>();
    const users = new Set<string>();
    for (const [index, person] of (this.read.file.people ?? []).entries()) {
      const isRepeated = seen.has(person.email.toLowerCase());
      if (isRepeated) this.fail(['people', index, 'email'], 'this e-mail address is in the file twice');
      seen.add(person.email.toLowerCase());
      const { origins, now } = this.options;
      const { currency } = settings;
      const language = settings.languages[0]!;
      const applied = await applyPerson(this.db, person, { language, currency, origins, now });
      if (!applied) {
        this.fail(['people', index, 'email'], 'this address belongs to someone else now than it did before');
        continue;
      }
      const { userId, email, action, fields } = applied;
      if (users.has(userId) && !isRepeated)
        this.fail(['people', index, 'email'], 'this person is in the file twice, by two addresses');
      users.add(userId);
      this.changes.push({ kind: 'person', key: email, action, fields });
    }
  }

  private note(
    kind: Change['kind'],
    key: string,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
  ): string[] {
    const changed = differences(before, after);
    const fields = changed.map((field) => `${field}: ${shown(before[field])} → ${shown(after[field])}`);
    this.changes.push({ kind, key, action: changed.length > 0 ? 'changed' : 'unchanged', fields });
    return changed;
  }

  /** Creates and changes the rows of a kind. */
  async apply(kind: AnyKind, keys: Keys, settings: InstituteSettings): Promise<void> {
    const { db } = this;
    const entries = kind.entriesOf(this.read.file);
    if (entries.length === 0) return;
    const coach = await coachesByEmail(db);
    const existing = new Map(
      (await lockRows(db, kind.table, sql`true`)).map((row) => [row.id as string, row as Row]),
    );
    const adopted = await this.adoptable(kind);
    const writing = { settings, keyOf: keys.keyOf, emailOfCoach: (id: string) => coach.emailOf.get(id) };
    const created: Record<string, unknown>[] = [];
    const updates: { id: string; row: Record<string, unknown> }[] = [];
    const seen = new Set<string>();

    for (const { key, path } of entries) {
      if (seen.has(key))
        this.fail(
          [...path, kind.name === 'promo code' ? 'code' : 'key'],
          `${shown(key)} is in the file twice`,
        );
      seen.add(key);
    }
    const newKeys: { kind: string; key: string; id: string }[] = [];
    const idsInFile = new Set<string>();
    // Sorted, because lists and exports are in the order of ids.
    const newIds = entries.map(newId).toSorted();
    for (const [index, { key, entry, path, place }] of entries.entries()) {
      const own = key.split('/').at(-1)!;
      const isOwnId = isId(own) && (existing.has(own) || !this.options.idOf);
      const id =
        keys.idOf(kind.name, key) ??
        adopted.get(key) ??
        (isOwnId ? own : (this.options.idOf?.(kind.name, place) ?? newIds[index]!));
      if (idsInFile.has(id)) continue;
      idsInFile.add(id);
      if (keys.idOf(kind.name, key) === undefined) newKeys.push({ kind: kind.name, key, id });
      keys.set(kind.name, key, id);

      const before = existing.get(id);
      const row = kind.toRow(entry, this.reading(path, id, settings, keys, coach.idOf));
      if (!before) {
        created.push({ id, ...row });
        this.changes.push({ kind: kind.name, key, action: 'created', fields: [] });
        continue;
      }
      const changed = this.note(
        kind.name,
        key,
        kind.toEntry(before, writing),
        kind.toEntry({ ...before, ...row }, writing),
      );
      const refusal = await kind.refuse?.(db, before, row, changed);
      if (refusal) {
        const field = refusal.split(' ')[0]!;
        this.fail([...path, field], refusal);
      }
      if (changed.length > 0) updates.push({ id, row });
    }
    this.check();

    const unlisted = [...existing.values()].filter(({ id }) => !idsInFile.has(id));
    for (const row of unlisted) {
      if (row.isActive === false || kind.name === 'module') continue;
      this.changes.push({ kind: kind.name, key: keys.keyOf(kind.name, row.id), action: 'kept', fields: [] });
    }
    if (kind.name === 'module')
      await this.makeRoom(
        unlisted,
        keys,
        updates.map(({ id }) => id),
      );
    for (const { id, row } of updates) {
      await db.update(kind.table).set(row).where(eq(kind.table.id, id));
    }
    if (created.length > 0) await db.insert(kind.table).values(created as never);
    if (newKeys.length > 0) await db.insert(instituteKeys).values(newKeys);
  }

  /** Promo codes have always had a key. */
  private async adoptable(kind: AnyKind): Promise<Map<string, string>> {
    if (kind.name !== 'promo code') return new Map();
    const rows = await this.db.select({ id: promoCodes.id, code: promoCodes.code }).from(promoCodes);
    return new Map(rows.map(({ id, code }) => [code, id]));
  }

  /**
   * Modules that the file no longer has follow the others, because students' progress belongs to them. Places in a
   * course are unique, so those in the file are freed before they are taken.
   */
  private async makeRoom(left: Row[], keys: Keys, updated: string[]): Promise<void> {
    const { db } = this;
    const lengths = new Map<string, number>();
    for (const { key } of (this.read.file.courses ?? []).flatMap(({ key, weeks }) =>
      weeks.flatMap(({ modules }) => modules.map(() => ({ key }))),
    )) {
      const id = keys.idOf('course', key)!;
      lengths.set(id, (lengths.get(id) ?? 0) + 1);
    }
    const kept = (left as (typeof modules.$inferSelect)[])
      .filter(({ courseId }) => lengths.has(courseId))
      .toSorted((a, b) => a.sequence - b.sequence);
    for (const { id } of kept) {
      this.changes.push({ kind: 'module', key: keys.keyOf('module', id), action: 'kept', fields: [] });
    }
    const moved = [...updated, ...kept.map(({ id }) => id)];
    if (moved.length === 0) return;
    await db
      .update(modules)
      .set({ sequence: sql`-${modules.sequence}` })
      .where(inArray(modules.id, moved));
    for (const { id, courseId } of kept) {
      const sequence = (lengths.get(courseId) ?? 0) + 1;
      lengths.set(courseId, sequence);
      await db.update(modules).set({ sequence }).where(eq(modules.id, id));
    }
  }

  private reading(
    path: Path,
    id: string,
    settings: InstituteSettings,
    keys: Keys,
    coachIdOf: (address: string) => string | undefined,
  ): Reading {
    const pathOf = (field: string): Path => [
      ...path,
      ...field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    ];
    const nameOf = (field: string) => field.split('.').at(-1);
    return {
      id,
      settings,
      today: this.options.today ?? null,
      read: (field, parse) => {
        try {
          return parse();
        } catch (error) {
          if (error instanceof BadValue)
            this.fail(pathOf(field), `${nameOf(field)} must be ${error.message}`);
          else if (error instanceof RangeError) this.fail(pathOf(field), `${nameOf(field)} ${error.message}`);
          else throw error;
          return undefined;
        }
      },
      reference: (field, kind, key) => {
        const found = keys.idOf(kind, key);
        if (found === undefined)
          this.fail(pathOf(field), `${nameOf(field)} is unknown: there is no ${kind} with the key ${key}`);
        return found;
      },
      coach: (field, email) => {
        const found = coachIdOf(email);
        if (found === undefined)
          this.fail(pathOf(field), `${nameOf(field)} is unknown: no coach has the address ${email}`);
        return found;
      },
    };
  }
}

const count = (changes: Change[], action: Change['action']) =>
  changes.filter((change) => change.action === action).length;

/** The numbers of created, changed, unchanged and kept entries. */
export const summaryOf = (changes: Change[]): string =>
  `${count(changes, 'created')} created, ${count(changes, 'changed')} changed, ` +
  `${count(changes, 'unchanged')} unchanged, ${count(changes, 'kept')} kept although not in the file`;

/**
 * Makes the database what the file says, in one transaction. Nothing is deleted: what the file no longer has is kept,
 * and reported. Throws `InstituteFileError` if the file can't be applied.
 */
export async function applyInstituteFile(db: Database, read: ReadFile, options: Options): Promise<Change[]> {
  let changes: Change[] = [];
  try {
    await db.transaction(async (db) => {
      const application = new Application(db, read, options);
      const settings = await application.settings();
      await application.people(settings);
      application.check();
      const keys = await Keys.read(db);
      for (const kind of kinds) await application.apply(kind, keys, settings);
      application.check();
      changes = application.changes;
      const isChanged = changes.some(({ action }) => action === 'created' || action === 'changed');
      if (options.isDryRun) throw new DryRun();
      if (isChanged) {
        await openAddedCourses(db, instituteDay(options.now));
        await reopenCourses(db);
        const subject = `${count(changes, 'created')} added, ${count(changes, 'changed')} changed`;
        const act = { type: 'INSTITUTE_FILE_APPLIED', subject } as const;
        await recordAct(db, act, options.now);
      }
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return changes;
}
