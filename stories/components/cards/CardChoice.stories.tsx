import { AddCard, CardChoice, type SavedCard } from '@institute/design-system/cards';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { providerForm, submitProviderForm } from './provider-form.ts';

const visa: SavedCard = { id: 'visa', brand: 'VISA', last4: '4242' };
const mastercard: SavedCard = { id: 'mastercard', brand: 'MASTERCARD', last4: '4444' };

interface ExampleProps {
  saved: readonly SavedCard[];
  errorMessage?: string;
  isAddingFirst?: boolean;
}

function Example({ saved, errorMessage, isAddingFirst = false }: ExampleProps) {
  const [cards, setCards] = useState(saved);
  const [chosen, setChosen] = useState(saved[0]?.id ?? '');
  return (
    <CardChoice
      cards={cards}
      value={chosen}
      onChange={setChosen}
      isAddingFirst={isAddingFirst}
      {...(errorMessage && { errorMessage })}
      addCard={(props) => (
        <AddCard
          {...props}
          openForm={async () => providerForm}
          saveCard={async () => {
            setCards([...cards, mastercard]);
            return { card: mastercard, isNew: true };
          }}
          theme="light"
        />
      )}
    />
  );
}

const meta = {
  component: CardChoice,
  args: { cards: [visa], addCard: fn() },
  render: ({ cards, errorMessage, isAddingFirst = false }) => (
    <Example
      saved={cards}
      isAddingFirst={isAddingFirst}
      {...(typeof errorMessage === 'string' && { errorMessage })}
    />
  ),
} satisfies Meta<typeof CardChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AddsAnotherCard: Story = {
  name: 'Chooses and focuses the card that was added',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use another card' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Add a card' })).toHaveFocus());
    // Enter in a radio button would submit the form around it, with the saved card.
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Use another card' })).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await submitProviderForm(canvasElement, 'card_1');
    const added = await canvas.findByRole('radio', { name: 'Mastercard ending in 4444' });
    await expect(added).toBeChecked();
    await waitFor(() => expect(added).toHaveFocus());
  },
};

export const OpensWithTheForm: Story = {
  args: { isAddingFirst: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Add a card' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use another card' }));
    await submitProviderForm(canvasElement, 'card_1');
    await expect(await canvas.findByRole('radio', { name: 'Mastercard ending in 4444' })).toBeChecked();
  },
};

export const NoCards: Story = {
  args: { cards: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await submitProviderForm(canvasElement, 'card_1');
    await expect(await canvas.findByRole('radio', { name: 'Mastercard ending in 4444' })).toBeChecked();
  },
};

export const Declined: Story = {
  args: { cards: [visa, mastercard], errorMessage: 'Your bank declined the payment. Use another card.' },
};
