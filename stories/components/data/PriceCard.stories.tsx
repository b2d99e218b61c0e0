import { Button, Columns, Disclosure, Fieldset, PriceCard, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

const onSelect = fn();
const plans = [
  {
    value: 'FULL',
    title: 'Pay in full',
    amount: 545_000,
    before: 595_000,
    badge: 'Save $ 500',
    features: ['One payment today', 'No interest'],
  },
  {
    value: 'A',
    title: 'Plan A',
    amount: 99_200,
    unit: 'for 6 months',
    features: ['$ 500.00 deposit today', 'No interest', 'Last payment Jun 01, 2027'],
  },
  {
    value: 'B',
    title: 'Plan B',
    amount: 51_300,
    unit: 'for 12 months',
    features: ['$ 500.00 deposit today', '3.50% interest', 'Last payment Dec 01, 2027'],
  },
] as const;

const meta = {
  component: PriceCard,
  args: { title: 'Plan A', amount: 99_200 },
  beforeEach: () => void onSelect.mockClear(),
} satisfies Meta<typeof PriceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choice: Story = {
  render: function Render() {
    const [value, setValue] = useState('A');
    return (
      <Fieldset label="Payment plan" isRadioGroup isRequired>
        <Columns min="m">
          {plans.map(({ value: plan, ...rest }) => (
            <PriceCard
              key={plan}
              {...rest}
              choice={{
                name: 'plan',
                value: plan,
                isSelected: value === plan,
                onSelect: (next) => {
                  setValue(next);
                  onSelect(next);
                },
              }}
            >
              <Disclosure title="Whole schedule" level={4}>
                <Text tone="muted">Due on the first of each month.</Text>
              </Disclosure>
            </PriceCard>
          ))}
        </Columns>
      </Fieldset>
    );
  },
};

export const WithButtons: Story = {
  render: () => (
    <Columns min="m">
      <PriceCard
        title="Monthly"
        amount={2900}
        unit="per month"
        features={['Public profile', 'Unlimited sessions', 'Cancel at any time']}
        action={
          <Button variant="secondary" isFullWidth>
            Choose monthly
          </Button>
        }
      />
      <PriceCard
        title="Yearly"
        badge="Two months free"
        amount={29_000}
        unit="per year"
        features={['Public profile', 'Unlimited sessions']}
        action={<Button isFullWidth>Choose yearly</Button>}
      />
    </Columns>
  ),
};

export const Current: Story = {
  args: {
    title: 'Practice',
    amount: 5900,
    unit: 'per month',
    features: ['Everything in Solo', 'Any number of services'],
    badge: 'Your plan',
    isCurrent: true,
  },
};

/** In a list, its items are equally high, and so are their cards. */
export const InAList: Story = {
  render: () => (
    <Columns as="ul" role="list" min="s">
      {plans.map(({ value, ...rest }) => (
        <li key={value}>
          <PriceCard {...rest} action={<Button variant="secondary">Choose</Button>} />
        </li>
      ))}
    </Columns>
  ),
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem').filter((one) => one.querySelector('button')))
      await expect(item.firstElementChild!.clientHeight).toBeGreaterThan(item.clientHeight - 4);
  },
};

export const ArrowsChooseAndTheWholeCardIsTheTarget: Story = {
  render: Choice.render!,
  play: async ({ canvas, userEvent }) => {
    const full = canvas.getByRole('radio', { name: 'Pay in full' });
    await expect(full).toHaveAccessibleDescription('$ 5,450.00 Before: $ 5,950.00');
    await userEvent.click(full);
    await expect(onSelect).toHaveBeenLastCalledWith('FULL');
    await userEvent.keyboard('{ArrowDown}');
    await expect(onSelect).toHaveBeenLastCalledWith('A');
    // Controls inside can be used without selecting the card.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Whole schedule' })[2]!);
    await expect(canvas.getByRole('radio', { name: 'Plan A' })).toBeChecked();
    // The middle of a card belongs to its radio button.
    const title = canvas.getByText('Plan B');
    const box = title.closest('div')!.parentElement!.getBoundingClientRect();
    const target = document.elementFromPoint(box.left + 8, box.top + box.height / 2);
    await expect(target?.closest('label')).toHaveTextContent('Plan B');
  },
};
