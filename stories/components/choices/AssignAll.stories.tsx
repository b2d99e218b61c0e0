import { AssignAll, Button } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { assignAll, rules } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { Canvas, descriptionOf, expectDescriptionWhenLeft } from '../fields/Canvas.tsx';
import { inEachState, longText } from '../states.tsx';

const items = [
  { value: 'ANATOMY', label: 'Anatomy' },
  { value: 'NUTRITION', label: 'Nutrition', description: 'With a cooking day' },
  { value: 'ETHICS', label: 'Ethics' },
];
const options = [
  { value: 'MORNING', label: 'Morning' },
  { value: 'AFTERNOON', label: 'Afternoon' },
  { value: 'EVENING', label: 'Evening' },
];
const months = 'January February March April May June'
  .split(' ')
  .map((label) => ({ value: label.toUpperCase(), label }));

const meta = {
  component: AssignAll,
  args: { label: 'When do you study?', items, options, isRequired: true, onChange: fn() },
} satisfies Meta<typeof AssignAll>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <AssignAll label="When do you study?" isRequired {...{ items, options }} />
      <AssignAll
        label="When do you practise?"
        description="One time for each course"
        isRequired
        errorMessage="Choose an option for each item"
        defaultValue={{ ANATOMY: 'MORNING' }}
        {...{ items, options }}
      />
      <AssignAll label="In which month?" items={items} options={months} defaultValue={{ NUTRITION: 'MAY' }} />
      <AssignAll
        label="Last term"
        isReadOnly
        defaultValue={{ ANATOMY: 'MORNING', NUTRITION: 'EVENING', ETHICS: 'EVENING' }}
        {...{ items, options }}
      />
      <AssignAll label="Next term" isDisabled {...{ items, options }} />
    </Canvas>
  ),
};

export const EachLineIsAGroupOfItsOwn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole('group', { name: 'When do you study?' });
    await expect(descriptionOf(group)).toBe('0 of 3 assigned');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ANATOMY: 'MORNING' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ANATOMY: 'AFTERNOON' });
    const nutrition = canvas.getByRole('radiogroup', { name: 'Nutrition' });
    await expect(descriptionOf(nutrition)).toBe('With a cooking day');
    await userEvent.click(within(nutrition).getByRole('radio', { name: 'Evening' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ANATOMY: 'AFTERNOON', NUTRITION: 'EVENING' });
    await expectDescriptionWhenLeft(group, '2 of 3 assigned');
  },
};

export const ManyOptionsAreLists: Story = {
  args: { options: months, defaultValue: { ETHICS: 'MAY' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Ethics' })).toHaveValue('MAY');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Anatomy' }), 'June');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ETHICS: 'MAY', ANATOMY: 'JUNE' });
  },
};

const sent = fn();

export const WorksInAPlainForm: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Canvas>
        <AssignAll
          label="When do you study?"
          name="times"
          defaultValue={{ ANATOMY: 'MORNING' }}
          {...{ items, options }}
        />
        <Button type="submit">Send</Button>
        <Button type="reset" variant="secondary">
          Reset
        </Button>
      </Canvas>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const ethics = canvas.getByRole('radiogroup', { name: 'Ethics' });
    await userEvent.click(within(ethics).getByRole('radio', { name: 'Evening' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith({ 'times.ANATOMY': 'MORNING', 'times.ETHICS': 'EVENING' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByText('1 of 3 assigned')).toBeVisible();
    await expect(within(ethics).getByRole('radio', { name: 'Evening' })).not.toBeChecked();
  },
};

const schema = z.object({
  times: z.record(z.string(), z.string()).check(rules(assignAll(items.map(({ value }) => value)))),
});

export const InAForm: Story = {
  name: 'In a form, every row needs a choice, and rows without one are marked [V-18]',
  render: function InAForm() {
    const form = useForm({
      draft: 'example',
      schema,
      defaultValues: { times: { ANATOMY: 'MORNING' } as Record<string, string> },
      onSubmit: () => {},
    });
    return (
      <form.Form>
        <form.Field
          name="times"
          as={AssignAll}
          label="When do you study?"
          isRequired
          {...{ items, options }}
        />
        <form.SubmitButton>Save</form.SubmitButton>
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'When do you study?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('link', { name: /Choose an option for each item/ })).toBeVisible();
    const line = (name: string) => canvas.getByRole('radiogroup', { name });
    await expect(line('Anatomy')).not.toBeInvalid();
    await expect(line('Nutrition')).toBeInvalid();
    await expect(descriptionOf(line('Nutrition'))).toBe(
      'With a cooking day | Choose an option for each item',
    );
    for (const name of ['Nutrition', 'Ethics'])
      await userEvent.click(within(line(name)).getByRole('radio', { name: 'Evening' }));
    await waitFor(() => expect(line('Nutrition')).not.toBeInvalid());
    await expect(canvas.getByText('3 of 3 assigned')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ inlineSize: '320px' }}>
      <AssignAll label="When do you study?" isRequired {...{ items, options }} />
    </div>
  ),
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  args: { label: '¿Cuándo estudias?' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 de 3 asignadas')).toBeVisible();
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
