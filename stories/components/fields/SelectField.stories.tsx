import { Button, DataTable, SelectField } from '@institute/design-system';
import { enumLabel } from '@institute/design-system/formats';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inEachState, longText } from '../states.tsx';
import { autofill, Canvas, descriptionOf } from './Canvas.tsx';

const options = [
  { value: 'EN', label: 'English' },
  { value: 'ES', label: 'Spanish' },
  { value: 'FR', label: 'French', isDisabled: true },
];

const meta = {
  component: SelectField,
  args: { label: 'Language', options, onChange: fn() },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <SelectField label="Language" options={options} isRequired />
      <SelectField
        label="Language of the course"
        options={options}
        defaultValue="ES"
        description="Lessons and texts"
      />
      <SelectField
        label="Second language"
        options={options}
        errorMessage="This field is required"
        isRequired
      />
      <SelectField
        label="Program"
        width="medium"
        options={[{ value: 'a', label: 'Health coach training program, with a name that is long' }]}
        defaultValue="a"
      />
      <SelectField label="Enrolled in" options={options} isReadOnly defaultValue="EN" />
      <SelectField label="Spoken at home" options={options} isDisabled defaultValue="EN" />
    </Canvas>
  ),
};

export const Chooses: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Language (optional)' });
    await expect(select).toHaveDisplayValue('Choose…');
    await userEvent.selectOptions(select, 'Spanish');
    await expect(args.onChange).toHaveBeenLastCalledWith('ES');
    await userEvent.selectOptions(select, 'Choose…');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const Grouped: Story = {
  args: {
    label: 'Program',
    options: [
      { value: 'coach', label: 'Health coach', group: 'Programs' },
      { value: 'sleep', label: 'Sleep', group: 'Short courses' },
      { value: 'master', label: 'Master coach', group: 'Programs' },
      { value: 'other', label: 'I don’t know yet' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const programs = canvas.getByRole('group', { name: 'Programs' });
    await expect([...programs.children].map(({ textContent }) => textContent)).toEqual([
      'Health coach',
      'Master coach',
    ]);
    await expect(canvas.getByRole('group', { name: 'Short courses' }).children).toHaveLength(1);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Master coach');
    await expect(args.onChange).toHaveBeenLastCalledWith('master');
  },
};

export const IsWiredToItsError: Story = {
  args: { isRequired: true, errorMessage: 'This field is required', description: 'Lessons and texts' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toBeInvalid();
    await expect(select).toBeRequired();
    await expect(descriptionOf(select)).toBe('Lessons and texts | This field is required');
  },
};

export const KeepsAValueThatIsNotInTheList: Story = {
  args: { defaultValue: 'KLINGON' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('KLINGON');
  },
};

export const TakesAutofill: Story = {
  play: async ({ canvas, args }) => {
    autofill(canvas.getByRole('combobox'), 'ES');
    await expect(args.onChange).toHaveBeenLastCalledWith('ES');
  },
};

const sent = fn();

export const Filter: Story = {
  name: 'A filter is neither optional nor required',
  render: () => (
    <Canvas>
      <SelectField isFilter label="Status" options={options} defaultValue="EN" />
      <SelectField isFilter label="Language" options={options} placeholder="Any language" />
    </Canvas>
  ),
  play: async ({ canvas }) => {
    const [status, language] = canvas.getAllByRole('combobox');
    await expect(canvas.queryByText('(optional)')).toBeNull();
    await expect(status).not.toBeRequired();
    await expect(status!.querySelector('option')).toHaveTextContent('English');
    await expect(language!.querySelector('option')).toHaveTextContent('Any language');
  },
};

export const WorksInAPlainForm: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Canvas>
        <SelectField label="Language" name="language" options={options} defaultValue="EN" />
        <Button type="submit">Send</Button>
        <Button type="reset" variant="secondary">
          Reset
        </Button>
      </Canvas>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.selectOptions(select, 'ES');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith({ language: 'ES' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(select).toHaveValue('EN');
  },
};

function LateOptions() {
  const [shown, setShown] = useState<typeof options>([]);
  return (
    <form>
      <SelectField label="Language" name="language" options={shown} defaultValue="ES" />
      <Button onPress={() => setShown(options)}>Load</Button>
      <Button type="reset">Reset</Button>
    </form>
  );
}

export const KeepsItsChoiceWhenOptionsArrive: Story = {
  render: () => <LateOptions />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox');
    const answer = () => new FormData(select.form!).get('language');
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(select.selectedOptions[0]).toHaveTextContent('Spanish');
    await expect(answer()).toBe('ES');
    await userEvent.selectOptions(select, 'EN');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(answer()).toBe('ES');
  },
};

export const InATable: Story = {
  name: 'In a table, the headings are its visible label',
  render: ({ onChange }) => (
    <DataTable
      caption="Messages"
      isCaptionVisible
      rows={['Courses', 'Payments']}
      rowId={(kind) => kind}
      rowName={(kind) => kind}
      columns={[
        { id: 'kind', header: 'About', cell: (kind) => kind },
        {
          id: 'language',
          header: 'Language',
          cell: (kind) => (
            <SelectField
              label={`${kind}, language`}
              isInTable
              isFilter
              isReadOnly={kind === 'Payments'}
              options={options}
              value="EN"
              onChange={onChange}
            />
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Courses, language' }), 'Spanish');
    await expect(args.onChange).toHaveBeenLastCalledWith('ES');
    const [label] = canvas.getAllByText('Courses, language');
    await expect(label!.closest('label')!.getBoundingClientRect().width).toBeLessThan(2);
  },
};

const enumerations = {
  Gender: ['MALE', 'FEMALE', 'NON_BINARY', 'TRANSGENDER', 'INTERSEX', 'PREFER_NOT_TO_SAY', 'OTHER'],
  Offering: ['PRODUCT', 'SERVICE'],
  Delivery: ['ONLINE', 'IN_PERSON'],
  'Military member': ['YES', 'NO'],
};

export const OptionsOfAnEnumeration: Story = {
  name: 'Labels the values of an enumeration with enumLabel [D-07]',
  render: ({ onChange }) => (
    <Canvas>
      {Object.entries(enumerations).map(([label, values]) => (
        <SelectField
          key={label}
          label={label}
          options={values.map((value) => ({ value, label: enumLabel(value) }))}
          onChange={onChange}
        />
      ))}
    </Canvas>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const labelsOf = (name: RegExp) =>
      [...canvas.getByRole<HTMLSelectElement>('combobox', { name }).options]
        .filter(({ value }) => value !== '')
        .map(({ text }) => text);
    await expect(labelsOf(/Gender/)).toEqual([
      ...['Male', 'Female', 'Non binary', 'Transgender', 'Intersex', 'Prefer not to say', 'Other'],
    ]);
    await expect(labelsOf(/Offering/)).toEqual(['Product', 'Service']);
    await expect(labelsOf(/Delivery/)).toEqual(['Online', 'In person']);
    await expect(labelsOf(/Military/)).toEqual(['Yes', 'No']);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Delivery/ }), 'In person');
    await expect(args.onChange).toHaveBeenLastCalledWith('IN_PERSON');
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
