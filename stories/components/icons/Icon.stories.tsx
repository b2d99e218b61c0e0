import * as library from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';

const { Card, Columns, Inline, Stack, Text, HomeIcon } = library;

const meta = { component: HomeIcon } satisfies Meta<typeof HomeIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

const icons = Object.entries(library).filter(([name]) => name.endsWith('Icon')) as Array<
  [string, ComponentType<library.IconProps>]
>;

export const All: Story = {
  render: () => (
    <Columns min="xs" gap="s">
      {icons.map(([name, Icon]) => (
        <Card key={name} padding="s">
          <Stack gap="xs" align="center">
            <Icon size="l" />
            <Text size="xs" tone="muted">
              {name}
            </Text>
          </Stack>
        </Card>
      ))}
    </Columns>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      {(['s', 'm', 'l', 'xl'] as const).map((size) => (
        <HomeIcon key={size} size={size} />
      ))}
    </Inline>
  ),
};

export const IsDecorationUnlessItHasAName: Story = {
  render: () => (
    <Inline>
      <HomeIcon />
      <HomeIcon label="Home" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: 'Home' })).toBeInTheDocument();
  },
};
