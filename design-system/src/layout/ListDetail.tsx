import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import * as styles from './ListDetail.css.ts';

export interface ListDetailProps {
  /** The open record, with a heading, or null. */
  detail: ReactNode;
  /** Identifies the open record, or null. */
  detailKey: string | null;
  /** Shown in its place on a wide screen. */
  empty: ReactNode;
  /** Called on Escape in the record. */
  onClose: () => void;
  /** The list. */
  children: ReactNode;
}

const rowsOf = (list: Element | null) => [...(list?.querySelectorAll('tbody tr, li') ?? [])];

/** The control in the list that opened the record, and the index of its row. */
interface Opener {
  control: HTMLElement;
  index: number;
}

/**
 * A list beside the record that is open: on a wide screen both are shown, else one of them. Opening moves the focus to the
 * record's heading, or to the page's if it has none. Closing returns it to the row, or to the one in its place.
 */
export function ListDetail({ detail, detailKey, empty, onClose, children }: ListDetailProps) {
  const list = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const opener = useRef<Opener | null>(null);
  const shown = useRef<string | null>(null);

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
        heading.focus();
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
    <div className={styles.panes}>
      <div ref={list} className={isOpen ? styles.listBeside : undefined}>
        {children}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape works for the controls inside */}
      <div
        ref={pane}
        role="presentation"
        className={isOpen ? styles.pane : styles.empty}
        onKeyDown={onKeyDown}
      >
        {isOpen ? detail : empty}
      </div>
    </div>
  );
}
