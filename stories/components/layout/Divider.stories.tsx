import { Divider, Stack, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: Divider } satisfies Meta<typeof Divider>;
export default meta;

export const BetweenTopics: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <Text>What you pay today.</Text>
      <Divider />
      <Text>What you pay later.</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeInTheDocument();
  },
};
