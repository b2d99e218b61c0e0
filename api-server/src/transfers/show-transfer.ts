import type { Database } from '../platform/database.ts';
import { readTransfers, type TransferRow } from './transfers.ts';

/** The API's form of a transfer, as an answer. */
export async function showTransfer(db: Database, row: TransferRow) {
  const [transfer] = await readTransfers(db, [row]);
  return { content: transfer! };
}
