import { useSyncExternalStore } from 'react';

/** Opens the search, with Ctrl or Command. */
const searchKey = 'k';
/** Shows all keys. */
export const keysKey = '?';

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
