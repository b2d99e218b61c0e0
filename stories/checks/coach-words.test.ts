import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lookupHandlers } from '../../api-server/src/lookups/lookups.ts';

/** The apps' tables of messages for these lookups. */
const tables = {
  COACH_SPECIALIZATION: 'specializations',
  COACH_FOCUS: 'focus',
  COACH_LANGUAGE: 'languages',
};
const files = { coach: 'coach/src/profile/edit/lists.ts', portal: 'portal/src/booking/CoachWords.tsx' };

it.each(
  Object.entries(tables).flatMap(([type, table]) =>
    Object.entries(files).map(([app, file]) => [type, app, table, file] as const),
  ),
)('%s has a message for each value, and no others, in the %s app', async (type, _, table, file) => {
  const code = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const [, messages = ''] = new RegExp(`const ${table} = defineMessages\\(\\{(.*?)\\n\\}\\)`, 's').exec(
    code,
  )!;
  const shown = [...messages.matchAll(/^ {2}'?(.+?)'?: \{ defaultMessage: '(.+)' \},$/gm)];
  const { content } = await lookupHandlers().listLookups({} as never);
  const values = content.filter((lookup) => lookup.type === type).map(({ value }) => value);
  expect(shown.map(([, value, text]) => [value, text]).sort()).toEqual(
    values.map((value) => [value, value]).sort(),
  );
});
