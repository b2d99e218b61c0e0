import { Button, DescriptionList, MoneyValue } from '@institute/design-system';
import {
  CheckAndPay,
  type CheckAndPayProps,
  cardErrorMessages,
  type SavedCard,
} from '@institute/design-system/cards';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { withErrorMessages } from '../../with-error-messages.tsx';

const cards: readonly SavedCard[] = [
  { id: 'visa', brand: 'VISA', last4: '4242', isDeclined: true },
  { id: 'mastercard', brand: 'MASTERCARD', last4: '4444' },
];

function Example(props: CheckAndPayProps) {
  const [cardId, setCardId] = useState(props.cardId);
  return <CheckAndPay {...props} cardId={cardId} onChooseCard={setCardId} />;
}

const meta = {
  component: CheckAndPay,
  decorators: [withErrorMessages(cardErrorMessages)],
  args: {
    amount: 24900,
    currency: 'USD',
    cards,
    cardId: undefined,
    onChooseCard: fn(),
    addCard: fn(),
    refusal: null,
    onPay: fn(),
    actions: <Button variant="secondary">Change what you pay</Button>,
    children: (
      <DescriptionList
        layout="between"
        items={[{ term: 'Amount', value: <MoneyValue amount={24900} currency="USD" /> }]}
      />
    ),
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof CheckAndPay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pays: Story = {
  name: 'Pays with the chosen card',
  args: { isNextStep: true },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Check and pay' })).toHaveFocus());
    const mastercard = canvas.getByRole('radio', { name: 'Mastercard ending in 4444' });
    // The bank declined the last payment with the other one.
    await expect(mastercard).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $ 249.00' }));
    await expect(args.onPay).toHaveBeenLastCalledWith('mastercard');
    await userEvent.click(canvas.getByRole('radio', { name: /Visa ending in 4242/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $ 249.00' }));
    await expect(args.onPay).toHaveBeenLastCalledWith('visa');
  },
};

export const Declined: Story = {
  args: { cardId: 'visa', refusal: { key: 'failedPay', status: 402, errors: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your bank declined the payment');
    // No other card is charged unnoticed.
    await expect(canvas.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
  },
};

export const InvalidCard: Story = {
  args: { refusal: { key: 'invalidPaymentMethodDetails', status: 422, errors: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText(/The card details aren’t right/)).toBeVisible();
  },
};

export const Expired: Story = {
  args: { expired: 'This quote has expired and nothing was paid. Please get a new one.' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/This quote has expired/)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /Pay/ })).toBeNull();
  },
};

export const Free: Story = {
  args: { amount: 0, title: 'Check and book', payLabel: 'Book this time' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Book this time' }));
    await expect(args.onPay).toHaveBeenCalledWith(null);
  },
};
