import type { Locale } from '@institute/design-system';
import { renderToString } from 'react-dom/server';
import { storyNames, storyPage } from './pages.tsx';

export { storyNames };

/** Renders a story to markup, like a server without a DOM. */
export const renderStory = (name: string, locale: Locale): string => renderToString(storyPage(name, locale));
