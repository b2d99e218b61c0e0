import type { Schemas } from '@institute/api-schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { programs } from '../tables/programs.ts';

/** A program's title in each language. */
export type Titles = Record<Schemas['LanguageIso2LetterCode'], string>;

export function titlesIn({ title, translations }: typeof programs.$inferSelect): Titles {
  return { EN: translations.EN?.title ?? title, ES: translations.ES?.title ?? title };
}

export async function titlesOf(db: Database, programId: string): Promise<Titles> {
  const [program] = await db.select().from(programs).where(eq(programs.id, programId));
  return titlesIn(program!);
}
