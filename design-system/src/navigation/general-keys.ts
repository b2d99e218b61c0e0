import type { IntlShape } from 'react-intl';
import { keysKey, useSearchKeys } from './shortcuts.ts';

/** A key, or keys pressed together, and what they do. */
export interface KeyHint {
  keys: readonly string[];
  label: string;
}

export interface KeyGroup {
  title: string;
  hints: readonly KeyHint[];
}

/** The keys that work everywhere in an app with a `CommandMenu`. */
export const useGeneralKeys = (intl: IntlShape, hasKeysKey: boolean): KeyGroup => {
  const search = useSearchKeys();
  const hints = [
    ...(search
      ? [
          {
            keys: search.shown,
            label: intl.formatMessage({
              id: 'keys.search',
              defaultMessage: 'Search, or do something',
              description: 'In the list of keys: what Ctrl K does',
            }),
          },
        ]
      : []),
    ...(hasKeysKey
      ? [
          {
            keys: [keysKey],
            label: intl.formatMessage({
              id: 'keys.show',
              defaultMessage: 'Show these keys',
              description: 'In the list of keys: what the question mark does',
            }),
          },
        ]
      : []),
    {
      keys: ['Esc'],
      label: intl.formatMessage({
        id: 'keys.close',
        defaultMessage: 'Close a dialog, a menu or a list',
        description: 'In the list of keys: what Escape does',
      }),
    },
  ];
  return {
    title: intl.formatMessage({
      id: 'keys.everywhere',
      defaultMessage: 'Everywhere',
      description: 'In the list of keys: heading of those that work on every page',
    }),
    hints,
  };
};
