import { type DraftStore, keptDraftDays } from '../forms/draft-store.ts';
import { copiesOf, type DraftOwner, draftStorage, draftsOf } from './draft-keys.ts';
import { createSeal, type Seal } from './seal.ts';
import { browserStorage, createStoredValue, type StoredValue, storedKeys } from './storage.ts';

/** What one tab keeps of one form. */
interface Copy {
  /** Sealed if the account has a key. */
  data: unknown;
  keptAt: number;
  /** The keys and times of the copies of other tabs that it was continued from. */
  continues: readonly { key: string; keptAt: number }[];
}

const parseCopy = (value: unknown): Copy | null => {
  const copy = value as Partial<Copy> | null;
  const isCopy = typeof copy?.keptAt === 'number' && Array.isArray(copy.continues) && copy.data != null;
  return isCopy && Date.now() - copy.keptAt! < keptDraftDays * 86_400_000 ? (copy as Copy) : null;
};

export interface DraftStoreOptions extends DraftOwner {
  /**
   * The account's key, which the browser has only while signed in: 32 bytes, in hexadecimal. Without one, what was typed
   * can be read by the browser's next user.
   */
  key?: string | null;
}

/** The copies of the forms of an account, from all tabs. */
function copiesIn(storage: Storage | null, owner: DraftOwner, seal: Seal | null) {
  const values = new Map<string, StoredValue<Copy>>();
  const valueAt = (key: string) => {
    const value = values.get(key) ?? createStoredValue(key, parseCopy, storage);
    values.set(key, value);
    return value;
  };
  const prefixOf = (form: string) => copiesOf(owner, form);
  const keyIn = (form: string, id: string) => prefixOf(form) + id;
  const keysOf = (form: string) =>
    [...new Set([...values.keys(), ...storedKeys(draftsOf(owner.name), storage)])].filter((key) =>
      key.startsWith(prefixOf(form)),
    );
  /** A copy as the forms see it. One that the key doesn't open is deleted. */
  const opened = (key: string): Copy | null => {
    const copy = valueAt(key).read();
    if (!copy || !seal) return copy;
    const data = typeof copy.data === 'string' ? seal.open(copy.data) : null;
    if (data === null) valueAt(key).write(null);
    return data === null ? null : { ...copy, data };
  };
  return { keyIn, valueAt, keysOf, opened };
}

/**
 * Keeps what is typed into the forms of an app in this browser, for two weeks, encrypted with the account's key. It
 * belongs to the account: others who sign in here don't get it, and after signing out and in again it is back.
 */
export function createDraftStore(
  { name, account, key: accountKey }: DraftStoreOptions,
  { storage, tab }: DraftPage = {
    storage: draftStorage(account),
    tab: () => tabOf(name),
  },
): DraftStore {
  const prefix = draftsOf(name);
  const seal = accountKey ? createSeal(accountKey) : null;
  const { keyIn, valueAt, keysOf, opened } = copiesIn(storage, { name, account }, seal);
  const continued = new Map<string, Copy['continues']>();
  let isCleaned = false;
  /** Deletes outdated copies of all accounts, which reading does. */
  const clean = () => {
    if (isCleaned) return;
    isCleaned = true;
    for (const key of storedKeys(prefix, storage)) valueAt(key).read();
  };

  return {
    read(form) {
      clean();
      const { id, previous } = tab();
      const ownDraft = opened(keyIn(form, id));
      if (ownDraft) return ownDraft;
      const others = keysOf(form)
        .flatMap((key) => {
          const copy = opened(key);
          return copy ? [{ key, copy }] : [];
        })
        // A tab that was closed unexpectedly, or duplicated, comes first.
        .sort(
          (a, b) =>
            Number(b.key === keyIn(form, previous)) - Number(a.key === keyIn(form, previous)) ||
            b.copy.keptAt - a.copy.keptAt,
        );
      const [found] = others;
      if (!found) return null;
      const { key, copy } = found;
      continued.set(form, [{ key, keptAt: copy.keptAt }, ...copy.continues]);
      return copy;
    },
    write(form, data) {
      valueAt(keyIn(form, tab().id)).write({
        data: seal ? seal.close(data) : data,
        keptAt: Date.now(),
        continues: continued.get(form) ?? [],
      });
    },
    remove(form) {
      const ownText = valueAt(keyIn(form, tab().id));
      const continues = continued.get(form) ?? ownText.read()?.continues ?? [];
      for (const { key, keptAt } of continues)
        if (valueAt(key).read()?.keptAt === keptAt) valueAt(key).write(null);
      ownText.write(null);
      continued.delete(form);
    },
    forget(form) {
      for (const key of keysOf(form)) valueAt(key).write(null);
      continued.delete(form);
    },
  };
}

/** What the store needs of the page. */
interface DraftPage {
  storage: Storage | null;
  tab: () => Tab;
}

interface Tab {
  id: string;
  /** The tab that this one was duplicated from, or was before it was closed unexpectedly. */
  previous: string;
}

interface StoredTab {
  id: string;
  /** Still so when a page is loaded: the tab is a copy of another, or was closed unexpectedly. */
  isOpen: boolean;
}

const tabs = new Map<string, Tab>();

/** This tab, which stays the same when it is reloaded. */
function tabOf(name: string): Tab {
  const existing = tabs.get(name);
  if (existing) return existing;
  const stored = createStoredValue<StoredTab>(
    `${name}.tab`,
    (value) => (typeof (value as StoredTab | null)?.id === 'string' ? (value as StoredTab) : null),
    browserStorage('sessionStorage'),
  );
  const before = stored.read();
  const id = before && !before.isOpen ? before.id : Math.random().toString(36).slice(2);
  const tab = { id, previous: before?.id ?? id };
  tabs.set(name, tab);
  stored.write({ id, isOpen: true });
  window.addEventListener('pagehide', () => stored.write({ id, isOpen: false }));
  window.addEventListener('pageshow', () => stored.write({ id, isOpen: true }));
  return tab;
}
