import { DateField, TextField } from '@institute/design-system';
import { type Form, formList, RepeatableGroup, useForm } from '@institute/design-system/forms';
import { date, required, rules, selectAtLeast } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { announced } from '../fields/Canvas.tsx';

interface Education {
  school: string;
  degree: string;
  graduated: string;
}

const schema = z.object({
  educations: z
    .array(
      z.object({
        school: z.string().check(rules(required())),
        degree: z.string(),
        graduated: z.string().check(rules(date())),
      }),
    )
    .check(rules(selectAtLeast(1))),
});

interface ProfileProps {
  educations?: Education[];
  onSubmit: (value: { educations: Education[] }) => unknown;
  /** Exposes the form, for access from outside. */
  onForm?: (form: Form<{ educations: Education[] }>) => void;
}

function Profile({ educations = [], onSubmit, onForm }: ProfileProps) {
  const form = useForm({
    draft: 'example',
    schema,
    defaultValues: { educations },
    onSubmit: ({ value }) => onSubmit(value),
  });
  onForm?.(form);
  return (
    <form.Form>
      <form.Field
        name="educations"
        as={RepeatableGroup<Education>}
        label="Education"
        isRequired
        max={3}
        itemLabel={(number) => `Education ${number}`}
        addLabel="Add an education"
        newItem={() => ({ school: '', degree: '', graduated: '' })}
      >
        {(index) => (
          <>
            <form.Field name={`educations[${index}].school`} as={TextField} label="School" isRequired />
            <form.Field name={`educations[${index}].degree`} as={TextField} label="Degree" />
            <form.Field name={`educations[${index}].graduated`} as={DateField} label="Graduated on" />
          </>
        )}
      </form.Field>
      <form.SubmitButton>Save</form.SubmitButton>
    </form.Form>
  );
}

const meta = {
  component: Profile,
  args: { onSubmit: fn() },
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

const three: Education[] = [
  { school: 'Lima', degree: 'BSc', graduated: '2010-06-12' },
  { school: '', degree: 'MSc', graduated: '' },
  { school: 'Quito', degree: 'PhD', graduated: '2016-06-12' },
];

export const States: Story = { args: { educations: three.slice(0, 2) } };

export const Empty: Story = {};

export const AddsRows: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await canvas.findByRole('button', { name: 'Add an education' });
    await userEvent.click(save);
    const summary = await canvas.findByRole('region', { name: /problem/ });
    await expect(summary).toHaveTextContent('Education: Select at least 1 option');
    const add = canvas.getByRole('button', { name: 'Add an education' });
    await userEvent.click(within(summary).getByRole('link'));
    await waitFor(() => expect(add).toHaveFocus());
    await userEvent.click(add);
    const first = canvas.getByRole('group', { name: 'Education 1' });
    await waitFor(() => expect(within(first).getByLabelText('School')).toHaveFocus());
    await userEvent.keyboard('Lima');
    await userEvent.click(add);
    const second = canvas.getByRole('group', { name: 'Education 2' });
    await waitFor(() => expect(within(second).getByLabelText('School')).toHaveFocus());
    await userEvent.click(add);
    // No more than three.
    await expect(canvas.queryByRole('button', { name: 'Add an education' })).toBeNull();
    await userEvent.click(save);
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole('link');
    await expect(links).toHaveLength(2);
    await userEvent.click(links[0]!);
    await waitFor(() => expect(within(second).getByLabelText('School')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RemovesRows: Story = {
  name: 'Removes rows: values and errors move up with their rows',
  args: { educations: three },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findAllByLabelText(/Graduated on/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = await canvas.findByRole('region', { name: /problem/ });
    await expect(summary).toHaveTextContent('School: This field is required');
    const schools = () => canvas.getAllByLabelText<HTMLInputElement>('School');
    await expect(schools()[1]).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Education 1' }));
    await waitFor(() => expect(announced()).toBe('Education 1 removed'));
    // The row that took its place has the focus, its values and its error.
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Education 1' })).toHaveFocus());
    await expect(schools().map((school) => school.value)).toEqual(['', 'Quito']);
    await expect(schools()[0]).toBeInvalid();
    await expect(schools()[1]).not.toBeInvalid();
    await expect(canvas.getAllByLabelText<HTMLInputElement>(/Graduated on/)[1]).toHaveValue('06-12-2016');
    await userEvent.type(schools()[0]!, 'Cusco');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Education 2' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Education 1' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith({
        educations: [{ school: 'Cusco', degree: 'MSc', graduated: '' }],
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Education 1' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add an education' })).toHaveFocus());
  },
};

export const ServerErrorsLandOnTheirRow: Story = {
  args: {
    educations: [three[0]!, three[2]!],
    onSubmit: fn(async () => {
      throw Object.assign(new Error('422'), {
        errors: [
          { pointer: '/educations/1/school', rule: 'unheardOf', detail: 'We do not know this school' },
        ],
      });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByLabelText(/Graduated on/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('region', { name: /problem/ });
    const schools = () => canvas.getAllByLabelText('School');
    await expect(schools()[0]).not.toBeInvalid();
    await expect(schools()[1]).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Education 1' }));
    await expect(schools()[0]).toBeInvalid();
    await userEvent.type(schools()[0]!, '!');
    await expect(schools()[0]).not.toBeInvalid();
  },
};

let form: Form<{ educations: Education[] }>;

export const MovesRows: Story = {
  name: 'Inserts, moves and swaps rows: values and errors go along',
  args: {
    educations: three,
    onForm: (created) => {
      form = created;
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const schools = () => canvas.getAllByLabelText<HTMLInputElement>('School');
    await waitFor(() => expect(schools()[1]).toBeInvalid());
    const list = formList(form, 'educations');
    list.move(1, 2);
    await waitFor(() => expect(schools().map((school) => school.value)).toEqual(['Lima', 'Quito', '']));
    await expect(schools()[2]).toBeInvalid();
    await expect(schools()[1]).not.toBeInvalid();
    list.swap(0, 2);
    await waitFor(() => expect(schools().map((school) => school.value)).toEqual(['', 'Quito', 'Lima']));
    await expect(schools()[0]).toBeInvalid();
    list.remove(2);
    list.insert({ school: 'Cusco', degree: '', graduated: '' }, 0);
    await waitFor(() => expect(schools().map((school) => school.value)).toEqual(['Cusco', '', 'Quito']));
    await userEvent.type(schools()[1]!, 'Arequipa');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(form.getFieldValue('educations').map(({ school, degree }) => `${school} ${degree}`)).toEqual(
      ['Cusco ', 'Arequipa MSc', 'Quito PhD'],
    );
  },
};
