import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import * as styles from './Tabs.css.ts';

export interface TabsProps<T extends string> {
  /** Accessible name: "Messages". */
  label: string;
  /** The tab that is shown: keep it in the URL where a tab is a place to come back to. */
  value: T;
  onChange: (value: T) => void;
  tabs: ReadonlyArray<{
    value: T;
    label: ReactNode;
    /** After the words: how many there are. */
    count?: ReactNode;
    content: ReactNode;
  }>;
}

/**
 * Two to six views of one thing, one at a time. Arrow keys, Home and End go along the tabs and show what they come to;
 * Tab goes on into the content. Parts that are read one after the other stand below each other instead.
 */
export function Tabs<T extends string>({ label, value, onChange, tabs }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.value === value),
  );
  const current = tabs[at]!;

  const choose = (index: number) => {
    const next = tabs.at(index % tabs.length)!;
    onChange(next.value);
    const element = list.current!.children[tabs.indexOf(next)] as HTMLElement;
    element.focus();
    element.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = onward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const to = { [onward]: at + 1, [back]: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  };
  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className={styles.tab}
            aria-selected={index === at}
            aria-controls={index === at ? `${id}-panel` : undefined}
            tabIndex={index === at ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        key={current.value}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${current.value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may have nothing else that takes the focus
        tabIndex={0}
        className={styles.panel}
      >
        {current.content}
      </div>
    </div>
  );
}
