import { Card, Stack, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const gaps = ['none', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl'] as const;

export const AllGaps: Story = {
  render: () => (
    <Stack gap="l">
      {gaps.map((gap) => (
        <Stack key={gap} gap="xxs">
          <Text size="s" tone="muted">
            {gap}
          </Text>
          <Stack gap={gap}>
            <Card padding="s">One</Card>
            <Card padding="s">Two</Card>
          </Stack>
        </Stack>
      ))}
    </Stack>
  ),
};

export const IsDivided: Story = {
  args: {
    as: 'ul',
    isDivided: true,
    children: ['One', 'Two', 'Three'].map((name) => <li key={name}>{name}</li>),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(getComputedStyle(first!).borderTopWidth).toBe('0px');
    await expect(getComputedStyle(second!).borderTopWidth).toBe('1px');
    // As much space as above the line.
    await expect(getComputedStyle(second!).paddingTop).toBe(getComputedStyle(second!.parentElement!).rowGap);
  },
};

export const IsAListWhereThatIsMeant: Story = {
  args: { as: 'ul', children: ['One', 'Two'].map((name) => <li key={name}>{name}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
