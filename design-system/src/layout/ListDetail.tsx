import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../aria/composing.ts';
import { isShown } from '../aria/focus.ts';
import * as styles from './ListDetail.css.ts';

export interface ListDetailProps {
  /** The open record, with a heading, or null. */
  detail: ReactNode;
  /** Identifies the open record, or null. */
  detailKey: string | null;
  /** Called on Escape in the record. */
  onClose: () => void;
  /** The list. */
  children: ReactNode;
}

const rowsOf = (list: Element | null) => [...(list?.querySelectorAll('tbody tr, li') ?? [])];

/** Milliseconds after a press in which the record opens or closes. */
const pressToChange = 1000;

const isInWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/** What was pressed, and where the row was that opens or closes. */
interface Press {
  time: number;
  /** The pressed control of the list. */
  control: HTMLElement | null;
  row: Element;
  index: number;
  top: number;
}

function pressOf(list: Element | null, target: EventTarget | null, time: number): Press | null {
  const pressed = target instanceof Element && list?.contains(target) ? target : null;
  const row = (pressed ?? list?.querySelector('[aria-current="true"]'))?.closest('tr, li');
  if (!row || !isShown(row)) return null;
  return {
    time,
    // Not what has the focus: Safari leaves it where it is when a link or a button is pressed.
    control: pressed?.closest<HTMLElement>('a, button') ?? null,
    row,
    index: rowsOf(list).indexOf(row),
    top: row.getBoundingClientRect().top,
  };
}

const isRecent = (press: Press | null): press is Press =>
  press !== null && performance.now() - press.time <= pressToChange;

/**
 * A list, and the record of it that is open: beside the list on a wide screen, else in its place. Opening moves the focus to
 * the record's heading, or to the page's if it has none. Closing returns it to the row, or to the one in its place. The row
 * keeps its place in the window, although the list becomes narrower or wider.
 */
export function ListDetail({ detail, detailKey, onClose, children }: ListDetailProps) {
  const list = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const press = useRef<Press | null>(null);
  /** The press that opened the record. */
  const opener = useRef<Press | null>(null);
  const shownId = useRef<string | null>(null);

  const onPress = useCallback(({ target, timeStamp }: Pick<Event, 'target' | 'timeStamp'>) => {
    press.current = pressOf(list.current, target, timeStamp);
  }, []);
  useEffect(() => {
    // The browser's Back, before it changes the page.
    window.addEventListener('popstate', onPress, true);
    return () => window.removeEventListener('popstate', onPress, true);
  }, [onPress]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list becomes narrower or wider
  useLayoutEffect(() => {
    // A list that was hidden goes back to where it was when the record was opened.
    const opened = detailKey === null ? opener.current : null;
    const from = isRecent(press.current) ? press.current : opened;
    if (!from || !isShown(from.row)) return;
    const top = from.row.getBoundingClientRect().top - from.top;
    if (top !== 0) scrollBy({ top, behavior: 'instant' });
  }, [detailKey === null]);

  useEffect(() => {
    if (shownId.current === detailKey) return;
    const wasOpen = shownId.current !== null;
    shownId.current = detailKey;
    if (detailKey !== null) {
      if (isRecent(press.current) && press.current.control) opener.current = press.current;
      const heading =
        pane.current?.querySelector<HTMLElement>('h2') ?? document.querySelector<HTMLElement>('h1');
      if (heading) {
        heading.tabIndex = -1;
        // Beside its list, the record is in view. The page's heading, focused while it loads, may not be.
        heading.focus({ preventScroll: isInWindow(heading) || isShown(list.current!) });
      }
    } else if (wasOpen) {
      const from = opener.current;
      opener.current = null;
      if (from?.control?.isConnected) return from.control.focus();
      const rows = rowsOf(list.current);
      const next = rows[from?.index ?? 0] ?? rows.at(-1);
      (next?.querySelector<HTMLElement>('a, button') ?? document.querySelector<HTMLElement>('h1'))?.focus();
    }
  }, [detailKey]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Escape also ends what an input method composes.
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onClose();
  };
  const isOpen = detailKey !== null;
  return (
    <div
      role="presentation"
      className={isOpen ? styles.panes : undefined}
      onClickCapture={onPress}
      onKeyDownCapture={onPress}
    >
      <div ref={list} className={isOpen ? styles.listBeside : undefined}>
        {children}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape works for the controls inside */}
      <div ref={pane} role="presentation" className={isOpen ? styles.pane : undefined} onKeyDown={onKeyDown}>
        {isOpen && detail}
      </div>
    </div>
  );
}
