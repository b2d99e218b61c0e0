import { Button } from '@institute/design-system';
import { AddCard } from '@institute/design-system/cards';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { withErrorMessages } from '../../with-error-messages.tsx';
import { providerForm, submitProviderForm } from './provider-form.ts';

const card = { id: '1', brand: 'VISA' as const, last4: '4242' };

const meta = {
  component: AddCard,
  args: {
    openForm: fn(async () => providerForm),
    saveCard: fn(async () => ({ card, isNew: true })),
    onAdded: fn(),
    onCancel: fn(),
    theme: 'light',
  },
} satisfies Meta<typeof AddCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AddsACard: Story = {
  args: { autoFocus: true },
  render: function OpenedByAButton(args) {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? <AddCard {...args} /> : <Button onPress={() => setOpen(true)}>Use another card</Button>;
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use another card' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Add a card' })).toHaveFocus());
    await submitProviderForm(canvasElement, 'card_1');
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledWith(card));
    await expect(args.saveCard).toHaveBeenCalledWith('card_1');
  },
};

export const SelectsASavedCard: Story = {
  args: { saveCard: fn(async () => ({ card, isNew: false })) },
  play: async ({ canvasElement, args }) => {
    await submitProviderForm(canvasElement, 'card_1');
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledWith(card));
  },
};

export const Refused: Story = {
  args: {
    openForm: fn(async () => providerForm),
    saveCard: fn(() => Promise.reject({ status: 422, key: 'failedAddPaymentMethod' })),
  },
  decorators: withErrorMessages({
    failedAddPaymentMethod: 'Your bank refused this card.',
  }),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await submitProviderForm(canvasElement, 'card_1');
    await expect(await canvas.findByText('Your bank refused this card.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enter another card' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByTitle(/^Card details/)).toBeVisible();
    await expect(args.openForm).toHaveBeenCalledTimes(2);
    await expect(args.onAdded).not.toHaveBeenCalled();
  },
};

let isDown = true;
const failWhileDown = async <Value,>(status: number, key: string, value: Value) => {
  if (isDown) throw { status, key };
  return value;
};
const start = () => {
  isDown = true;
};

export const Unanswered: Story = {
  name: 'Sends the same token again after no answer',
  beforeEach: start,
  args: {
    saveCard: fn(() => failWhileDown(502, 'paymentRequestError', { card, isNew: true })),
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await submitProviderForm(canvasElement, 'card_1');
    const again = await canvas.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(again);
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledWith(card));
    await expect(args.saveCard).toHaveBeenCalledTimes(2);
    await expect(args.saveCard).toHaveBeenLastCalledWith('card_1');
  },
};

export const NoForm: Story = {
  beforeEach: start,
  args: { openForm: fn(() => failWhileDown(503, 'unavailable', providerForm)) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/The service is briefly unavailable/)).toBeVisible();
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByTitle(/^Card details/)).toBeVisible();
  },
};
