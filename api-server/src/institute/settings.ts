import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { instituteSettings } from '../tables/institute.ts';

export type InstituteSettings = Omit<typeof instituteSettings.$inferSelect, 'id'>;

/** The id of the only row. */
export const settingsId = 1;

/** What holds until an institute's file is applied. */
export const defaultSettings: InstituteSettings = {
  name: 'Health Coach Training Institute',
  address: null,
  supportEmail: null,
  supportPhone: null,
  currency: 'USD',
  languages: ['EN', 'ES'],
  timeZone: 'America/New_York',
  policies: {},
};

export async function readSettings(db: Database): Promise<InstituteSettings> {
  const [row] = await db.select().from(instituteSettings).where(eq(instituteSettings.id, settingsId));
  if (!row) return defaultSettings;
  const { id: _, ...settings } = row;
  return settings;
}
