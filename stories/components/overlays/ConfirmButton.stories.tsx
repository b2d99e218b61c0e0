import {
  Button,
  ConfirmButton,
  type ConfirmButtonProps,
  DeleteIcon,
  Heading,
  PageSection,
  Text,
  ToastRegion,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { withErrorMessages } from '../../with-error-messages.tsx';

const meta = {
  component: ConfirmButton,
  args: {
    children: 'Remove card',
    icon: <DeleteIcon />,
    title: 'Remove this card?',
    message: <Text>Visa ending in 4242 will no longer be offered for payments.</Text>,
    confirmLabel: 'Remove',
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('alertdialog', { name: 'Remove this card?' });

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove card' }));
    await waitFor(async () => expect(await dialog()).toBeVisible());
    await expect(await dialog()).toHaveAccessibleDescription(
      'Visa ending in 4242 will no longer be offered for payments.',
    );
    // The safe action has focus.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const ConfirmRepeatsTheLabel: Story = {
  args: { confirmLabel: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove card' }));
    await expect(within(await dialog()).getByRole('button', { name: 'Remove card' })).toBeVisible();
  },
};

export const CancelDoesNothing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Remove card' });
    await userEvent.click(opener);
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const WaitsUntilItIsDone: Story = {
  play: async ({ canvas, userEvent, args }) => {
    let finish = () => {};
    (args.onConfirm as ReturnType<typeof fn>).mockImplementation(
      () => new Promise<void>((resolve) => (finish = resolve)),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove card' }));
    await dialog();
    const confirm = screen.getByRole('button', { name: 'Remove' });
    await userEvent.click(confirm);
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    finish();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const AFailureStaysInTheDialog: Story = {
  args: {
    onConfirm: fn(() => Promise.reject({ status: 409, key: 'cardInUse' })),
  },
  decorators: withErrorMessages({ cardInUse: 'This card pays a pending schedule.' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove card' }));
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('This card pays a pending schedule.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus());
    // When opened again, the previous error is gone.
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove card' }));
    await expect(await dialog()).not.toHaveTextContent('pending schedule');
  },
};

export const SomethingThatTakesNothingAway: Story = {
  args: {
    children: 'Submit attendance',
    icon: undefined,
    variant: 'primary',
    title: 'Submit the attendance of 12 students?',
    message: undefined,
    confirmLabel: 'Submit',
    isDestructive: false,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit attendance' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** The removed card's button goes with the dialog. */
function SavedCard({ onConfirm, ...props }: ConfirmButtonProps) {
  const [isRemoved, setIsRemoved] = useState(false);
  return (
    <main id="main" tabIndex={-1}>
      {isRemoved ? (
        'No cards'
      ) : (
        <ConfirmButton
          {...props}
          onConfirm={async () => {
            await onConfirm();
            setIsRemoved(true);
          }}
        />
      )}
    </main>
  );
}

export const SaysSoAndMovesFocusOn: Story = {
  args: { successMessage: 'Your card was removed.', keepLabel: 'Keep it' },
  render: (args) => (
    <>
      <SavedCard {...args} />
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove card' }));
    await dialog();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('No cards')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(screen.getByRole('listitem')).toHaveTextContent('Your card was removed.');
  },
};

/** Cards to remove, each by a question or at once. */
function SavedCards({ isAsking }: { isAsking: boolean }) {
  const [cards, setCards] = useState(['Visa', 'Mastercard', 'Amex']);
  const remove = (card: string) => setCards((all) => all.filter((other) => other !== card));
  return (
    <main id="main" tabIndex={-1}>
      <Heading level={1}>Wallet</Heading>
      <PageSection title="Cards">
        <ul>
          {cards.map((card) => (
            <li key={card}>
              {isAsking ? (
                <ConfirmButton
                  title="Remove this card?"
                  confirmLabel="Remove"
                  // The list is read again a moment after the dialog has closed.
                  onConfirm={() => void setTimeout(() => remove(card), 100)}
                >
                  Remove {card}
                </ConfirmButton>
              ) : (
                <Button onPress={() => remove(card)}>Remove {card}</Button>
              )}
            </li>
          ))}
        </ul>
      </PageSection>
      <ConfirmButton title="Close it?" confirmLabel="Close" onConfirm={fn()}>
        Close the wallet
      </ConfirmButton>
    </main>
  );
}

export const FocusGoesToTheNextItem: Story = {
  name: 'Focus goes to the next item, the one before it, then the section’s heading',
  render: () => <SavedCards isAsking />,
  play: async ({ canvas, userEvent }) => {
    const remove = async (card: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Remove ${card}` }));
      await userEvent.click(within(await dialog()).getByRole('button', { name: 'Remove' }));
      await waitFor(() => expect(canvas.queryByRole('button', { name: `Remove ${card}` })).toBeNull());
    };
    await remove('Mastercard');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Amex' })).toHaveFocus());
    await remove('Amex');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Visa' })).toHaveFocus());
    await remove('Visa');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Cards' })).toHaveFocus());
  },
};

export const WithoutAQuestionToo: Story = {
  name: 'A control that disappears without a question passes focus on too',
  render: () => <SavedCards isAsking={false} />,
  play: async ({ canvas, userEvent }) => {
    // Focus is kept from the first dialog on; an app starts it at once.
    await userEvent.click(canvas.getByRole('button', { name: 'Close the wallet' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    // The dialog gives the focus back a moment after it has closed.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close the wallet' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Visa' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Mastercard' })).toHaveFocus());
  },
};

export const NothingToConfirm: Story = {
  args: {
    message: <Text>This card pays a pending schedule.</Text>,
    confirmLabel: null,
    keepLabel: 'Keep it',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove card' }));
    await expect(within(await dialog()).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Also with long labels, its two buttons are in one row. */
export const ButtonsInOneRow: Story = {
  args: { confirmLabel: 'Cancel subscription', keepLabel: 'Keep subscription' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove card' }));
    const [keep, confirm] = await Promise.all(
      ['Keep subscription', 'Cancel subscription'].map((name) => screen.findByRole('button', { name })),
    );
    if (innerWidth >= 600)
      await expect(keep!.getBoundingClientRect().top).toBe(confirm!.getBoundingClientRect().top);
    await userEvent.click(keep!);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
