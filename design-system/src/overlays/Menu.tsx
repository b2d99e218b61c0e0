import {
  createContext,
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
import { useLinkClick } from '../actions/RouterProvider.tsx';
import { AriaLocale } from '../aria/AriaLocale.tsx';
import { ChevronDownIcon } from '../icons/named.tsx';
import * as styles from './Menu.css.ts';
import { scrolling, surface } from './popover-surface.css.ts';
import { TriggerButton, type TriggerProps } from './TriggerButton.tsx';

/** Closes the menu, gives the focus back to its button, and then runs something. */
const CloseContext = createContext<(run?: () => void) => void>(() => undefined);

export interface MenuButtonProps extends TriggerProps {
  /** The words of the button, or the name of the icon; also the name of the menu. */
  label: string;
  /** The icon alone is shown: for the actions of a row, name the row in the label. */
  isIconOnly?: boolean;
  /** The edge that menu and button share. */
  align?: 'start' | 'end';
  /** `MenuItem`s and `MenuSection`s. */
  children: ReactNode;
}

/**
 * A button that opens a menu of commands. Arrow keys, Home, End and the first letters of an item move in it, Escape and
 * Tab leave it, and the focus goes back to the button. Only for commands: links that unfold are a `UserMenu`, a choice is
 * a field.
 */
export function MenuButton({ align = 'start', children, ...button }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const closeThen = (run?: () => void) => {
    // At once: until it's closed, the menu holds the focus and the page is inert.
    flushSync(() => setIsOpen(false));
    trigger.current?.focus();
    run?.();
  };
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    // React Aria would keep the focus in. The browser goes on from the button.
    event.stopPropagation();
    closeThen();
  };
  return (
    <AriaLocale>
      <MenuTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
        <TriggerButton {...button} ref={trigger} iconEnd={<ChevronDownIcon size="s" />} />
        <Popover className={surface} placement={`bottom ${align}`}>
          <div role="presentation" className={styles.frame} onKeyDownCapture={leaveByTab}>
            <Menu className={`${scrolling} ${styles.menu}`}>
              <CloseContext value={closeThen}>{children}</CloseContext>
            </Menu>
          </div>
        </Popover>
      </MenuTrigger>
    </AriaLocale>
  );
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
  const closeThen = useContext(CloseContext);
  const follow = useLinkClick(false, () => closeThen(onPress));
  // For the keys that look for an item. The words may be elements, so they are read once they are shown.
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
            // Not part of the name, only the description.
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
      // React Aria's own `isDisabled` would take it out of the reach of the keys.
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
        href={href}
        {...(download && { download })}
        onClick={(event) => follow(event as MouseEvent<HTMLAnchorElement>)}
      />
    );
  return <AriaMenuItem {...shared} onAction={() => closeThen(onPress)} />;
}

export interface MenuSectionProps {
  title?: string;
  children: ReactNode;
}

/** Commands that belong together, apart from the others by a line. */
export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    <AriaMenuSection className={styles.section}>
      {title && <Header className={styles.sectionTitle}>{title}</Header>}
      {children}
    </AriaMenuSection>
  );
}
