/** Days after which what was typed is deleted if no one came back to it. */
export const keptDraftDays = 14;

/** What was typed into a form, as kept in this browser. */
export interface KeptDraft<Data = unknown> {
  data: Data;
  /** When it was typed, in milliseconds since 1970. */
  keptAt: number;
}

/**
 * Keeps what is typed into forms, for one account. Each tab has its own copy of each form, so that no tab overwrites
 * what was typed in another. `createDraftStore` keeps it in the browser, and `KeepDrafts` provides that to all forms inside.
 */
export interface DraftStore {
  /** This tab's copy. If it has none, the latest of the other tabs, open or closed. */
  read(name: string): KeptDraft | null;
  /** Replaces this tab's copy. */
  write(name: string, data: unknown): void;
  /** Deletes this tab's copy, and the one it was continued from unless that has changed since. */
  remove(name: string): void;
  /** Deletes the copies of all tabs. */
  forget(name: string): void;
}
