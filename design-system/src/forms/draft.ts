import { leavesOf } from './values.ts';

/** A form's values, and the version that the server assigned. */
export interface DraftCopy<Values> {
  values: Values;
  /** The server's save counter; 0 before the first save. */
  version: number;
}

/** The copy on this device, written on each change. */
export interface DeviceCopy<Values> extends DraftCopy<Values> {
  /** Whether the server has it too. */
  isSaved: boolean;
}

/** A named value in the browser's storage, such as the app's `createStoredValue`. */
export interface DraftStorage<Values> {
  read: () => DeviceCopy<Values> | null;
  write: (copy: DeviceCopy<Values> | null) => void;
  /** Calls back when another tab changed the value. */
  subscribe: (listener: () => void) => () => void;
}

/** Thrown by `save` if the server has a newer version than the one that was changed. */
export class DraftConflict<Values> extends Error {
  readonly theirs: DraftCopy<Values>;

  constructor(theirs: DraftCopy<Values>) {
    super('The draft was changed elsewhere');
    this.theirs = theirs;
  }
}

export interface DraftOptions<Values> {
  /** The server's version. */
  initial: DraftCopy<Values>;
  storage: DraftStorage<Values>;
  /**
   * Saves a change of `version` on the server and returns the new version. Throws a `DraftConflict` if that version
   * is outdated. Without it, only this device keeps the draft.
   */
  save?: (copy: DraftCopy<Values>) => Promise<number>;
  /** Milliseconds without changes before they are sent. */
  delay?: number;
}

/** `unsaved`: saved on this device but not on the server. `failed`: saved on neither, and retried. */
export type DraftState = 'idle' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'conflict';

/** Milliseconds before a failed save is retried, growing each time. */
const waits = [5000, 15_000, 60_000];

/**
 * Saves a draft on this device on each change, and on the server when typing pauses. Nothing is silently overwritten,
 * neither by another tab nor by another device: on a conflict the user decides, not the later timestamp.
 */
export class Draft<Values> {
  readonly #options: DraftOptions<Values>;
  #values: Values;
  #version: number;
  #state: DraftState = 'idle';
  #theirs: DraftCopy<Values> | null = null;
  #failures = 0;
  #isDiscarded = false;
  /** The paths and values entered here that the server doesn't have. */
  #typed = new Map<string, unknown>();
  #isStarted = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<boolean> | null = null;
  #listeners = new Set<() => void>();
  /** Adopts values from elsewhere. */
  #replace: (values: Values) => void;

  constructor(options: DraftOptions<Values>, replace: (values: Values) => void) {
    this.#options = options;
    this.#replace = replace;
    this.#values = options.initial.values;
    this.#version = options.initial.version;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get state(): DraftState {
    return this.#state;
  }

  /** The version of another tab or device, while the user decides between the two. */
  get theirs(): DraftCopy<Values> | null {
    return this.#theirs;
  }

