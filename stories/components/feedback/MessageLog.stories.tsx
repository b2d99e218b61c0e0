import { MessageLog, toast } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: MessageLog,
  beforeEach: () => {
    toast.clear();
    return () => toast.clear();
  },
} satisfies Meta<typeof MessageLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const NewestFirst: Story = {
  play: async ({ canvas }) => {
    toast.success('Welcome back, Maya');
    toast.info('We e-mailed you a verification code');
    toast.error('The bookmark could not be saved');
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      'Error: The bookmark could not be saved',
    );
  },
};
