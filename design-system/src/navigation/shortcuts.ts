import { useSyncExternalStore } from 'react';
import type { IntlShape } from 'react-intl';

/** A key, or keys pressed together, and what they do. */
export interface KeyHint {
  keys: readonly string[];
  label: string;
}

export interface KeyGroup {
  title: string;
  hints: readonly KeyHint[];
}

/** Opens the search, with Ctrl or Command. */
const searchKey = 'k';
/** Shows all keys. */
const keysKey = '?';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select') !== null);

/** What must be answered or left first, and may hold what the user has typed. */
const isModal = () => document.querySelector('[role="dialog"], [role="alertdialog"], dialog:modal') !== null;

/** Whether a key types a character. */
export const isTextKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && !altKey && !ctrlKey && !metaKey;

/** What a key opens from anywhere in the app. On Apple devices, Ctrl K deletes the rest of a line that is typed. */
export function shortcutOf(event: KeyboardEvent, hasKeysKey: boolean): 'search' | 'keys' | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat || altKey || isModal()) return null;
  const isWithCommand = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  if (isWithCommand && !shiftKey && key.toLowerCase() === searchKey) return 'search';
  if (hasKeysKey && key === keysKey && !ctrlKey && !metaKey && !isTyping(target)) return 'keys';
  return null;
}

const never = () => () => {};

/** The keys that open the search as shown, and as exposed to assistive technology. Not known on a server. */
export function useSearchKeys(): { shown: readonly string[]; exposed: string } | null {
  const device = useSyncExternalStore(
    never,
    () => (isApple() ? 'apple' : 'other'),
    () => null,
  );
  if (device === null) return null;
  const letter = searchKey.toUpperCase();
  return device === 'apple'
    ? { shown: ['⌘', letter], exposed: `Meta+${letter}` }
    : { shown: ['Ctrl', letter], exposed: `Control+${letter}` };
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
