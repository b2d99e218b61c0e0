import { Accordion, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta = {
  component: Accordion,
  args: {
    items: [
      {
        id: 'begin',
        title: 'When does the next cohort begin?',
        content: <Text>On the first Monday of each month. You choose your cohort when you enroll.</Text>,
      },
      {
        id: 'pay',
        title: 'Can I pay in installments?',
        content: <Text>Yes. Two plans spread the tuition over six or twelve months.</Text>,
      },
      {
        id: 'leave',
        title: 'What if I have to stop?',
        content: <Text>You can move to a later cohort. The first transfer is free.</Text>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OneOpen: Story = { args: { defaultOpen: ['pay'] } };

export const AllAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open all sections' }));
    for (const text of [/first Monday/, /Two plans/, /later cohort/])
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close all sections' }));
    for (const button of canvas.getAllByRole('button', { name: /\?/ }))
      await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const SeveralMayBeOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /cohort begin/ }));
    await userEvent.click(canvas.getByRole('button', { name: /installments/ }));
    await expect(canvas.getAllByRole('button', { name: /\?/, expanded: true })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /installments/ }));
    await expect(canvas.getAllByRole('button', { name: /\?/, expanded: true })).toHaveLength(1);
  },
};

export const OneAtATime: Story = {
  args: { isSingle: true, defaultOpen: ['begin'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Open all sections' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /have to stop/ }));
    await expect(canvas.getByRole('button', { expanded: true })).toHaveAccessibleName(/have to stop/);
  },
};

export const SearchInThePageOpensIt: Story = {
  play: async ({ canvas }) => {
    const hidden = canvas.getByText(/Two plans/);
    await expect(hidden).not.toBeVisible();
    // Find-in-page does this when it finds hidden text.
    hidden.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /installments/, expanded: true })).toBeVisible(),
    );
  },
};
