import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  exportName?: string;
  tags: string[];
}

/**
 * Ids of the stories to take screenshots of: those without a play function, the canvas with all states, and at least
 * one per component. The result of a play function is tested by its own expectations. `chromatic-only` ones are left
 * out.
 */
export function picturedStories(storybook: string): string[] {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const stories = Object.values(index.entries).filter(
    ({ type, tags }) => type === 'story' && !tags.includes('chromatic-only') && !tags.includes('screen'),
  );
  const isStill = ({ tags, exportName }: Entry) =>
    !tags.includes('play-fn') || /^(All)?States$/.test(exportName ?? '');
  return [...new Set(stories.map(({ title }) => title))].flatMap((title) => {
    const ofTitle = stories.filter((story) => story.title === title);
    const still = ofTitle.filter(isStill);
    return (still.length > 0 ? still : ofTitle.slice(0, 1)).map(({ id }) => id);
  });
}
