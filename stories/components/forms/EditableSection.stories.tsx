import { Card, DescriptionList, MultiSelectField, TextField } from '@institute/design-system';
import { PasswordSection } from '@institute/design-system/account';
import { EditableSection, SaveButtons, useForm } from '@institute/design-system/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

interface NameFormProps {
  name: string;
  onSave: (name: string) => void;
  onClose: () => void;
}

function NameForm({ name, onSave, onClose }: NameFormProps) {
  const form = useForm({
    draft: { none: 'An example.' },
    defaultValues: { name },
    onSubmit({ value }) {
      onSave(value.name);
      onClose();
    },
  });
  return (
    <form.Form>
      <form.Field name="name" as={TextField} label="Full name" />
      <SaveButtons onCancel={onClose} />
    </form.Form>
  );
}

const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
];

function LanguagesForm() {
  const form = useForm({
    draft: { none: 'An example.' },
    defaultValues: { languages: ['en', 'es'] },
    onSubmit: () => {},
  });
  return (
    <form.Form>
      <form.Field name="languages" as={MultiSelectField} label="Languages" options={languages} />
      <SaveButtons />
    </form.Form>
  );
}

function Settings() {
  const [name, setName] = useState('Maya Lindqvist');
  return (
    <Card padding="rows">
      <EditableSection
        title="About you"
        lead="Your name as it should appear on your certificate."
        form={(onClose) => <NameForm name={name} onSave={setName} onClose={onClose} />}
      >
        <DescriptionList items={[{ term: 'Name', value: name }]} />
      </EditableSection>
      <PasswordSection onSave={() => Promise.resolve()} />
    </Card>
  );
}

const meta = {
  component: EditableSection,
  args: { title: 'About you', form: () => null },
  render: () => <Settings />,
  beforeEach: () => () => history.replaceState(null, '', location.pathname + location.search),
} satisfies Meta<typeof EditableSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};

export const ChangeOpensTheForm: Story = {
  play: async ({ canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'About you' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const box = section.getByLabelText(/^Full name/);
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{Shift>}{End}{/Shift}Maya Lind');
    await userEvent.click(section.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(section.getByRole('button', { name: /^Change/ })).toHaveFocus());
    await expect(section.getByRole('definition')).toHaveTextContent('Maya Lind');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(section.getByLabelText(/^Full name/), ' Strand');
    await userEvent.click(section.getByRole('button', { name: /^Cancel/ }));
    await waitFor(() => expect(section.getByRole('button', { name: /^Change/ })).toHaveFocus());
    await expect(section.getByRole('definition')).toHaveTextContent('Maya Lind');
  },
};

export const OneIsOpenAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    const change = (name: string) =>
      userEvent.click(within(canvas.getByRole('region', { name })).getByRole('button', { name: /^Change/ }));
    await change('About you');
    await change('Password');
    await expect(canvas.queryByLabelText(/^Full name/)).toBeNull();
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveFocus());
    await userEvent.keyboard('Wellness1');
    await change('About you');
    await waitFor(() => expect(canvas.getByLabelText(/^Full name/)).toHaveFocus());
    // What was typed stays.
    await expect(canvas.getByLabelText('Current password')).toHaveValue('Wellness1');
  },
};

export const AChosenOptionStaysOpen: Story = {
  render: () => (
    <Card padding="rows">
      <EditableSection title="Languages" form={() => <LanguagesForm />} />
      <EditableSection title="Note" form={() => <LanguagesForm />} />
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    const change = (name: string) =>
      userEvent.click(within(canvas.getByRole('region', { name })).getByRole('button', { name: /^Change/ }));
    await change('Languages');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Spanish' }));
    await change('Note');
    await waitFor(() => expect(canvas.getAllByRole('combobox')).toHaveLength(2));
  },
};

export const ALinkOpensTheForm: Story = {
  play: async ({ canvas }) => {
    location.hash = '#password';
    await expect(await canvas.findByLabelText('Current password')).toBeVisible();
  },
};
