import { Card, MoneyBreakdown } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: MoneyBreakdown,
  args: {
    totalLabel: 'Balance',
    parts: [
      {
        id: 'netTuition',
        label: 'Net tuition',
        parts: [
          { id: 'tuition', label: 'Tuition', amount: 595_000 },
          { id: 'promoCode', label: 'Promo code SPRING', amount: -50_000 },
        ],
      },
      { id: 'interest', label: 'Interest', amount: 9538, note: '3.50% a year on what is not yet paid.' },
      { id: 'taxes', label: 'Taxes', amount: 0 },
      {
        id: 'refunds',
        label: 'Refunds',
        parts: [
          { id: 'withdrawal', label: 'By withdrawal', amount: 0 },
          { id: 'custom', label: 'Custom', amount: 2500 },
        ],
      },
      { id: 'paid', label: 'Total paid', amount: -185_000 },
    ],
  },
  render: (args) => (
    <Card>
      <MoneyBreakdown {...args} />
    </Card>
  ),
} satisfies Meta<typeof MoneyBreakdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const EachFigureOpensItsArithmetic: Story = {
  name: 'Each amount expands to its parts, and adds up [P-26] [F-02]',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Balance').parentElement).toHaveTextContent('$ 3,720.38');
    const tuition = canvas.getByRole('button', { name: 'Net tuition $ 5,450.00' });
    await expect(canvas.queryByText('Promo code SPRING')).toBeNull();
    await userEvent.click(tuition);
    await expect(tuition).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Promo code SPRING').parentElement).toHaveTextContent('−$ 500.00');
    await userEvent.click(canvas.getByRole('button', { name: /Interest/ }));
    await expect(canvas.getByText(/3.50% a year/)).toBeVisible();
    // An amount without parts is not a button.
    await expect(canvas.queryByRole('button', { name: /Taxes/ })).toBeNull();
  },
};
