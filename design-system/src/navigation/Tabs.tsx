import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { AriaLocale } from '../aria/AriaLocale.tsx';
import { OwnText } from '../rendering/OwnText.tsx';
import { markMore } from './more-beside.ts';
import { showInRow } from './show-in-row.ts';
import * as styles from './Tabs.css.ts';

/** What is done with a tab once it's there, and once it's selected. */
const refsOf = (mark?: ReturnType<typeof markMore>) => ({
  other: mark,
  selected: (tab: HTMLElement | null) => {
    const unmark = mark?.(tab);
    const row = tab?.parentElement;
    if (!row || !window.ResizeObserver) return unmark;
    // From the start, and when another tab gets its count.
    const observer = new ResizeObserver(() => showInRow(tab, row));
    for (const one of row.children) observer.observe(one);
    return () => {
      observer.disconnect();
      unmark?.();
    };
  },
});
/** The same functions at each render, or React would detach and attach them each time. */
const tabRefs = {
  first: refsOf(markMore('data-more-before')),
  middle: refsOf(),
  last: refsOf(markMore('data-more-after')),
};

export interface TabsProps<T extends string> {
  /** Accessible name: "Messages". */
  label: string;
  /** The selected tab. Keep it in the URL if users should be able to return to it. */
  value: T;
  onChange: (value: T) => void;
  tabs: ReadonlyArray<{
    value: T;
    label: ReactNode;
    /** Shown after the label, such as the number of items. */
    count?: ReactNode;
    content: ReactNode;
  }>;
}

/**
 * Two to six views of the same content, one at a time. Arrow keys, Home and End select a tab; Tab moves into the
 * content. If users read the parts one after the other, show them below each other instead.
 */
export function Tabs<T extends string>({ label, value, onChange, tabs }: TabsProps<T>) {
  const current = tabs.find((tab) => tab.value === value) ?? tabs[0]!;
  return (
    <AriaLocale>
      <AriaTabs
        className={styles.tabs}
        selectedKey={current.value}
        onSelectionChange={(key) => onChange(key as T)}
      >
        <TabList aria-label={label} className={styles.list}>
          {tabs.map((tab, index) => (
            <Tab
              key={tab.value}
              ref={
                tabRefs[index === 0 ? 'first' : index === tabs.length - 1 ? 'last' : 'middle'][
                  tab === current ? 'selected' : 'other'
                ]
              }
              id={tab.value}
              className={styles.tab}
            >
              <OwnText>{tab.label}</OwnText>
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            </Tab>
          ))}
        </TabList>
        <TabPanel key={current.value} id={current.value} className={styles.panel}>
          {current.content}
        </TabPanel>
      </AriaTabs>
    </AriaLocale>
  );
}
