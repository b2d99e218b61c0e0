import { Heading, Stack } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Heading,
  args: { level: 2, children: 'Your next module' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllSizes: Story = {
  render: () => (
    <Stack gap="l">
      {(['display', 'xl', 'l', 'm', 's', 'xs'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}: Good coaching is a practice
        </Heading>
      ))}
      <Heading level={2} tone="muted">
        Muted
      </Heading>
      <Heading level={2} tone="brand" align="center">
        Brand, in the middle
      </Heading>
    </Stack>
  ),
};

export const LevelAndSizeAreApart: Story = {
  args: { level: 1, size: 's', isFocusTarget: true },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};
