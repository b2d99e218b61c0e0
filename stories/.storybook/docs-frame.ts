import { ownLook } from './look.ts';

/** A story in a frame of a docs page. */
const isFramed = document.referrer.includes('viewMode=docs');

// A play function would scroll the page to its frame and take the focus.
if (isFramed) history.replaceState(null, '', `${location.href}&embed=true`);

/**
 * The toolbar's values that `ThemedDocs` set on the page around this frame. Axe doesn't run: a docs page has no panel for
 * what it finds, and its frames would run it all at once.
 */
export function globalsOfPage() {
  if (!isFramed) return {};
  const { dataset, lang, dir } = parent.document.documentElement;
  const { theme, brand, density } = { ...ownLook, ...dataset };
  return { theme, brand, density, locale: lang, direction: dir, a11y: { manual: true } };
}
