import { customType } from 'drizzle-orm/pg-core';

/**
 * A text that people look up in lists: sorted as in a dictionary in every database (Äpfel before Zimmer, de Vries under D),
 * by the root collation of Unicode. Equal only if every character is.
 */
export const alphabetical = customType<{ data: string }>({ dataType: () => 'text COLLATE "und-x-icu"' });
