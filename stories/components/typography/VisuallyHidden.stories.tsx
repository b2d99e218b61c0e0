import { Text, VisuallyHidden } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const IsReadButNotShown: StoryObj<typeof meta> = {
  render: () => (
    <Text>
      4 <VisuallyHidden>unread messages</VisuallyHidden>
    </Text>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('unread messages').getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
};
