import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturedStates } from '../screens/pictured.ts';
import type { ScreenStory } from '../screens/show.ts';
import type { StateName } from '../screens/table.ts';

interface Entry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  importPath: string;
  exportName?: string;
  tags: string[];
}

const entriesOf = (storybook: string): Entry[] => {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
};

/**
 * Ids of the stories to take screenshots of: those without a play function, the canvas with all states, and at least
 * one per component. The result of a play function is tested by its own expectations. `chromatic-only` ones are left
 * out.
 */
export function picturedStories(storybook: string): string[] {
  const stories = entriesOf(storybook).filter(
    ({ tags }) => !tags.includes('chromatic-only') && !tags.includes('screen'),
  );
  const isStill = ({ tags, exportName }: Entry) =>
    !tags.includes('play-fn') || /^(All)?States$/.test(exportName ?? '');
  return [...new Set(stories.map(({ title }) => title))].flatMap((title) => {
    const ofTitle = stories.filter((story) => story.title === title);
    const still = ofTitle.filter(isStill);
    return (still.length > 0 ? still : ofTitle.slice(0, 1)).map(({ id }) => id);
  });
}

/** The screens to take screenshots of. Their files are `screens/generated/Portal/Home.stories.ts`. */
export const picturedScreens = (storybook: string): ScreenStory[] =>
  entriesOf(storybook)
    .filter(({ tags }) => tags.includes('screen'))
    .map(({ importPath, exportName }): ScreenStory => {
      const [, app, name] = /(\w+)\/(\w+)\.stories\.ts$/.exec(importPath)!;
      return {
        app: app!.toLowerCase() as ScreenStory['app'],
        name: name!.charAt(0).toLowerCase() + name!.slice(1),
        state: exportName!.toLowerCase() as StateName,
      };
    })
    .filter(({ state }) => picturedStates.includes(state));
