import { Link, NotFound } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: NotFound,
  args: {
    homeHref: '/home',
    actions: (
      <Link href="mailto:help@example.com" isStandalone>
        Write to support
      </Link>
    ),
  },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadsBackAndCanTakeTheFocus: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home');
  },
};
