import './picture-clock.ts';
import { regions } from './regions.ts';
import '@institute/design-system/fonts.css';
import '@institute/design-system/styles.css';
import type { BrandName } from '@institute/demo/brands';
import { IntlProvider, toast } from '@institute/design-system';
import type { Preview } from '@storybook/react-vite';
import { isValidElement, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { painted } from '../painted.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { applyDevice, type Device, ownDevice } from './device.ts';
import { globalsOfPage } from './docs-frame.ts';
import { applyLook, type Look, ownLook } from './look.ts';
import { chromaticModes } from './modes.ts';
import { ThemedDocs } from './ThemedDocs.tsx';

// A lazily loaded field or a scaled picture takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

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

/** A choice of the toolbar, by value. Only its icon is shown, so that all fit beside a story. */
const choice = (name: string, icon: string, titles: Record<string, string>) => ({
  name,
  description: name,
  toolbar: {
    icon,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
    dynamicTitle: false,
  },
});

export default {
  tags: ['autodocs'],
  argTypesEnhancers: [withoutElementControls],
  globalTypes: {
    theme: choice('Theme', 'mirror', { system: 'Same as this device', light: 'Light', dark: 'Dark' }),
    brand: choice('Brand', 'paintbrush', {
      institute: 'Institute',
      sunflower: 'Sunflower (bright yellow)',
      harbor: 'Harbor (square, blue)',
    } satisfies Record<BrandName, string>),
    density: choice('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
    locale: choice('Language', 'globe', { en: 'English', es: 'Español', de: 'Deutsch', ar: 'العربية' }),
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    textSize: choice('Text size', 'zoom', { 100: 'Text 100 %', 150: 'Text 150 %', 200: 'Text 200 %' }),
    contrast: choice('Contrast', 'contrast', { device: 'Contrast of this device', more: 'More contrast' }),
    forcedColors: choice('Forced colors', 'eye', {
      device: 'Colors of this device',
      active: 'Forced colors (roughly)',
    }),
    motion: choice('Motion', 'play', { device: 'Motion of this device', reduce: 'Reduced motion' }),
  },
  // Stories share the page, and a toast or an announcement can outlive the one that made it.
  beforeEach: () => {
    // What had the focus in the story before isn't missed in this one.
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    toast.clear();
    for (const line of document.querySelectorAll('[data-announcements] > *')) line.remove();
  },
  // As in tests, whose `act` waits for effects: a play function begins after them.
  mount: (context) => async (ui) => {
    if (ui) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    await painted();
    return context.canvas;
  },
  initialGlobals: { ...ownLook, ...ownDevice, ...globalsOfPage() },
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
          'Search',
          'Accessibility',
          'API',
          'Changelog',
          'Foundations',
          [
            'Color',
            'Type',
            'Space and shape',
            'Layout',
            'Elevation',
            'Motion',
            'Icons',
            'Illustration',
            'Content',
          ],
          'Guides',
          [
            'Start',
            'Install',
            'Theming',
            'Composing a screen',
            'Forms',
            'Recipes',
            'Testing',
            'Dates and money',
            'Languages',
            'Region',
            '*',
            'Upgrading',
          ],
          'Components',
          'Screens',
          'Journeys',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const { theme, brand, density, locale, direction, ...device } = globals as Device & Look;
      const { textSize, contrast, forcedColors, motion } = device;
      useLayoutEffect(
        () => applyLook({ theme, brand, density, locale, direction }),
        [theme, brand, density, locale, direction],
      );
      useLayoutEffect(
        () => applyDevice(document, { textSize, contrast, forcedColors, motion }),
        [textSize, contrast, forcedColors, motion],
      );
      return (
        <IntlProvider locale={locale} region={regions[locale]}>
          <Story />
        </IntlProvider>
      );
    },
  ],
} satisfies Preview;
