import { TextAreaField } from '@institute/design-system';
import { FormDialogButton, type FormDialogButtonProps } from '@institute/design-system/forms';
import { lengthMax, required, ruleSchema } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { painted } from '../../painted.ts';
import { withErrorMessages } from '../../with-error-messages.tsx';

interface Answers {
  reason: string;
}

const schema = ruleSchema<Answers>({ reason: [required(), lengthMax(1000)] });

const savedSchema = ruleSchema<Answers & { version: number }>({ reason: [required()], version: [] });

const meta = {
  component: FormDialogButton<Answers>,
  args: {
    label: 'Cancel the session',
    title: 'Cancel this session?',
    message: 'We’ll refund $ 80.00 to the card you paid with.',
    submitLabel: 'Yes, cancel',
    isDestructive: true,
    keepLabel: 'Keep session',
    successMessage: 'Your session was canceled.',
    draft: 'example',
    schema,
    defaultValues: { reason: '' },
    onSubmit: fn(),
    children: (form) => (
      <form.Field
        name="reason"
        as={TextAreaField}
        isRequired
        label="Your reason"
        description="Your coach will read it."
      />
    ),
  },
} satisfies Meta<typeof FormDialogButton<Answers>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog, once it has faded in. */
async function dialog(): Promise<HTMLElement> {
  const found = await screen.findByRole('dialog', { name: 'Cancel this session?' });
  await waitFor(() => expect(found).toBeVisible());
  return found;
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the session' }));
    await dialog();
  },
};

export const SubmitsClosesAndSaysSo: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Cancel the session' });
    await userEvent.click(opener);
    await dialog();
    await userEvent.type(screen.getByLabelText('Your reason'), 'I’m ill');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel' }));
    await isClosed();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ value: { reason: 'I’m ill' } }),
    );
    await waitFor(() => expect(opener).toHaveFocus());
    // What was sent isn't offered again.
    await userEvent.click(opener);
    await dialog();
    await expect(screen.getByLabelText('Your reason')).toHaveValue('');
  },
};

/** A reason that is saved with its version, and read again before the submit ends. */
function SavedReason(props: Pick<FormDialogButtonProps<Answers>, 'label' | 'title' | 'submitLabel'>) {
  const [saved, setSaved] = useState({ reason: 'I’m ill', version: 1 });
  return (
    <FormDialogButton<typeof saved>
      {...props}
      draft="example"
      schema={savedSchema}
      defaultValues={saved}
      onSubmit={async ({ value }) => {
        if (value.version !== saved.version) throw new Error('Changed elsewhere');
        setSaved({ reason: value.reason.trim(), version: value.version + 1 });
        await painted();
      }}
    >
      {(form) => <form.Field name="reason" as={TextAreaField} label="Your reason" />}
    </FormDialogButton>
  );
}

export const SavesAgainWhatWasSaved: Story = {
  render: ({ label, title, submitLabel }) => <SavedReason {...{ label, title, submitLabel }} />,
  play: async ({ canvas, userEvent }) => {
    for (const reason of ['I’m ill', 'I’m ill, too']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel the session' }));
      await dialog();
      await expect(screen.getByLabelText(/^Your reason/)).toHaveValue(reason);
      await userEvent.type(screen.getByLabelText(/^Your reason/), ', too ');
      await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel' }));
      await isClosed();
    }
  },
};

export const SubmitRepeatsTheLabel: Story = {
  args: { submitLabel: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the session' }));
    await expect(within(await dialog()).getByRole('button', { name: 'Cancel the session' })).toBeVisible();
  },
};

export const ClosingKeepsWhatWasTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Cancel the session' });
    await userEvent.click(opener);
    await dialog();
    await userEvent.type(screen.getByLabelText('Your reason'), 'I’m ill');
    await userEvent.click(screen.getByRole('button', { name: 'Keep session' }));
    await isClosed();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(opener);
    await dialog();
    await expect(screen.getByLabelText('Your reason')).toHaveValue('I’m ill');
  },
};

let answer = () => {};

export const StaysOpenWhileItSubmits: Story = {
  args: {
    onSubmit: fn(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the session' }));
    const open = await dialog();
    await userEvent.type(screen.getByLabelText('Your reason'), 'I’m ill');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep session' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(open).toBeVisible();
    answer();
    await isClosed();
  },
};

export const AFailureStaysInTheDialog: Story = {
  args: { onSubmit: fn(() => Promise.reject({ status: 409, key: 'sessionBegan' })) },
  decorators: withErrorMessages({ sessionBegan: 'The session has begun.' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the session' }));
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel' }));
    await waitFor(() => expect(screen.getByText('This field is required')).toBeVisible());
    // So that the error is read, with its field.
    await waitFor(() => expect(screen.getByLabelText('Your reason')).toHaveFocus());
    await userEvent.type(screen.getByLabelText('Your reason'), 'I’m ill');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('The session has begun.');
    await expect(screen.getByLabelText('Your reason')).toHaveValue('I’m ill');
  },
};

let showNewerData = () => {};

/** A canceled session can't be canceled again: with newer data, its button is gone. */
function Session(props: FormDialogButtonProps<Answers>) {
  const [isCanceled, setIsCanceled] = useState(false);
  showNewerData = () => setIsCanceled(true);
  return (
    <main id="main" tabIndex={-1}>
      {isCanceled ? 'Canceled' : <FormDialogButton {...props} />}
    </main>
  );
}

export const FocusMovesOnWhenTheButtonIsGone: Story = {
  render: (args) => <Session {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Cancel the session' });
    await userEvent.click(opener);
    await dialog();
    await userEvent.type(screen.getByLabelText('Your reason'), 'I’m ill');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel' }));
    await isClosed();
    await waitFor(() => expect(opener).toHaveFocus());
    showNewerData();
    await waitFor(() => expect(opener).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const FocusMovesOnWhenTheButtonGoesWithTheDialog: Story = {
  args: { onSubmit: fn(() => showNewerData()) },
  render: (args) => <Session {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the session' }));
    await dialog();
    await userEvent.type(screen.getByLabelText('Your reason'), 'I’m ill');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel' }));
    await isClosed();
    await expect(canvas.getByText('Canceled')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const NothingToSubmit: Story = {
  args: {
    message: 'The session has begun, so it can’t be canceled.',
    submitLabel: null,
    keepLabel: 'Back to the session',
    children: () => <></>,
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Cancel the session' });
    await userEvent.click(opener);
    await expect(await dialog()).toHaveTextContent('The session has begun, so it can’t be canceled.');
    await expect(screen.queryByRole('button', { name: 'Yes, cancel' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the session' }));
    await isClosed();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The response got lost: the dialog says so instead of offering to send it again. */
export const AnUnknownOutcome: Story = {
  args: {
    outcome: {
      pending: { status: 'checking', sentAt: Date.UTC(2026, 10, 23, 15), problem: null, isAwaited: false },
      refusal: null,
      sendAgain: fn(),
      giveUp: fn(),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the session' }));
    await expect(await dialog()).toHaveTextContent('We’re checking what happened');
    await expect(screen.queryByRole('button', { name: 'Yes, cancel' })).toBeNull();
  },
};
