import { Button, Stack, Text } from '@institute/design-system';
import { constants } from '@institute/design-system/tokens';
import { useState } from 'react';
import * as styles from './samples.ts';

const durations = Object.entries(constants.motion).filter(([name]) => name !== 'ease');

/** The durations, played by a button. They are 0 on a device that asks for reduced motion. */
export function Motion() {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <Stack gap="m">
      <Button variant="secondary" onPress={() => setAtEnd(!isAtEnd)}>
        Play
      </Button>
      {durations.map(([name, duration]) => (
        <Stack key={name} gap="xs">
          <Text size="s">
            {name}, {duration}
          </Text>
          <div style={styles.track}>
            <span style={styles.runner(isAtEnd, `var(--ds-motion-${name})`)} />
          </div>
          <div style={styles.fader(!isAtEnd, `var(--ds-motion-${name})`)}>
            <Text size="s" tone="muted">
              Arrives by 4 px and fades
            </Text>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
