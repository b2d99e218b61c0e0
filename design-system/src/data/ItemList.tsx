import { Children, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import * as styles from './ItemList.css.ts';

export interface ItemListProps {
  /** Accessible name of the list. */
  label: string;
  /** `plain` has no frame, for a list in a card. */
  look?: keyof typeof styles.look;
  /** How many items are shown before a button for the others is pressed. */
  shownAtFirst?: number;
  /** `ListItem`s. */
  children: ReactNode;
}

/**
 * A long list of titled items that can be filtered while typing. When the focused item is removed, focus moves to the
 * item that takes its place.
 */
export function ItemList({ shownAtFirst, children, ...list }: ItemListProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (shownAtFirst === undefined) return <Items {...list}>{children}</Items>;
  const count = Children.count(children);
  const shown = isWhole ? count : Math.min(count, shownAtFirst);
  return (
    <Stack gap="s">
      <Items {...list}>{Children.map(children, (item, at) => at < shown && item)}</Items>
      {count > shown && (
        <Inline>
          <Button variant="quiet" onPress={() => setIsWhole(true)}>
            <FormattedMessage
              id="itemList.more"
              defaultMessage="Show {count, number} more"
              description="Button below the first items of a list"
              values={{ count: count - shown }}
            />
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function Items({ label, look = 'framed', children }: Omit<ItemListProps, 'shownAtFirst'>) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<{ at: number; isAction: boolean } | null>(null);

  // Runs after every change, because only the list itself knows which item was removed.
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    const { at, isAction } = focused.current;
    const items = list.current!.children;
    const item = items[Math.min(at, items.length - 1)];
    const targets = item?.querySelectorAll<HTMLElement>('a, button');
    if (targets) targets[isAction ? targets.length - 1 : 0]?.focus();
  });

  return (
    <ul
      ref={list}
      className={styles.look[look]}
      aria-label={label}
      onFocus={({ target, currentTarget }) => {
        const item = [...currentTarget.children].findIndex((child) => child.contains(target));
        focused.current = { at: item, isAction: target.tagName === 'BUTTON' };
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Losing focus to nothing may mean that the item is being removed.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) focused.current = null;
      }}
    >
      {children}
    </ul>
  );
}

export interface ListItemProps {
  icon?: ReactNode;
  /** A `Link`; with `isStretched` the whole item is its target. */
  title: ReactNode;
  /** Short facts below the title. */
  details?: ReactNode;
  /** One or two small buttons at the end. */
  actions?: ReactNode;
}

/** An item of an `ItemList`. */
export function ListItem({ icon, title, details, actions }: ListItemProps) {
  return (
    <li className={styles.item}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <div className={styles.body}>
        <div className={styles.words}>
          <div className={styles.title}>{title}</div>
          {details && <div className={styles.details}>{details}</div>}
        </div>
        {actions && (
          <Inline gap="xs" className={styles.actions} isLineEnd>
            {actions}
          </Inline>
        )}
      </div>
    </li>
  );
}
