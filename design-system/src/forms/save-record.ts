/** A record whose version changes with each change of it. */
export interface Versioned {
  version: string | number;
}

/** Other saves between reading and saving are rare, so this many in a row mean a bug. */
const attempts = 5;

export interface SaveRecordOptions<Saved extends Versioned> {
  /** The record that the change is based on. */
  base: Saved;
  /** Sends the change of this record, with its version. */
  send: (base: Saved) => Promise<Saved>;
  /** The current record, if the error says that the version is outdated. */
  currentOf: (error: unknown) => Saved | null;
  /** Whether the change may be sent again for this record, which was saved elsewhere in the meantime. */
  mayResend: (current: Saved) => boolean;
}

/**
 * Saves a part of a record. If other parts were changed elsewhere in the meantime, it sends the change again with the
 * new version; otherwise it throws the error.
 */
export async function saveRecord<Saved extends Versioned>({
  base,
  send,
  currentOf,
  mayResend,
}: SaveRecordOptions<Saved>): Promise<Saved> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(base);
    } catch (error) {
      const current = currentOf(error);
      if (!current || !mayResend(current) || attempt === attempts) throw error;
      base = current;
    }
  }
}
