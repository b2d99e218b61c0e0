import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lookupHandlers } from '../../api-server/src/lookups/lookups.ts';

const read = <T>(file: string) =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as T;
const catalogOf = (app: string) => ({
  english: read<Record<string, { defaultMessage: string; description: string }>>(`${app}/src/lang/en.json`),
  spanish: read<Record<string, string>>(`${app}/src/lang/es.json`),
});
const catalogs = { coach: catalogOf('coach'), portal: catalogOf('portal') };

/** The descriptions of the apps' messages for these lookups. */
const described = {
  COACH_SPECIALIZATION: 'What a coach is trained in',
  COACH_FOCUS: 'Whom a coach works with',
  COACH_LANGUAGE: 'A language that a coach works in',
};

describe.each(Object.entries(described))('%s', (type, description) => {
  const idsIn = (app: keyof typeof catalogs) =>
    Object.entries(catalogs[app].english).flatMap(([id, message]) =>
      // The portal's heading of the list has the same description, but is no value of it.
      message.description === description && message.defaultMessage !== 'Specializes in' ? [id] : [],
    );

  it.each(['coach', 'portal'] as const)(
    'has a message for each value, and no others, in the %s app',
    async (app) => {
      const { content } = await lookupHandlers().listLookups({} as never);
      const values = content.filter((lookup) => lookup.type === type).map(({ value }) => value);
      const messages = idsIn(app).map((id) => catalogs[app].english[id]!.defaultMessage);
      expect(messages.sort()).toEqual(values.sort());
    },
  );

  it('has the same Spanish in both apps', () => {
    for (const id of idsIn('coach')) expect(catalogs.portal.spanish[id], id).toBe(catalogs.coach.spanish[id]);
  });
});
