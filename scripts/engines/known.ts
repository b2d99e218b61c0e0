const phone = [
  'long-title-on-a-phone',
  'sectionnav--on-a-phone',
  'where-there-is-no-room-the-list-opens',
  'a-day-is-a-line-on-a-phone',
  'on-a-phone-a-bottom-bar',
  'at-four-hundred-percent',
  'filters-behind-a-button',
];
const profiled = [
  'a-keystroke-renders-one-field-at-most',
  'a-refused-submit-renders-each-field-once',
  'renders-the-words-once',
];

/** Failures that are known, by engine and by reason: a part of their text. */
export const known: Record<string, Record<string, readonly string[]>> = {
  firefox: {
    'downloads don’t arrive over WebDriver BiDi': [
      'due dates can be added to a calendar',
      'signs it, and downloads the copy',
      'shows signed agreements in the settings',
    ],
    'the rule `aria-allowed-attr` of axe crashes Firefox 153 on this page': ['two weeks off are one entry'],
    'all stories have one window, which is wide': phone,
    'React counts renders in development only': profiled,
    'Firefox 153 has no `text-wrap: pretty`': ['page--no-last-word-alone'],
    'Firefox computes `touch-action: manipulation` as its parts': ['datefield--adds-no-style-of-its-own'],
  },
  webkit: {
    'the window is at least 447 px wide': phone,
    'React counts renders in development only': profiled,
    'WebKitGTK 2.50 has no `hidden="until-found"`': [
      'search-in-the-page-opens-it',
      'the-search-of-the-browser-opens-it',
    ],
    'the system’s preference decides whether captions are on': ['media--a-film-has-captions'],
    'its ICU writes “p. m.”': ['timefield--in-spanish'],
    'WebKit computes `touch-action: manipulation` as its parts': ['datefield--adds-no-style-of-its-own'],
  },
};
