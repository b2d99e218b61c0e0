import type { Locale } from '@institute/design-system';
import { renderToString } from 'react-dom/server';
import { storyNames, storyPage } from './pages.tsx';

export { storyNames };

/** The markup of a story, as a server without a DOM writes it. */
export const renderStory = (name: string, locale: Locale): string => renderToString(storyPage(name, locale));
