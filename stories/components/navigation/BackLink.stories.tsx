import { BackLink, Page } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: BackLink,
  args: { href: '/courses', children: 'My courses' },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'My courses' });
    await expect(link).toHaveAttribute('href', '/courses');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const AboveATitle: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => <Page above={<BackLink {...args} />} title="Motivational interviewing" />,
};
