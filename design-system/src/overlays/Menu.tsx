import { createContext, type KeyboardEvent, type ReactNode, useContext, useId, useRef } from 'react';
import { Button, type ButtonProps } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { ChevronDownIcon } from '../icons/named.tsx';
import { useLinkClick } from '../navigation/RouterProvider.tsx';
import * as floating from './floating.css.ts';
import * as styles from './Menu.css.ts';
import { usePopover } from './popover-state.ts';

const CloseContext = createContext<() => void>(() => undefined);

/** A pause after which the next letter begins a new word. */
const typeAheadPause = 700;

export interface MenuButtonProps extends Pick<ButtonProps, 'variant' | 'isDisabled'> {
  /** The words of the button, or the name of the icon; also the name of the menu. */
  label: string;
  icon?: ReactNode;
  /** The icon alone is shown: for the actions of a row, name the row in the label. */
  isIconOnly?: boolean;
  /** The edge that menu and button share. */
  align?: keyof typeof floating.align;
  /** `MenuItem`s and `MenuSection`s. */
  children: ReactNode;
}

/**
 * A button that opens a menu of commands. Arrow keys, Home, End and the first letters of an item move in it, Escape and
 * Tab leave it, and the focus goes back to the button. Only for commands: links that unfold are a `UserMenu`, a choice is
 * a field.
 */
export function MenuButton({
  label,
  icon,
  isIconOnly = false,
  variant = isIconOnly ? 'quiet' : 'secondary',
  isDisabled,
  align = 'start',
  children,
}: MenuButtonProps) {
  const first = useRef<'first' | 'last'>('first');
  const typed = useRef({ text: '', at: 0 });
  const { isOpen, open, close, trigger, triggerProps, panelProps } = usePopover((element) => {
    const items = itemsOf(element);
    (first.current === 'last' ? items.at(-1) : items[0])?.focus();
    first.current = 'first';
  });

  const openByArrow = (event: KeyboardEvent) => {
    if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    first.current = event.key === 'ArrowUp' ? 'last' : 'first';
    open();
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = itemsOf(event.currentTarget);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = (index: number) => {
      event.preventDefault();
      items.at(index % items.length)?.focus();
    };
    if (event.key === 'ArrowDown') to(at + 1);
    else if (event.key === 'ArrowUp') to(at - 1);
    else if (event.key === 'Home') to(0);
    else if (event.key === 'End') to(-1);
    else if (event.key === 'Tab') {
      // From the button on, as if the menu had not been there.
      close();
      trigger.current?.focus();
    } else if (event.key === 'Escape') {
      // The browser's own Escape does the same; a dialog around must not close with it.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (
      event.key.length === 1 &&
      event.key !== ' ' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      const { text, at: last } = typed.current;
      typed.current = {
        text: event.timeStamp - last > typeAheadPause ? event.key : text + event.key,
        at: event.timeStamp,
      };
      const found = findByText(items, at, typed.current.text);
      found?.focus();
    }
  };

  const shared = { ...triggerProps, variant, isDisabled, 'aria-haspopup': 'menu' } as const;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control, this hears its keys */}
      <span role="presentation" onKeyDown={openByArrow}>
        {isIconOnly ? (
          <IconButton {...shared} label={label}>
            {icon}
          </IconButton>
        ) : (
          <Button {...shared} icon={icon} iconEnd={<ChevronDownIcon size="s" />}>
            {label}
          </Button>
        )}
      </span>
      <div {...panelProps} className={floating.align[align]}>
        {isOpen && (
          <div role="menu" aria-label={label} tabIndex={-1} className={styles.menu} onKeyDown={move}>
            <CloseContext
              value={() => {
                close();
                trigger.current?.focus();
              }}
            >
              {children}
            </CloseContext>
          </div>
        )}
      </div>
    </>
  );
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

/** The next item, from the current one on and round, that begins with the text; the same letter again goes on. */
function findByText(items: HTMLElement[], at: number, typed: string): HTMLElement | undefined {
  const text = typed.toLocaleLowerCase();
  const isRepeated = [...text].every((letter) => letter === text[0]);
  const start = isRepeated || text.length === 1 ? at + 1 : at;
  const wanted = isRepeated ? text[0]! : text;
  const inOrder = items.map((_, index) => items[(start + index + items.length) % items.length]!);
  return inOrder.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(wanted));
}

export interface MenuItemProps {
  icon?: ReactNode;
  /** Under the words: what it does, or why it cannot be done now. */
  note?: ReactNode;
  /** Cannot be undone. Ask before doing it. */
  isDestructive?: boolean;
  /** Stays reachable, so that its note can be read. */
  isDisabled?: boolean;
  /** A place to go instead of something to do. */
  href?: string;
  /** Saves the target of `href` as a file of this name; `true` for the server's name. */
  download?: string | boolean;
  /** Runs when the menu has closed and the focus is back on its button. */
  onPress?: () => void;
  children: ReactNode;
}

/** One command of a menu. */
export function MenuItem({
  icon,
  note,
  isDestructive = false,
  isDisabled = false,
  href,
  download,
  onPress,
  children,
}: MenuItemProps) {
  const close = useContext(CloseContext);
  const noteId = useId();
  const press = () => {
    if (isDisabled) return;
    close();
    onPress?.();
  };
  const follow = useLinkClick(false, press);
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: styles.tone[isDestructive ? 'destructive' : 'plain'],
    'aria-disabled': isDisabled || undefined,
    'aria-describedby': note ? noteId : undefined,
    onPointerMove: (event: { currentTarget: HTMLElement }) => event.currentTarget.focus(),
  };
  const content = (
    <>
      {icon}
      <span className={styles.words}>
        {children}
        {note && (
          <span id={noteId} className={styles.note} aria-hidden="true">
            {note}
          </span>
        )}
      </span>
    </>
  );
  if (href && !isDisabled)
    return (
      <a {...shared} href={href} download={download} onClick={follow}>
        {content}
      </a>
    );
  return (
    <button {...shared} type="button" onClick={press}>
      {content}
    </button>
  );
}

export interface MenuSectionProps {
  title?: string;
  children: ReactNode;
}

/** Commands that belong together, apart from the others by a line. */
export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" aria-label={title} className={styles.section}>
      {title && (
        <div className={styles.sectionTitle} aria-hidden="true">
          {title}
        </div>
      )}
      {children}
    </div>
  );
}
