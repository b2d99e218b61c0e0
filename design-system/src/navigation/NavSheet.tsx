import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../actions/IconButton.tsx';
import { usePathname } from '../actions/RouterProvider.tsx';
import { CloseIcon } from '../icons/named.tsx';
import { Heading } from '../typography/Heading.tsx';
import { NavItemContent, NavList, useNavItemClass } from './NavList.tsx';
import * as styles from './NavSheet.css.ts';

export interface NavSheetProps {
  /** The label of the button, such as "More" or "Menu". Also the title of the sheet. */
  label: string;
  icon: ReactNode;
  /** `NavItem`s, shown as a vertical list. */
  children: ReactNode;
  /** Shown after the list: language, theme, sign out. */
  footer?: ReactNode;
  /** Whether the current page is in the sheet. */
  isCurrent?: boolean;
}

/** The rest of the navigation on a phone: an item of a `NavList` that opens a bottom sheet. */
export function NavSheet({ label, icon, children, footer, isCurrent = false }: NavSheetProps) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const pathname = usePathname();
  const itemClass = useNavItemClass();

  // Opened once its content is rendered, so that the first focusable element gets the focus.
  useEffect(() => {
    if (isOpen) dialog.current?.showModal?.();
  }, [isOpen]);

  // Any navigation closes the sheet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useEffect(() => dialog.current?.close?.(), [pathname]);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close?.();
  };
  return (
    <li>
      <button
        type="button"
        className={itemClass}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-current={isCurrent || undefined}
        onClick={() => setIsOpen(true)}
      >
        <NavItemContent icon={icon}>{label}</NavItemContent>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native modal dialog */}
      <dialog
        ref={dialog}
        className={styles.sheet}
        {...(isOpen && { 'aria-labelledby': titleId })}
        onClick={closeOnBackdrop}
        onClose={() => setIsOpen(false)}
      >
        {isOpen && (
          <>
            <div className={styles.header}>
              <Heading level={2} size="m" id={titleId}>
                {label}
              </Heading>
              <IconButton
                label={intl.formatMessage({
                  id: 'action.close',
                  defaultMessage: 'Close',
                  description: 'Name of the button that closes a sheet, a dialog or a message',
                })}
                onPress={() => dialog.current?.close?.()}
              >
                <CloseIcon />
              </IconButton>
            </div>
            <NavList>{children}</NavList>
            {footer && <div className={styles.footer}>{footer}</div>}
          </>
        )}
      </dialog>
    </li>
  );
}
