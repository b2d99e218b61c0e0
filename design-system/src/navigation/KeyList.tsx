import { Stack } from '../layout/Stack.tsx';
import { Heading } from '../typography/Heading.tsx';
import type { KeyGroup } from './general-keys.ts';
import * as styles from './KeyList.css.ts';
import { Keys } from './Keys.tsx';

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
                <dt>{label}</dt>{' '}
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
