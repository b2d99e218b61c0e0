import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lookupHandlers } from '../../api-server/src/lookups/lookups.ts';

const english = JSON.parse(
  readFileSync(new URL('../../coach/src/lang/en.json', import.meta.url), 'utf8'),
) as Record<string, { defaultMessage: string; description: string }>;

/** The descriptions of the coach app's messages for these lookups. */
const described = {
  COACH_SPECIALIZATION: 'What a coach is trained in',
  COACH_FOCUS: 'Whom a coach works with',
  COACH_LANGUAGE: 'A language that a coach works in',
};

it.each(Object.entries(described))('has a message for each %s, and no others', async (type, description) => {
  const { content } = await lookupHandlers().listLookups({} as never);
  const values = content.filter((lookup) => lookup.type === type).map(({ value }) => value);
  const messages = Object.values(english).filter((message) => message.description === description);
  expect(messages.map(({ defaultMessage }) => defaultMessage).sort()).toEqual(values.sort());
});
