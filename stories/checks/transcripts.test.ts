import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ComponentDocs } from '../docs/component-docs.ts';
import { componentStories, publicComponents } from './public-components.ts';

const docs = import.meta.glob<ComponentDocs>('../components/**/*.docs.ts', {
  eager: true,
  import: 'default',
});

/** Keys that browsers don't give to every link and button. */
const hasKeysOfItsOwn = (page: string) =>
  Object.keys(docs[`../components/${page}.docs.ts`]?.keyboard ?? {}).some(
    (key) => !/^(Tab|Enter|Space)/.test(key),
  );

/** Components that users fill in, select from, have to answer or move in need a transcript of the announcements. */
const families = ['fields', 'choices', 'files', 'dates', 'signature', 'overlays'];
const heard = publicComponents()
  .map(({ source }) => source.replace(/\.tsx$/, ''))
  .filter((page) => families.includes(page.split('/')[0]!) || hasKeysOfItsOwn(page));

it('has a transcript of every field, choice and overlay', () => {
  expect(heard.length).toBeGreaterThan(20);
  const lacking = heard.flatMap((page) =>
    ['tsx', 'txt']
      .map((kind) => `${page}.transcript.${kind}`)
      .filter((file) => !existsSync(componentStories + file)),
  );
  expect(lacking).toEqual([]);
});
