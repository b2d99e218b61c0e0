import { Breadcrumb } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Courses', href: '/courses' },
      { label: 'Motivational interviewing', href: '/courses/7' },
      { label: 'Module 5' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

export const ThreeLevels: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
    await expect(canvas.getByText('Module 5')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
