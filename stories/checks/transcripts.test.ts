import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { componentStories, publicComponents } from './public-components.ts';

/** Components that users fill in, select from or have to answer need a transcript of the announcements. */
const families = ['fields', 'choices', 'files', 'dates', 'signature', 'overlays'];
const heard = publicComponents().filter(
  ({ name, source }) => families.includes(source.split('/')[0]!) || /Picker$|^DateOverrides$/.test(name),
);

it('has a transcript of every field, choice and overlay', () => {
  expect(heard.length).toBeGreaterThan(20);
  const lacking = heard.flatMap(({ source }) =>
    ['tsx', 'txt']
      .map((kind) => source.replace(/\.tsx$/, `.transcript.${kind}`))
      .filter((file) => !existsSync(componentStories + file)),
  );
  expect(lacking).toEqual([]);
});
