import '@institute/design-system/fonts.css';
import '@institute/design-system/styles.css';
import { applyTheme, IntlProvider, type Locale, type Theme, toast } from '@institute/design-system';
import type { Preview } from '@storybook/react-vite';
import { isValidElement, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { ComponentPage } from './ComponentPage.tsx';
import { globalsOfPage } from './docs-frame.ts';
import { chromaticModes } from './modes.ts';
import { ThemedDocs } from './ThemedDocs.tsx';

// A lazily loaded field or a scaled picture takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

const holdsElement = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some(holdsElement));

/** The props table would print an element's internals, wider than the page. */
const withoutElementControls: NonNullable<Preview['argTypesEnhancers']>[number] = ({
  argTypes,
  initialArgs,
}) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      holdsElement(initialArgs[name]) ? { ...argType, control: false } : argType,
    ]),
  );

export default {
  tags: ['autodocs'],
  argTypesEnhancers: [withoutElementControls],
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'system', title: 'Same as this device', icon: 'browser' },
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'es', title: 'Español' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  // Stories share the page, and a toast or an announcement can outlive the one that made it.
  beforeEach: () => {
    // What had the focus in the story before isn't missed in this one.
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    toast.clear();
    for (const line of document.querySelectorAll('[data-announcements] > *')) line.remove();
  },
  initialGlobals: { theme: 'system', locale: 'en', direction: 'ltr', ...globalsOfPage() },
  parameters: {
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '760px' }, type: 'mobile' },
        // A screen of 1280 × 1024 at 400 %.
        zoomed: { name: 'Zoomed', styles: { width: '320px', height: '256px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        wide: { name: 'Wide', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    layout: 'padded',
    controls: { expanded: true },
    // Only the panel lists what passes: the addon sets this variable when vitest runs without Storybook.
    a11y: {
      test: 'error',
      options: import.meta.env.VITEST_STORYBOOK === 'false' ? { reporter: 'no-passes' } : {},
    },
    chromatic: { modes: chromaticModes },
    docs: { container: ThemedDocs, page: ComponentPage },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Accessibility',
          'Changelog',
          'Foundations',
          ['Color', 'Type', '*'],
          'Guides',
          ['Install', 'Theming', 'Composing a screen', 'Forms', 'Dates and money', '*'],
          'Components',
          'Screens',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const { theme, locale, direction } = globals as {
        theme: Theme;
        locale: Locale;
        direction: 'ltr' | 'rtl';
      };
      useLayoutEffect(() => {
        applyTheme(theme);
        document.documentElement.dir = direction;
        document.documentElement.lang = locale;
      }, [theme, direction, locale]);
      return (
        <IntlProvider locale={locale}>
          <Story />
        </IntlProvider>
      );
    },
  ],
} satisfies Preview;