  /** Whether anything remains to be saved. */
  isUnsaved = (): boolean => !(this.#state === 'idle' || this.#state === 'saved');

  /** The version this draft is based on, for saving it outside the draft. */
  get version(): number {
    return this.#version;
  }

  /** The server refused a save made outside the draft because it has a newer version, so the user decides. */
  setConflict = (theirs: DraftCopy<Values>): void => this.#setState('conflict', theirs);

  /** Restores this device's copy, and listens to other tabs until the returned function is called. */
  start(): () => void {
    this.#isStarted = true;
    const copy = this.#options.storage.read();
    if (copy && !copy.isSaved && !isSame(copy.values, this.#values)) {
      const server = { values: this.#values, version: this.#version };
      this.#values = copy.values;
      this.#replace(copy.values);
      if (copy.version < server.version) this.#setState('conflict', server);
      else {
        this.#setState(this.#options.save ? 'unsaved' : 'saved');
        this.#schedule();
      }
    }
    const stop = this.#options.storage.subscribe(() => this.#onStorageChange());
    const online = () => {
      if (this.#state === 'failed') this.flush();
    };
    globalThis.addEventListener?.('online', online);
    return () => {
      stop();
      globalThis.removeEventListener?.('online', online);
      this.#isStarted = false;
      clearTimeout(this.#timer);
    };
  }

  /** Records a change. */
  change(values: Values): void {
    if (isSame(values, this.#values)) return;
    const before = leavesOf(this.#values);
    for (const [path, value] of leavesOf(values))
      if (!isSame(before.get(path), value)) this.#typed.set(path, value);
    this.#values = values;
    this.#isDiscarded = false;
    this.#write(false);
    if (this.#state === 'conflict') return;
    if (!this.#options.save) {
      this.#setState('saved');
      return;
    }
    if (this.#state !== 'saving') this.#setState('unsaved');
    this.#schedule();
  }

  /** Saves now, before the page is left. Resolves to true if nothing is left to save. */
  flush = async (): Promise<boolean> => {
    clearTimeout(this.#timer);
    // Others may have waited for the same save, and one of them has started the next.
    while (this.#saving) await this.#saving;
    if (!this.isUnsaved()) return true;
    if (this.#state === 'conflict') return false;
    this.#saving = this.#save().finally(() => {
      this.#saving = null;
    });
    const isSaved = await this.#saving;
    return isSaved && !this.isUnsaved();
  };

  /** Keeps this draft and overwrites the other version. */
  keepMine = (): Promise<boolean> => {
    if (this.#theirs) this.#version = Math.max(this.#version, this.#theirs.version);
    this.#setState('unsaved');
    this.#write(false);
    return this.flush();
  };

  /** Uses the other version. */
  takeTheirs = (): void => {
    const theirs = this.#theirs;
    if (!theirs) return;
    this.#values = theirs.values;
    this.#version = theirs.version;
    this.#typed.clear();
    this.#replace(theirs.values);
    this.#write(true);
    this.#setState('saved');
  };

  /** The form was submitted or discarded, so nothing is kept. */
  discard = (): void => {
    clearTimeout(this.#timer);
    this.#isDiscarded = true;
    this.#typed.clear();
    this.#options.storage.write(null);
    this.#setState('idle');
  };

  async #save(): Promise<boolean> {
    const values = this.#values;
    this.#setState('saving');
    try {
      const version = (await this.#options.save?.({ values, version: this.#version })) ?? this.#version;
      this.#version = version;
      this.#failures = 0;
      if (this.#isDiscarded) return true;
      // Changes made during this save go with the next one.
      if (values !== this.#values) {
        this.#write(false);
        this.#setState('unsaved');
        this.#schedule();
        return true;
      }
      if (this.#options.save) this.#typed.clear();
      // Without a server, only this device has a copy.
      this.#write(this.#options.save !== undefined);
      this.#setState('saved');
      return true;
    } catch (error) {
      if (this.#isDiscarded) return true;
      if (error instanceof DraftConflict) this.#setState('conflict', error.theirs);
      else {
        this.#setState('failed');
        this.#schedule(waits[Math.min(this.#failures, waits.length - 1)]);
        this.#failures += 1;
      }
      return false;
    }
  }

  #schedule(delay = this.#options.delay ?? 1000): void {
    clearTimeout(this.#timer);
    // Once the form is left, this device keeps the draft: a late attempt would interfere with the form opened again.
    if (this.#options.save && this.#isStarted) this.#timer = setTimeout(this.flush, delay);
  }

  /** Another tab changed the draft. */
  #onStorageChange(): void {
    const copy = this.#options.storage.read();
    if (!copy || isSame(copy.values, this.#values)) {
      if (copy) this.#version = Math.max(this.#version, copy.version);
      return;
    }
    // Never removes changes made here, unless the other version has them too.
    const there = leavesOf(copy.values);
    const isLost = [...this.#typed].some(([path, value]) => !isSame(there.get(path), value));
    if (isLost || (this.#options.save && this.isUnsaved())) {
      this.#setState('conflict', copy);
      return;
    }
    this.#values = copy.values;
    this.#version = copy.version;
    this.#replace(copy.values);
    if (this.#state === 'conflict') this.#setState('saved');
  }

  #write(isSaved: boolean): void {
    this.#options.storage.write({ values: this.#values, version: this.#version, isSaved });
  }

  #setState(state: DraftState, theirs: DraftCopy<Values> | null = null): void {
    this.#state = state;
    this.#theirs = theirs;
    for (const listener of this.#listeners) listener();
  }
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);
