import { RouterProvider, Stepper } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const navigate = fn();

const meta = {
  component: Stepper,
  beforeEach: () => void navigate.mockClear(),
  args: {
    label: 'Enrollment',
    current: 'plan',
    steps: [
      { id: 'course', label: 'Course', state: 'done', href: '/enroll/course' },
      {
        id: 'personal',
        label: 'Personal info',
        state: 'problem',
        href: '/enroll/personal',
        note: 'A phone number is missing',
      },
      { id: 'plan', label: 'Payment plan', state: 'started', href: '/enroll/plan' },
      { id: 'agreement', label: 'Agreement', state: 'upcoming', href: '/enroll/agreement' },
      { id: 'method', label: 'Payment method', state: 'upcoming', href: '/enroll/method' },
      { id: 'review', label: 'Review and submit', state: 'locked' },
    ],
  },
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <Stepper {...args} />
    </RouterProvider>
  ),
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {};
export const Vertical: Story = { args: { layout: 'vertical' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const SaysWhereOneIs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Enrollment' })).toBeVisible();
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(6);
    await expect(steps[2]!.querySelector('[aria-current="step"]')).toHaveTextContent(
      'Payment plan, In progress',
    );
    await expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    await expect(steps[1]).toHaveTextContent('Personal info, Needs another look');
    await expect(steps[5]).toHaveTextContent('Review and submit, Cannot start yet');
    await expect(steps[5]!.querySelector('a')).toBeNull();
  },
};

export const AStepIsAPlaceToGo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Course\s?, Completed/ }));
    await expect(navigate).toHaveBeenCalledWith('/enroll/course', undefined);
  },
};
