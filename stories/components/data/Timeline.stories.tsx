import { Link, Timeline } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Timeline,
  args: {
    label: 'Your application',
    events: [
      { id: 'submitted', title: 'Submitted', state: 'done', at: '2026-11-16' },
      {
        id: 'reviewed',
        title: 'Reviewed by an advisor',
        state: 'done',
        at: '2026-11-17T15:20:00Z',
        children: 'Ana Ruiz looked at your application.',
      },
      { id: 'approved', title: 'Approved', state: 'done', at: '2026-11-18' },
      {
        id: 'signing',
        title: 'Document signing',
        state: 'current',
        children: (
          <>
            Two documents wait for you. <Link href="/signing">Sign them</Link>
          </>
        ),
      },
      { id: 'complete', title: 'Complete', state: 'upcoming', when: 'within 48 hours of signing' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};

export const History: Story = {
  args: {
    label: 'Activity',
    events: [
      { id: '3', title: 'Password changed', state: 'done', at: '2026-11-20T09:12:00Z' },
      {
        id: '2',
        title: 'Payment of $ 450.00 declined',
        state: 'failed',
        at: '2026-11-18T07:00:00Z',
        children: 'Visa ending in 0002',
      },
      { id: '1', title: 'Signed in', state: 'done', at: '2026-11-18T06:58:00Z' },
    ],
  },
};

export const SaysWhatIsDoneAndWhatIsToCome: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Your application' })).toBeVisible();
    const events = canvas.getAllByRole('listitem');
    await expect(events[0]).toHaveTextContent('Done: SubmittedNov 16, 2026');
    await expect(events[3]).toHaveAttribute('aria-current', 'step');
    await expect(events[3]).toHaveTextContent('Now: Document signing');
    await expect(events[4]).toHaveTextContent('Upcoming: Complete');
  },
};
