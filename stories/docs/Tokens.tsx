import { Card, Columns, Heading, Inline, Stack, Text } from '@institute/design-system';
import { constants, dark, deep, light } from '@institute/design-system/tokens';
import type { CSSProperties, ReactNode } from 'react';
import { colorOf, hexOf } from './color-of.ts';
import { lengthOf } from './length-of.ts';

/** `surfaceRaised` → `--ds-color-surface-raised` */
const variable = (...path: string[]) =>
  `--ds-${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`;

const sets = { light, dark, deep } as const;

interface ColorsProps {
  /** The groups to show, from the top of the token tree. */
  names: Array<keyof typeof light>;
}

/** Each color in the light theme, the dark theme and on evergreen panels, with its variable and its values. */
export function Colors({ names }: ColorsProps) {
  const rows = names.flatMap((name) =>
    typeof light[name] === 'string' ? [[name]] : Object.keys(light[name]).map((part) => [name, part]),
  );
  return (
    <Columns min="l" gap="s">
      {rows.map((path) => (
        <Inline key={path.join('.')} isWrapping={false} gap="m">
          <Swatch path={path} />
          <Stack gap="none">
            <Text weight="semibold" size="s">
              {path.join('.')}
            </Text>
            <Text as="code" size="xs" tone="muted">
              {variable('color', ...path)}
            </Text>
            <Text as="code" size="xs" tone="muted">
              {colorOf(light, path.join('.'))}
            </Text>
            <Text as="code" size="xs" tone="muted">
              {Object.values(sets)
                .map((tokens) => hexOf(colorOf(tokens, path.join('.'))))
                .join(' ')}
            </Text>
          </Stack>
        </Inline>
      ))}
    </Columns>
  );
}

function Swatch({ path }: { path: string[] }) {
  return (
    <span
      style={{
        display: 'inline-flex',
        flexShrink: 0,
        borderRadius: 'var(--ds-radius-medium)',
        overflow: 'hidden',
        border: '1px solid var(--ds-color-line-strong)',
      }}
    >
      {Object.entries(sets).map(([set, tokens]) => {
        const background = colorOf(tokens, path.join('.'));
        return (
          <span
            key={set}
            title={`${set}: ${background}`}
            style={{ background, inlineSize: 40, blockSize: 48 }}
          />
        );
      })}
    </span>
  );
}

interface ScaleProps {
  of: 'fontSize' | 'space' | 'radius' | 'lineHeight' | 'fontWeight';
}

/** The face of headings, whose sizes and weight these are. */
const faceOf = (step: string): CSSProperties =>
  ['xl', 'xxl', 'display'].includes(step)
    ? { fontFamily: constants.font.display, fontWeight: constants.fontWeight.display }
    : {};

const samples: Record<ScaleProps['of'], (value: string, step: string) => ReactNode> = {
  fontSize: (value, step) => (
    <span style={{ fontSize: value, lineHeight: 1.2, ...faceOf(step) }}>Good coaching is a practice</span>
  ),
  fontWeight: (value, step) => (
    <span style={{ fontWeight: value, ...faceOf(step) }}>Good coaching is a practice</span>
  ),
  lineHeight: (value) => (
    <span style={{ lineHeight: value, display: 'block', maxInlineSize: '24rem' }}>
      You study at your own pace, meet your circle every week, and begin to coach before you graduate.
    </span>
  ),
  space: (value) => <Bar style={{ inlineSize: value, blockSize: '1.5rem' }} />,
  radius: (value) => <Bar style={{ inlineSize: '6rem', blockSize: '3.5rem', borderRadius: value }} />,
};

function Bar({ style }: { style: CSSProperties }) {
  return <span style={{ display: 'block', background: 'var(--ds-color-brand)', ...style }} />;
}

/** Every step of a scale, with its value and a sample. */
export function Scale({ of }: ScaleProps) {
  return (
    <Stack gap="m">
      {Object.entries(constants[of]).map(([step, value]) => (
        <Inline key={step} gap="l" align="center">
          <div style={{ inlineSize: '15rem' }}>
            <Stack gap="none">
              <Text weight="semibold" size="s">
                {step}
              </Text>
              <Text as="code" size="xs" tone="muted">
                {variable(of, step)}
              </Text>
              <Text as="code" size="xs" tone="muted">
                {/[a-z]/.test(value) ? lengthOf(value) : value}
              </Text>
            </Stack>
          </div>
          {samples[of](value, step)}
        </Inline>
      ))}
    </Stack>
  );
}

/** The two typefaces in use. */
export function Faces() {
  return (
    <Columns min="m">
      <Card>
        <Stack gap="xs">
          <Heading level={3} size="xl">
            Fraunces
          </Heading>
          <Text tone="muted">
            Headings of the three largest sizes, in weight 550, with slightly tighter letter spacing.
          </Text>
        </Stack>
      </Card>
      <Card>
        <Stack gap="xs">
          <Text size="l" weight="semibold">
            Figtree
          </Text>
          <Text tone="muted">Everything else. Digits line up in columns of numbers: $ 1,111.10</Text>
        </Stack>
      </Card>
    </Columns>
  );
}
