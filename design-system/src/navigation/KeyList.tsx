import { Fragment } from 'react';
import { Stack } from '../layout/Stack.tsx';
import { Heading } from '../typography/Heading.tsx';
import * as styles from './KeyList.css.ts';
import type { KeyGroup } from './shortcuts.ts';

/** Keys that are pressed together. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles.keys}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ' '}
          <kbd className={styles.key}>{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}

export interface KeyListProps {
  groups: readonly KeyGroup[];
}

/** What keys do, group by group. */
export function KeyList({ groups }: KeyListProps) {
  return (
    <Stack gap="l">
      {groups.map(({ title, hints }) => (
        <Stack key={title} gap="xs">
          <Heading level={3} size="s">
            {title}
          </Heading>
          <dl className={styles.list}>
            {hints.map(({ keys, label }) => (
              <div key={label} className={styles.row}>
                <dt>{label}</dt>
                <dd className={styles.end}>
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </Stack>
      ))}
    </Stack>
  );
}
