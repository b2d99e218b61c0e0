import { CheckboxField, SelectField, TextField } from '@institute/design-system';
import { useRecordForm } from '@institute/design-system/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

interface Member {
  name: string;
  level: string | null;
  isVeteran: boolean;
  phone: string;
  version: number;
}

class Outdated extends Error {
  readonly current: Member;

  constructor(current: Member) {
    super();
    this.current = current;
  }
}

/** A simulated server in the page. */
const server = {
  member: {} as Member,
  received: [] as object[],
  reset() {
    this.member = { name: 'Maya', level: null, isVeteran: false, phone: '(201) 555-0123', version: 1 };
    this.received = [];
  },
  saveElsewhere(change: Partial<Member>) {
    this.member = { ...this.member, ...change, version: this.member.version + 1 };
  },
  async save(patch: Partial<Member>) {
    this.received.push(patch);
    if (patch.version !== this.member.version) throw new Outdated(this.member);
    this.saveElsewhere({ ...patch, version: this.member.version });
    return this.member;
  },
};

const levels = [
  { value: 'BACHELORS_DEGREE', label: 'Bachelor’s degree' },
  { value: 'DOCTORATE', label: 'Doctorate' },
];

let readAgain = () => {};

function Profile() {
  const [record, setRecord] = useState(server.member);
  readAgain = () => setRecord(server.member);
  const [saved, setSaved] = useState(0);
  const form = useRecordForm({
    draft: 'example',
    record,
    valuesOf: ({ name, level, isVeteran }) => ({ name, level: level ?? '', isVeteran }),
    toBody: ({ level, ...rest }) => ({ ...rest, level: level || null }),
    save: (patch) => server.save(patch),
    currentOf: (error) => (error instanceof Outdated ? error.current : null),
    onSaved: ({ version }) => setSaved(version),
  });
  return (
    <form.Form>
      <form.Field name="name" as={TextField} label="Name" isRequired />
      <form.Field name="level" as={SelectField} label="Education level" options={levels} />
      <form.Field name="isVeteran" as={CheckboxField} label="I’m a veteran" />
      <form.SubmitButton>Save</form.SubmitButton>
      <output>{saved > 0 && `Saved as version ${saved}`}</output>
    </form.Form>
  );
}

const meta = {
  component: Profile,
  beforeEach: () => server.reset(),
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChangedPart: Story = {
  name: 'Sends what changed, again if another part was saved elsewhere',
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/Education level/), 'Doctorate');
    server.saveElsewhere({ phone: '(201) 555-0199' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saved as version 3');
    await expect(server.received).toEqual([
      { level: 'DOCTORATE', version: 1 },
      { level: 'DOCTORATE', version: 2 },
    ]);
    await expect(server.member.phone).toBe('(201) 555-0199');
    await userEvent.click(canvas.getByLabelText(/veteran/));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saved as version 4');
    await expect(server.received.at(-1)).toEqual({ isVeteran: true, version: 3 });
  },
};

export const Mine: Story = {
  name: 'Shows both versions if the same part was saved elsewhere, and saves the one that was entered',
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/Education level/), 'Doctorate');
    server.saveElsewhere({ level: 'BACHELORS_DEGREE', isVeteran: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('Education level'));
    await expect(alert).toHaveTextContent('You entered: Doctorate');
    await expect(alert).toHaveTextContent('Saved now: Bachelor’s degree');
    await expect(alert).toHaveTextContent('You entered: No');
    await expect(alert).toHaveTextContent('Saved now: Yes');
    await expect(server.received).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Save what I entered' }));
    await canvas.findByText('Saved as version 3');
    await expect(server.received.at(-1)).toEqual({ level: 'DOCTORATE', isVeteran: false, version: 2 });
  },
};

export const Theirs: Story = {
  name: 'Goes on from the version that was saved elsewhere',
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: /Name/ });
    await userEvent.type(name, ' Lindqvist');
    server.saveElsewhere({ name: 'Inés' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep what’s saved' }));
    await expect(name).toHaveValue('Inés');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(name, ' Lindqvist');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saved as version 3');
    await expect(server.received.at(-1)).toEqual({ name: 'Inés Lindqvist', version: 2 });
  },
};

export const ReadWhileTyping: Story = {
  name: 'Goes on from what was read while something was typed, once that is undone',
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: /Name/ });
    await userEvent.type(name, 'x');
    server.saveElsewhere({ level: 'DOCTORATE' });
    readAgain();
    await userEvent.type(name, '{Backspace}');
    await waitFor(() => expect(canvas.getByLabelText(/Education level/)).toHaveValue('DOCTORATE'));
    await userEvent.click(canvas.getByLabelText(/veteran/));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saved as version 3');
    await expect(server.received).toEqual([{ isVeteran: true, version: 2 }]);
  },
};

export const LostResponse: Story = {
  name: 'Doesn’t ask if its own save arrived and only the response was lost',
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/Education level/), 'Doctorate');
    server.saveElsewhere({ level: 'DOCTORATE' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saved as version 3');
    await expect(server.received.at(-1)).toEqual({ version: 2 });
  },
};
