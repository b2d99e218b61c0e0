import type { Database } from '../platform/database.ts';
import { readTransfers, type TransferRow } from './transfers.ts';

/** Answers with a transfer in its API form. */
export async function showTransfer(db: Database, row: TransferRow) {
  const [transfer] = await readTransfers(db, [row]);
  return { content: transfer! };
}
