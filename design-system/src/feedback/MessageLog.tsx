import { useSyncExternalStore } from 'react';
import { FormattedMessage, FormattedTime } from 'react-intl';
import { Text } from '../typography/Text.tsx';
import * as styles from './MessageLog.css.ts';
import { ToneIcon } from './ToneIcon.tsx';
import { toasts } from './toast.ts';

/** All toasts of this visit, newest first, for users who missed one. */
export function MessageLog() {
  const log = useSyncExternalStore(toasts.subscribe, toasts.log, toasts.none);
  if (log.length === 0) {
    return (
      <Text tone="muted">
        <FormattedMessage
          id="messages.none"
          defaultMessage="No notifications yet. Messages that appear briefly are kept here."
          description="The list of past messages is empty"
        />
      </Text>
    );
  }
  return (
    <ol className={styles.list}>
      {log.map(({ id, tone, text, at }) => (
        <li key={id} className={styles.entry}>
          <ToneIcon tone={tone} />
          <div>{text}</div>
          {/* biome-ignore lint/plugin: milliseconds since the epoch, not a text */}
          <time className={styles.time} dateTime={new Date(at).toISOString()}>
            <FormattedTime value={at} />
          </time>
        </li>
      ))}
    </ol>
  );
}
