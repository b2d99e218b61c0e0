import { RouterProvider, Stepper } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

const navigate = fn();

const meta = {
  component: Stepper,
  beforeEach: () => void navigate.mockClear(),
  args: {
    label: 'Enrollment',
    current: 'plan',
    steps: [
      { key: 'course', title: 'Course', state: 'completed', href: '/enroll/course' },
      {
        key: 'personal',
        title: 'Personal info',
        state: 'problem',
        href: '/enroll/personal',
        note: 'A phone number is missing',
      },
      { key: 'plan', title: 'Payment plan', state: 'inProgress', href: '/enroll/plan' },
      { key: 'agreement', title: 'Agreement', state: 'notStarted', href: '/enroll/agreement' },
      { key: 'method', title: 'Payment method', state: 'notStarted', href: '/enroll/method' },
      { key: 'review', title: 'Review and submit', state: 'blocked', href: '/enroll/review' },
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
  // Needs a wide screen.
  tags: ['wide'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Enrollment' })).toBeVisible();
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(6);
    await expect(within(steps[2]!).getByText('Payment plan')).toHaveAttribute('aria-current', 'step');
    await expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    await expect(steps.map((step) => step.textContent)).toEqual([
      'CourseCompleted',
      'Personal infoA phone number is missing',
      'Payment planIn progress',
      'AgreementNot started',
      'Payment methodNot started',
      'Review and submitCan’t start yet',
    ]);
    await expect(steps[5]!.querySelector('a')).toBeNull();
  },
};

export const SaysInWordsWhatTheMarkDoesNot: Story = {
  // Needs a wide screen.
  tags: ['wide'],
  args: {
    current: 'course',
    steps: [
      { key: 'course', title: 'Course', href: '/enroll/course', state: 'completed' },
      { key: 'personal', title: 'Personal info', href: '/enroll/personal', state: 'inProgress' },
      { key: 'plan', title: 'Payment plan', href: '/enroll/plan', state: 'completed' },
      { key: 'agreement', title: 'Agreement', href: '/enroll/agreement', state: 'notStarted' },
    ],
  },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    // The open step isn't completed while it is changed.
    await expect(steps.map((step) => step.textContent)).toEqual([
      'CourseIn progress',
      'Personal infoIn progress',
      'Payment planCompleted',
      'AgreementNot started',
    ]);
    const isSeen = (step: HTMLElement) => step.lastElementChild!.lastElementChild!.clientWidth > 1;
    await expect(steps.map(isSeen)).toEqual([false, true, false, false]);
  },
};

export const AStepIsAPlaceToGo: Story = {
  // Needs a wide screen.
  tags: ['wide'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Course' }));
    await expect(navigate).toHaveBeenCalledWith('/enroll/course', undefined);
  },
};

export const WhereThereIsNoRoomTheListOpens: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole('button', { name: 'Step 3 of 6 Payment plan' });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Course' })).toBeNull();
    await userEvent.click(line);
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Course' })).toBeVisible();
  },
};
