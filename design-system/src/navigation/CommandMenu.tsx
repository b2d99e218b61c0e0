import { type ComponentType, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as button from '../actions/Button.css.ts';
import { usePathname } from '../actions/RouterProvider.tsx';
import { SearchIcon } from '../icons/named.tsx';
import * as styles from './CommandMenu.css.ts';
import { Keys } from './Keys.tsx';
import { isTextKey, shortcutOf, useSearchKeys } from './shortcuts.ts';

export interface CommandDialogsProps {
  /** Which one is open. */
  shown: 'search' | 'keys';
  onShow: (shown: 'search' | 'keys' | null) => void;
  /** What was typed while the code of the dialogs was loading. */
  initialText: string;
}

export interface CommandMenuProps {
  /** Renders the `CommandDialog` and the `KeysDialog` of the app: a `lazyPart`. */
  dialogs: ComponentType<CommandDialogsProps>;
  /** Requests the code of the dialogs, because they will soon be needed. */
  onNear?: () => void;
  /** Whether `?` shows the keys. People who speak instead of typing may turn it off in the `KeysDialog`. */
  hasKeysKey: boolean;
}

/**
 * Search and commands of an app: a button for its header, and the keys that open the same: Ctrl K, or Command K, and `?`
 * for the list of keys.
 */
export function CommandMenu({ dialogs: Dialogs, onNear, hasKeysKey }: CommandMenuProps) {
  const [shownDialog, setShownDialog] = useState<'search' | 'keys' | null>(null);
  const keys = useSearchKeys();
  const pathname = usePathname();
  // Any navigation closes it, also one that a question had held up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useEffect(() => setShownDialog(null), [pathname]);

  const [early, setEarly] = useState('');
  const show = (next: 'search' | 'keys' | null) => {
    setEarly('');
    setShownDialog(next);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event, hasKeysKey);
    if (!shortcut) return;
    event.preventDefault();
    show(shortcut);
  });
  // Before the page is shown: from then on, its keys are pressed.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <button
        type="button"
        className={`${button.variant.secondary} ${styles.trigger}`}
        aria-haspopup="dialog"
        {...(keys && { 'aria-keyshortcuts': keys.exposed })}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => show('search')}
      >
        <SearchIcon />
        <span className={styles.label}>
          <FormattedMessage
            id="commands.open"
            defaultMessage="Search"
            description="Button in the header of every page: opens a search of the whole app"
          />
        </span>
        {keys && (
          <span className={styles.keys} aria-hidden="true">
            <Keys keys={keys.shown} />
          </span>
        )}
      </button>
      {shownDialog && (
        <Suspense
          fallback={
            shownDialog === 'search' && <EarlyKeys onType={(key) => setEarly((text) => text + key)} />
          }
        >
          <Dialogs shown={shownDialog} onShow={show} initialText={early} />
        </Suspense>
      )}
    </>
  );
}

/** While the search is loading, keeps what is typed for it. The page must not take it for keys of its own. */
function EarlyKeys({ onType }: { onType: (key: string) => void }) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isTextKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    onType(event.key);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener, true);
    return () => removeEventListener('keydown', listener, true);
  }, []);
  return null;
}
