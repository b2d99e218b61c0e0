import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Selects the row with the focus. */
export const selectRowKey = 'x';

interface RowKeys {
  /** The rows of this page, in order. */
  ids: readonly string[];
  body: RefObject<HTMLTableSectionElement | null>;
  /** Gets focus when the last row is removed. */
  fallback: RefObject<HTMLElement | null>;
  isEnabled: boolean;
  onToggle: ((id: string) => void) | undefined;
  onKey: ((key: string, id: string) => boolean) | undefined;
}

/** The link or button in a row's first column, or its first control. */
const targetOf = (row: Element) =>
  row.querySelector<HTMLElement>('th a, th button') ?? row.querySelector<HTMLElement>('a, button, input');

/** Controls in cells that use the same keys. */
const ownsKeys = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable="true"]';

/**
 * Moves focus between a table's rows with arrow keys, selects a row with `x`, and passes other keys on. When the
 * focused row is removed, focus moves to the row that takes its place.
 */
export function useRowKeys({ ids, body, fallback, isEnabled, onToggle, onKey }: RowKeys) {
  const focused = useRef<string | null>(null);
  const before = useRef(ids);
  const shownIds = ids.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus can only be lost when the rows change
  useLayoutEffect(() => {
    const at = focused.current === null ? -1 : before.current.indexOf(focused.current);
    const next = before.current.slice(at).find((id) => ids.includes(id)) ?? ids.at(-1);
    before.current = ids;
    if (!isEnabled || at < 0) return;
    const giveFocus = () => {
      if (document.activeElement !== document.body) return;
      const row = next === undefined ? undefined : body.current?.rows[ids.indexOf(next)];
      ((row && targetOf(row)) ?? fallback.current)?.focus();
    };
    giveFocus();
    // A dialog that closes at the same time restores the focus a moment later.
    const frame = requestAnimationFrame(() => requestAnimationFrame(giveFocus));
    return () => cancelAnimationFrame(frame);
  }, [shownIds, isEnabled]);

  if (!isEnabled) return {};
  const rowOf = (target: EventTarget) => (target as Element).closest('tr');
  return {
    onFocus: (event: { target: EventTarget }) => {
      focused.current = ids[rowOf(event.target)?.sectionRowIndex ?? -1] ?? null;
    },
    onBlur: (event: { relatedTarget: EventTarget | null; currentTarget: Element }) => {
      const to = event.relatedTarget as Element | null;
      // Losing focus to nothing may mean that the row is being removed. A dialog restores it.
      if (to && !event.currentTarget.contains(to) && !to.closest('[role="dialog"]')) focused.current = null;
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableSectionElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if ((event.target as Element).matches(ownsKeys)) return;
      const row = rowOf(event.target);
      const id = row ? ids[row.sectionRowIndex] : undefined;
      if (!row || id === undefined) return;
      const { rows } = event.currentTarget;
      const to = {
        ArrowDown: row.sectionRowIndex + 1,
        ArrowUp: row.sectionRowIndex - 1,
        Home: 0,
        End: rows.length - 1,
      }[event.key];
      if (to !== undefined) {
        event.preventDefault();
        const next = rows[Math.max(0, Math.min(to, rows.length - 1))];
        if (next) targetOf(next)?.focus();
      } else if (event.key === selectRowKey && onToggle) {
        event.preventDefault();
        onToggle(id);
      } else if (onKey?.(event.key, id)) event.preventDefault();
    },
  };
}
