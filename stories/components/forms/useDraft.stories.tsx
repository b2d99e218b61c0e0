import { Button, TextAreaField, TextField } from '@institute/design-system';
import { createStoredValue } from '@institute/design-system/app';
import {
  type DeviceCopy,
  type Draft,
  DraftConflict,
  type DraftCopy,
  type DraftState,
  DraftStatus,
  UnsavedChangesGuard,
  useDraft,
  useForm,
} from '@institute/design-system/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { announced, Canvas } from '../fields/Canvas.tsx';

interface Values {
  name: string;
  goal: string;
}
const empty: Values = { name: '', goal: '' };

/** A simulated server in the page. */
const server = {
  held: { values: empty, version: 1 } as DraftCopy<Values>,
  isOffline: false,
  saves: 0,
  reset(values = empty) {
    this.held = { values, version: 1 };
    this.isOffline = false;
    this.saves = 0;
    localStorage.removeItem('story.draft');
  },
  async save(copy: DraftCopy<Values>) {
    this.saves += 1;
    if (this.isOffline) throw new TypeError('Failed to fetch');
    if (copy.version !== this.held.version) throw new DraftConflict(this.held);
    this.held = { values: copy.values, version: copy.version + 1 };
    return this.held.version;
  },
};

const storage = createStoredValue<DeviceCopy<Values>>('story.draft', (value) => value as DeviceCopy<Values>);

function Application() {
  const form = useForm({
    draft: { none: 'useDraft keeps it' },
    defaultValues: server.held.values,
    onSubmit: () => draft.discard(),
  });
  const draft: Draft<Values> = useDraft(form, {
    initial: server.held,
    storage,
    save: (copy) => server.save(copy),
    delay: 50,
  });
  return (
    <form.Form>
      <DraftStatus draft={draft} />
      <form.Field name="name" as={TextField} label="Name" isRequired />
      <form.Field name="goal" as={TextAreaField} label="What do you want to learn?" />
      <form.SubmitButton>Send</form.SubmitButton>
      <UnsavedChangesGuard isUnsaved={draft.isUnsaved} />
    </form.Form>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <Application />}
      <Button variant="quiet" onPress={() => setOpen(!isOpen)}>
        {isOpen ? 'Leave the page' : 'Come back'}
      </Button>
    </>
  );
}

const meta = {
  component: Page,
  beforeEach: () => server.reset(),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};

const states: DraftState[] = ['idle', 'unsaved', 'saving', 'saved', 'failed', 'conflict'];

export const States: Story = {
  render: () => (
    <Canvas>
      {states.map((state) => (
        <DraftStatus key={state} draft={{ state, keepMine: async () => true, takeTheirs() {} }} />
      ))}
    </Canvas>
  ),
};

export const SavesWhenTypingRests: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Your answers are saved as you go.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Name'), 'Ana');
    // Saved on the device immediately.
    await expect(storage.read()?.values.name).toBe('Ana');
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(server.held.values.name).toBe('Ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(storage.read()).toBeNull());
  },
};

// Claim: typed-text-kept
export const NothingIsLostOffline: Story = {
  play: async ({ canvas, userEvent }) => {
    server.isOffline = true;
    await userEvent.type(canvas.getByLabelText('Name'), 'Ana');
    await expect(await canvas.findByText(/Not saved yet/)).toBeVisible();
    await waitFor(() => expect(announced()).toMatch(/^Not saved yet/));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ana');
    server.isOffline = false;
    window.dispatchEvent(new Event('online'));
    await userEvent.type(canvas.getByLabelText('Name'), ' María');
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(server.held.values.name).toBe('Ana María');
  },
};

export const AsksWhichOfTwoCounts: Story = {
  name: 'Asks which of two versions to keep, and silently overwrites neither',
  play: async ({ canvas, userEvent }) => {
    server.held = { values: { ...empty, name: 'from another device' }, version: 2 };
    const box = canvas.getByLabelText('Name');
    await userEvent.type(box, 'Ana');
    await expect(await canvas.findByText('This was also changed somewhere else')).toBeVisible();
    await waitFor(() => expect(announced()).toBe('This was also changed somewhere else'));
    await expect(box).toHaveValue('Ana');
    await expect(server.held.values.name).toBe('from another device');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the other version' }));
    await waitFor(() => expect(box).toHaveValue('from another device'));
    server.held = { values: { ...empty, name: 'once more' }, version: 3 };
    await userEvent.type(box, '!');
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep what’s on this page' }));
    await waitFor(() => expect(server.held.values.name).toBe('from another device!'));
  },
};

export const FollowsAnotherTab: Story = {
  play: async ({ canvas }) => {
    const values = { ...empty, name: 'typed in another tab' };
    localStorage.setItem('story.draft', JSON.stringify({ values, version: 1, isSaved: false }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'story.draft' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('typed in another tab'));
  },
};
