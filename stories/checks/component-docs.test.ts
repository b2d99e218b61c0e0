import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { ComponentDocs } from '../docs/component-docs.ts';
import { componentStories, publicComponents, storyPages } from './public-components.ts';

const pages = storyPages();
const docs = new Map<string, ComponentDocs>();
for (const page of pages) {
  const file = `${componentStories}${page}.docs.ts`;
  if (existsSync(file)) docs.set(page, (await import(pathToFileURL(file).href)).default);
}

/** A page is about the module of the same name, unless it says otherwise. */
const sourcesOf = (page: string) => docs.get(page)?.sources ?? [`${page}.tsx`];
const pageOf = (source: string) => pages.find((page) => sourcesOf(page).includes(source));

const components = publicComponents();

it('finds the components of the library', () => {
  expect(components.length).toBeGreaterThan(70);
  expect(components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['TextField', 'Dialog', 'HomeIcon']),
  );
});

it('has stories for every public component, and one with a play function', () => {
  const lacking = components.flatMap(({ name, source }) => {
    const page = pageOf(source);
    if (!page) return [`${name} (${source}) has no stories`];
    const stories = readFileSync(`${componentStories}${page}.stories.tsx`, 'utf8');
    return /^\s*play: /m.test(stories) ? [] : [`${page}.stories.tsx has no story with a play function`];
  });
  expect(lacking).toEqual([]);
});

it('shows every control hovered, focused, pressed and with a long text', () => {
  const withoutControls = ['actions/RouterProvider', 'fields/Fieldset'];
  const controls = pages.filter(
    (page) =>
      /^(?:actions|choices|dates|fields|files|signature)\//.test(page) && !withoutControls.includes(page),
  );
  expect(controls.length).toBeGreaterThan(30);
  const lacking = controls.filter((page) => {
    const stories = readFileSync(`${componentStories}${page}.stories.tsx`, 'utf8');
    return (
      !/^export const HoverFocusPressed: Story = /m.test(stories) ||
      !/^export const LongText: Story = /m.test(stories)
    );
  });
  expect(lacking).toEqual([]);
});

it('has docs for every page of stories: when, when not, anatomy, keyboard', () => {
  const lacking = pages.flatMap((page) => {
    const words = docs.get(page);
    if (!words) return [`${page}.docs.ts is not there`];
    const { use, avoid, anatomy, keyboard } = words;
    const cells = Object.entries({ ...anatomy, ...keyboard }).flat();
    return [
      ...[use, avoid]
        .filter((text) => !/^[A-Z“].{18,598}[.”]$/s.test(text))
        .map((text) => `${page}: "${text}" is no text`),
      ...(Object.keys(anatomy).length > 0 ? [] : [`${page} has no anatomy`]),
      ...cells.filter((cell) => !cell.trim()).map(() => `${page} has an empty cell`),
    ];
  });
  expect(lacking).toEqual([]);
});

it('has two tasks or more for every page, each a few words that begin with a verb', () => {
  const lacking = [...docs].flatMap(([page, { tasks }]) => [
    ...(new Set(tasks).size >= 2 ? [] : [`${page} has fewer than two tasks`]),
    ...tasks
      .filter((task) => !/^[a-z]\S* .{2,50}[^.]$/.test(task))
      .map((task) => `${page}: "${task}" is no task`),
  ]);
  expect(lacking).toEqual([]);
});

it('says when to use every public component, on a page of its name or by its name', () => {
  // Each of these pages is about a set, of which any member may be used.
  const sets = ['icons/Icon', 'illustrations/Illustrations'];
  const lacking = components.filter(({ name, source }) => {
    const page = pageOf(source)!;
    const isNamed = page.endsWith(`/${name}`) || docs.get(page)!.use.includes(`\`${name}\``);
    return !isNamed && !sets.includes(page);
  });
  expect(lacking.map(({ name, source }) => `${name}: ${pageOf(source)}`)).toEqual([]);
});

it('has no docs about a missing module', () => {
  for (const page of docs.keys())
    for (const source of docs.get(page)!.sources ?? [])
      expect(existsSync(`${componentStories}../../design-system/src/${source}`), `${page}: ${source}`).toBe(
        true,
      );
});
