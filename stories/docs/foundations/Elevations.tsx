import { Columns, Stack, Text } from '@institute/design-system';
import * as styles from './samples.ts';

const levels = [
  ['Sunken', 'surface-sunken', 'none', false, 'Wells: the track of a bar, a code block'],
  ['Page', 'surface', 'none', true, 'The page itself'],
  ['Card', 'surface-raised', 'none', true, 'Cards, fields, rows: a line and a lighter surface'],
  [
    'Raised',
    'surface-raised',
    'var(--ds-shadow-raised)',
    true,
    'What lies on the page: the card that matters most',
  ],
  ['Overlay', 'surface-raised', 'var(--ds-shadow-overlay)', true, 'What covers it: menus, dialogs, messages'],
] as const;

/** The levels in both themes, side by side. */
export function Elevations() {
  return (
    <Stack gap="l">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} style={styles.stage}>
          <Columns min="s">
            {levels.map(([name, surface, shadow, hasLine, use]) => (
              <div key={name} style={styles.level(surface, shadow, hasLine)}>
                <Text weight="semibold">{name}</Text>
                <Text size="s" tone="muted">
                  {use}
                </Text>
              </div>
            ))}
          </Columns>
        </div>
      ))}
    </Stack>
  );
}
