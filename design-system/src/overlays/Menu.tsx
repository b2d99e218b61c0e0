import {
  createContext,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
  useRef,
  useState,
} from 'react';
import {
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Header,
  Menu,
  MenuTrigger,
  Popover,
  Text,
} from 'react-aria-components/Menu';
import { flushSync } from 'react-dom';
import { useLink } from '../actions/RouterProvider.tsx';
import { AriaLocale } from '../aria/AriaLocale.tsx';
import { ChevronDownIcon } from '../icons/named.tsx';
import * as styles from './Menu.css.ts';
import { scrolling, surface } from './popover-surface.css.ts';
import { TriggerButton, type TriggerProps } from './TriggerButton.tsx';

interface OpenMenu {
  /** Closes the menu, restores focus to its button, then runs the callback. */
  closeThen: (run?: () => void) => void;
  openDialog: (name: string) => void;
}

const MenuContext = createContext<OpenMenu>({ closeThen: () => undefined, openDialog: () => undefined });

/** What a dialog of a menu is rendered with: a `ConfirmDialog`, a `FormDialog` or a `ReasonDialog`. */
export interface MenuDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export interface MenuButtonProps extends TriggerProps {
  /** The label of the button, or the name of the icon. Also the name of the menu. */
  label: string;
  /** Shows only the icon. For the actions of a row, include the row's name in the label. */
  isIconOnly?: boolean;
  /** The edge where the menu and the button are aligned. */
  align?: 'start' | 'end';
  /** The accessible name, if the label alone is ambiguous. */
  'aria-label'?: string;
  /** The dialogs that items open, by name. Each is rendered from when it's first opened, so that it keeps what was typed. */
  dialogs?: Readonly<Record<string, (dialog: MenuDialogProps) => ReactNode>>;
  /** `MenuItem`s and `MenuSection`s. */
  children: ReactNode;
}

/**
 * A button that opens a menu of commands. Arrow keys, Home, End and typing move between items, Escape and Tab close it,
 * and focus is restored to the button. Only for commands: for links use a `UserMenu`, for a choice a field.
 */
export function MenuButton({ align = 'start', dialogs = {}, children, ...button }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  /** Whether the dialogs that were opened still are. */
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  const setDialog = (name: string, isShown: boolean) =>
    setOpened((before) => ({ ...before, [name]: isShown }));
  const trigger = useRef<HTMLButtonElement>(null);
  const closeThen = (run?: () => void) => {
    // Synchronously, because until it's closed, the menu traps focus and the page is inert.
    flushSync(() => setIsOpen(false));
    trigger.current?.focus();
    run?.();
  };
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    // React Aria would keep focus inside. The browser continues from the button.
    event.stopPropagation();
    closeThen();
  };
  return (
    <AriaLocale>
      <MenuTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
        <TriggerButton {...button} ref={trigger} iconEnd={<ChevronDownIcon size="s" />} />
        <Popover
          className={surface}
          placement={`bottom ${align}`}
          // React Aria would let it take the focus if a slow device renders the items after it.
          render={(props) => <div {...props} tabIndex={undefined} />}
        >
          <div role="presentation" className={styles.frame} onKeyDownCapture={leaveByTab}>
            <Menu className={`${scrolling} ${styles.menu}`}>
              <MenuContext value={{ closeThen, openDialog: (name) => setDialog(name, true) }}>
                {children}
              </MenuContext>
            </Menu>
          </div>
        </Popover>
      </MenuTrigger>
      {Object.entries(opened).map(([name, isShown]) => (
        <Fragment key={name}>
          {dialogs[name]?.({ isOpen: isShown, onClose: () => setDialog(name, false) })}
        </Fragment>
      ))}
    </AriaLocale>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  /** Shown below the label: what it does, or why it isn't available. */
  note?: ReactNode;
  /** The command can't be undone. Ask for confirmation first. */
  isDestructive?: boolean;
  /** Disabled items can still get focus, so that their note can be read. */
  isDisabled?: boolean;
  /** Makes the item a link. */
  href?: string;
  /** Saves the target of `href` as a file with this name, or with the server's name if `true`. */
  download?: string | boolean;
  /** Called when the menu is closed and its button has focus again. */
  onPress?: () => void;
  /** The name of one of the button's `dialogs`. When it closes, the button has focus again. */
  opens?: string;
  children: ReactNode;
}

/** A command in a menu. */
export function MenuItem({
  icon,
  note,
  isDestructive = false,
  isDisabled = false,
  href,
  download,
  onPress,
  opens,
  children,
}: MenuItemProps) {
  const { closeThen, openDialog } = useContext(MenuContext);
  const link = useLink(href ?? '', false, () => closeThen(onPress));
  // For type-ahead. The label can contain elements, so the text is read after rendering.
  const [text, setText] = useState('');
  const shared = {
    textValue: text,
    className: styles.tone[isDestructive ? 'destructive' : 'plain'],
    children: (
      <>
        {icon}
        <span className={styles.words}>
          <span
            ref={(element) => {
              if (element) setText(element.textContent);
            }}
          >
            {children}
          </span>
          {note && (
            // Hidden, because it's the description and not part of the name.
            <Text slot="description" className={styles.note} aria-hidden="true">
              {note}
            </Text>
          )}
        </span>
      </>
    ),
  };
  if (isDisabled)
    return (
      // React Aria's own `isDisabled` would make it unreachable by keyboard.
      <AriaMenuItem
        {...shared}
        shouldCloseOnSelect={false}
        render={(props) => <div {...(props as object)} aria-disabled="true" />}
      />
    );
  if (href)
    return (
      <AriaMenuItem
        {...shared}
        href={link.href}
        {...(download && { download })}
        onClick={(event) => link.onClick(event as MouseEvent<HTMLAnchorElement>)}
      />
    );
  if (opens !== undefined)
    return (
      <AriaMenuItem
        {...shared}
        onAction={() => closeThen(() => openDialog(opens))}
        render={(props) => <div {...(props as object)} aria-haspopup="dialog" />}
      />
    );
  return <AriaMenuItem {...shared} onAction={() => closeThen(onPress)} />;
}

export interface MenuSectionProps {
  title?: string;
  children: ReactNode;
}

/** A group of related commands, separated by a line. */
export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    <AriaMenuSection className={styles.section}>
      {title && <Header className={styles.sectionTitle}>{title}</Header>}
      {children}
    </AriaMenuSection>
  );
}
