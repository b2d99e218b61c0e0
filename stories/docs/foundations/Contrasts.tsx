import { Heading, Stack, Text } from '@institute/design-system';
import { dark, deep, light } from '@institute/design-system/tokens';
import Color from 'colorjs.io';
import { boundaryPairs, textPairs } from '../../../design-system/src/theme/pairs.ts';
import { colorOf } from '../color-of.ts';
import * as styles from './samples.ts';

const themes = { Light: light, Dark: dark, 'Deep green': deep } as const;
/** To two digits, rounded down, so that 4.499 isn't shown as 4.5. */
function ratioOf(theme: typeof light | typeof dark, one: string, other: string): string {
  const ratio = new Color(colorOf(theme, one)).contrast(new Color(colorOf(theme, other)), 'WCAG21');
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

interface ContrastsProps {
  of: 'text' | 'boundaries';
}

/** The contrast of every pair in use, in each theme, computed from the tokens of this build. */
export function Contrasts({ of }: ContrastsProps) {
  const pairs = of === 'text' ? textPairs : boundaryPairs;
  const grounds = [...new Set(pairs.map(([, ground]) => ground))];
  return (
    <Stack gap="l">
      {grounds.map((ground) => (
        <Stack key={ground} gap="xs">
          <Heading level={3} size="s">
            {of === 'text' ? `On ${ground}` : `Next to ${ground}`}
          </Heading>
          {pairs
            .filter(([, other]) => other === ground)
            .map(([one]) => (
              <div key={one} style={styles.contrastRow}>
                <Text size="s">{one}</Text>
                {Object.entries(themes).map(([name, theme]) => (
                  <span
                    key={name}
                    style={styles.contrastSample(colorOf(theme, one), colorOf(theme, ground), of)}
                    title={`${name}: ${colorOf(theme, one)} on ${colorOf(theme, ground)}`}
                  >
                    {name} {ratioOf(theme, one, ground)}
                  </span>
                ))}
              </div>
            ))}
        </Stack>
      ))}
    </Stack>
  );
}
