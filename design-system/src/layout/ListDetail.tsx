import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
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

/** The control in the list that opened the record, and the index of its row. */
interface Opener {
  control: HTMLElement;
  index: number;
}

/**
 * A list, and the record of it that is open: beside the list on a wide screen, else in its place. Opening moves the focus to
 * the record's heading, or to the page's if it has none. Closing returns it to the row, or to the one in its place. The row
 * keeps its place in the window, although the list becomes narrower or wider.
 */
export function ListDetail({ detail, detailKey, onClose, children }: ListDetailProps) {
  const list = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const opener = useRef<Opener | null>(null);
  const shown = useRef<string | null>(null);
  const anchor = useRef<{ row: Element; top: number; time: number } | null>(null);

  /** Remembers where the row is that is about to be opened or closed. */
  const setAnchor = ({ target, timeStamp }: SyntheticEvent) => {
    const row =
      list.current?.contains(target as Element) === true
        ? (target as Element).closest('tr, li')
        : list.current?.querySelector('[aria-current="true"]')?.closest('tr, li');
    anchor.current = row ? { row, top: row.getBoundingClientRect().top, time: timeStamp } : null;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list becomes narrower or wider
  useLayoutEffect(() => {
    const from = anchor.current;
    anchor.current = null;
    if (!from || performance.now() - from.time > pressToChange || !from.row.checkVisibility()) return;
    scrollBy({ top: from.row.getBoundingClientRect().top - from.top, behavior: 'instant' });
  }, [detailKey === null]);

  useEffect(() => {
    if (shown.current === detailKey) return;
    const wasOpen = shown.current !== null;
    shown.current = detailKey;
    if (detailKey !== null) {
      const { activeElement } = document;
      const row = activeElement?.closest('tr, li');
      if (row && activeElement instanceof HTMLElement && list.current?.contains(row))
        opener.current = { control: activeElement, index: rowsOf(list.current).indexOf(row) };
      const heading =
        pane.current?.querySelector<HTMLElement>('h2') ?? document.querySelector<HTMLElement>('h1');
      if (heading) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: isInWindow(heading) });
      }
    } else if (wasOpen) {
      const from = opener.current;
      opener.current = null;
      if (from?.control.isConnected) return from.control.focus();
      const rows = rowsOf(list.current);
      const next = rows[from?.index ?? 0] ?? rows.at(-1);
      (next?.querySelector<HTMLElement>('a, button') ?? document.querySelector<HTMLElement>('h1'))?.focus();
    }
  }, [detailKey]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  const isOpen = detailKey !== null;
  return (
    <div
      role="presentation"
      className={isOpen ? styles.panes : undefined}
      onClickCapture={setAnchor}
      onKeyDownCapture={setAnchor}
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
