/** Failures that are known, by engine: a part of their text. Each group says why. */
export const known: Record<string, readonly string[]> = {
  firefox: [
    // Downloads don't arrive over WebDriver BiDi.
    'due dates can be added to a calendar',
    'signs it, and downloads the copy',
  ],
  webkit: [
    // The window is at least 447 px wide, so what a phone shows doesn't appear.
    'long-title-on-a-phone',
    'sectionnav--on-a-phone',
    'where-there-is-no-room-the-list-opens',
    'a-day-is-a-line-on-a-phone',
    'on-a-phone-a-bottom-bar',
    'at-four-hundred-percent',
    // WebKitGTK 2.50 has no `hidden="until-found"`.
    'search-in-the-page-opens-it',
    'the-search-of-the-browser-opens-it',
    // Its ICU writes “p. m.”.
    'timefield--in-spanish',
  ],
};
