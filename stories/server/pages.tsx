import { IntlProvider, type Locale } from '@institute/design-system';
import { composeStories } from '@storybook/react-vite';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { regions } from '../.storybook/regions.ts';

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>('../components/**/*.stories.tsx', { eager: true });

/** `overlays/Dialog/Open` → the story as Storybook composes it, without the decorators of `preview.tsx`. */
const stories = new Map(
  Object.entries(modules).flatMap(([file, module]) =>
    Object.entries<ComponentType>(composeStories(module, {})).map(([name, Story]) => [
      `${file.replace(/^\.\.\/components\/(.+)\.stories\.tsx$/, '$1')}/${name}`,
      Story,
    ]),
  ),
);

export const storyNames: string[] = [...stories.keys()];

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** A story in a language, the same on the server and in the browser, which calls `onHydrated` after hydration. */
export function storyPage(name: string, locale: Locale, onHydrated = () => {}): ReactNode {
  const Story = stories.get(name)!;
  return (
    <IntlProvider locale={locale} region={regions[locale]}>
      <Hydrated onHydrated={onHydrated}>
        <Story />
      </Hydrated>
    </IntlProvider>
  );
}
