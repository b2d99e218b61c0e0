import type { Lacking } from './supported.ts';

/** What we use that a lowest version lacks → what its users get instead. The name of a property includes its values. */
export const enhancements: Record<string, string> = {
  // Layout
  'justify-content: safe': 'the sign-in form is at the top of its column (`AuthLayout.css.ts`)',
  'position-area': 'the user menu is placed without it (`UserMenu.css.ts` asks with @supports)',
  'position-try-fallbacks': 'the user menu is placed without it (`UserMenu.css.ts` asks with @supports)',
  'content-visibility': 'Safari closes parts with `display` alone, which printing undoes',
  'field-sizing': 'a script makes a text box grow (`grow-with-text.ts`)',
  resize: 'a text box has no corner to drag, as everywhere on iOS',
  'overscroll-behavior': 'the page scrolls on at the end of a list that needs no scrolling',
  'scrollbar-width': 'a row of tabs or links may show its scroll bar',
  // Text and pictures of text
  '@font-face ascent-override': 'lines move a little when the fonts arrive',
  '@font-face descent-override': 'lines move a little when the fonts arrive',
  '@font-face line-gap-override': 'lines move a little when the fonts arrive',
  'font-family: ui-monospace': 'the font after it',
  'text-wrap: balance': 'headings break like other text',
  'text-wrap: pretty': 'a paragraph may end with a single word',
  'text-size-adjust': 'the build adds -webkit-, and other browsers change no sizes',
  'user-select': 'the build adds -webkit-user-select',
  // Colors and pointers
  cursor: 'iOS has no pointer by default, and its own with a mouse',
  'forced-color-adjust': 'Safari has no forced colors',
  ':selection': 'iOS marks what is selected its own way',
  // Pages that fade into each other (`detail-fade.ts` asks first)
  'document.startViewTransition': 'pages change without a fade',
  ':view-transition': 'pages change without a fade',
  ':view-transition-old': 'pages change without a fade',
  ':view-transition-new': 'pages change without a fade',
  // Keyboards on screens
  '<input autocapitalize>': 'Safari on a Mac has no such keyboard',
  '<input autocorrect>': 'a keyboard on Android may correct a password that is shown',
  '<video playsinline>': 'videos play in the page anyway',
  // Asked for first
  'window.requestIdleCallback': 'waits for a timer instead (`IntlProvider.tsx`)',
  'AbortSignal.timeout': 'its error has another name, which we do not read',
};

/**
 * The same for packages that our apps include, which ask first. The methods only have the name of a new one. Not for the
 * library's own modules.
 */
export const enhancementsOfPackages: Record<string, string> = {
  '.getTextInfo': 'react-aria has a list of right-to-left scripts',
  '.getWeekInfo': 'react-aria has a list of the days with which weeks begin',
  '.toArray': "React's `Children`, not an iterator",
  '.union': "react-aria's `Rect`, not a set",
  '.intersection': "react-aria's `Rect`, not a set",
  'Error.captureStackTrace': "the stacks of zod's and react-intl's errors are longer",
  'Intl.DurationFormat': "we don't call react-intl's function that needs it",
  'Uint8Array.fromHex': 'noble-ciphers reads the digits itself',
  '.startViewTransition': "we don't render React's `ViewTransition`",
  'navigation.currentEntry': 'React shows no browser spinner during a transition',
  'navigation.navigate': 'React shows no browser spinner during a transition',
  'navigation.transition': 'React shows no browser spinner during a transition',
  'navigator.connection': 'React assumes 5 Mbit/s',
  '<select is>': "we don't render custom built-in elements with React",
};

/** The entry of `reasons` that explains a feature: `cursor` for `cursor: pointer`. */
export const reasonFor = (name: string, reasons: Record<string, string>): string | undefined =>
  [name, name.split(': ')[0]!].find((entry) => entry in reasons);

/** What a file uses without a reason, as `Sheet.css: text-wrap: stable (safari, safari_ios)`. */
export const unexplained = (lacking: Lacking, file: string, reasons: Record<string, string>): string[] =>
  [...lacking]
    .filter(([name]) => !reasonFor(name, reasons))
    .map(([name, browsers]) => `${file}: ${name} (${browsers.join(', ')})`);
