import { Columns, Fieldset, PriceCard, Stack, TextField } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { announced } from './Canvas.tsx';

const contact = (
  <Stack gap="m">
    <TextField label="Name" name="name" isRequired />
    <TextField label="Relation" name="relation" />
  </Stack>
);

const plans = [
  { value: 'FULL', title: 'Pay in full', amount: 545_000 },
  { value: 'A', title: 'Plan A', amount: 99_200, unit: 'for 6 months' },
];

function Plans() {
  const [value, setValue] = useState('');
  return (
    <Columns min="m">
      {plans.map(({ value: plan, ...rest }) => (
        <PriceCard
          key={plan}
          {...rest}
          choice={{ name: 'plan', value: plan, isSelected: value === plan, onSelect: setValue }}
        />
      ))}
    </Columns>
  );
}

const meta = {
  component: Fieldset,
  args: { label: 'Emergency contact', children: contact },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Stack gap="xl">
      <Fieldset label="Emergency contact" description="Whom we call if you cannot" isRequired>
        {contact}
      </Fieldset>
      <Fieldset label="Second contact">{contact}</Fieldset>
      <Fieldset label="Payment plan" errorMessage="This field is required" isRequired isRadioGroup>
        <Plans />
      </Fieldset>
      <Fieldset label="Former contact" isDisabled>
        {contact}
      </Fieldset>
    </Stack>
  ),
};

export const NamesWhatIsInIt: Story = {
  args: { description: 'Whom we call if you cannot', isRequired: true, onBlur: fn(), onFocus: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole('group', { name: 'Emergency contact' });
    await expect(group).toHaveAccessibleDescription('Whom we call if you cannot');
    await expect(canvas.getByRole('textbox', { name: 'Relation (optional)' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onFocus).toHaveBeenCalledTimes(1);
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
};

export const SaysOnceThatItIsOptional: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Emergency contact (optional)' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Relation' })).toBeVisible();
  },
};

export const IsOneChoiceOfCards: Story = {
  args: { label: 'Payment plan', isRadioGroup: true, isRequired: true, children: <Plans /> },
  render: function Render(args) {
    const [errorMessage, setErrorMessage] = useState('');
    return (
      <Fieldset {...args} {...{ errorMessage }} onBlur={() => setErrorMessage('This field is required')} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Payment plan' });
    await expect(group).toBeRequired();
    await userEvent.tab();
    await userEvent.tab();
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('This field is required');
    await waitFor(() => expect(announced()).toBe('This field is required'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Plan A' }));
    await expect(canvas.getByRole('radio', { name: 'Plan A' })).toBeChecked();
  },
};

export const IsDisabledAsAWhole: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('textbox')) await expect(box).toBeDisabled();
  },
};
