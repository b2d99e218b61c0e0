import { Button, CheckboxGroup } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { rules, selectAtLeast, selectAtMost } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { announced, Canvas, descriptionOf } from '../fields/Canvas.tsx';
import { inEachState, longText } from '../states.tsx';

const options = [
  { value: 'SLEEP', label: 'Sleep' },
  { value: 'FOOD', label: 'Food', description: 'Cooking, shopping, habits' },
  { value: 'MOVEMENT', label: 'Movement' },
  { value: 'STRESS', label: 'Stress' },
];

const meta = {
  component: CheckboxGroup,
  args: { label: 'Topics', options, isRequired: true, onChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <CheckboxGroup label="Topics" options={options} defaultValue={['FOOD']} />
      <CheckboxGroup
        label="What will you coach?"
        description="You can change it later"
        isRequired
        min={2}
        max={3}
        options={options}
        errorMessage="Select at least 2 options"
        defaultValue={['SLEEP']}
      />
      <CheckboxGroup
        label="Up to two"
        isRequired
        max={2}
        options={options}
        defaultValue={['SLEEP', 'FOOD', 'STRESS']}
      />
      <CheckboxGroup label="Certified for" options={options} isReadOnly defaultValue={['FOOD']} />
      <CheckboxGroup label="Not open yet" options={options} isDisabled defaultValue={['SLEEP']} />
    </Canvas>
  ),
};

export const TicksInTheOrderOfTheList: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Stress'));
    await userEvent.click(canvas.getByText('Sleep'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['SLEEP', 'STRESS']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['STRESS']);
  },
};

export const KeepsWhatIsTooMuchAndSaysSo: Story = {
  args: { max: 1, defaultValue: ['OLD'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(descriptionOf(canvas.getByRole('group', { name: 'Topics' }))).toBe('Choose up to 1');
    await userEvent.click(canvas.getByText('Sleep'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['SLEEP', 'OLD']);
    await expect(canvas.getByText('1 too many selected')).toBeVisible();
    await waitFor(() => expect(announced()).toBe('1 too many selected'));
    await expect(canvas.getByRole('checkbox', { name: 'Sleep' })).toBeChecked();
  },
};

export const ReadOnlyStaysAsItIs: Story = {
  args: { isReadOnly: true, defaultValue: ['SLEEP'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Sleep'));
    await expect(canvas.getByRole('checkbox', { name: 'Sleep' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const sent = fn();

export const WorksInAPlainForm: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).getAll('topics'));
      }}
    >
      <Canvas>
        <CheckboxGroup label="Topics" name="topics" options={options} max={1} defaultValue={['FOOD']} />
        <Button type="submit">Send</Button>
        <Button type="reset" variant="secondary">
          Reset
        </Button>
      </Canvas>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Stress' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith(['FOOD', 'STRESS']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('checkbox', { name: 'Stress' })).not.toBeChecked();
    await expect(canvas.queryByText('1 too many selected')).toBeNull();
  },
};

const submitted = fn();
const schema = z.object({ topics: z.array(z.string()).check(rules(selectAtLeast(2), selectAtMost(3))) });

export const InAForm: Story = {
  name: 'In a form: at least, at most, and nothing is unchecked automatically [V-16] [V-17]',
  render: function InAForm() {
    const form = useForm({
      draft: 'example',
      schema,
      defaultValues: { topics: [] as string[] },
      onSubmit: ({ value }) => submitted(value),
    });
    return (
      <form.Form>
        <form.Field
          name="topics"
          as={CheckboxGroup}
          label="Topics"
          isRequired
          min={2}
          max={3}
          options={options}
        />
        <form.SubmitButton>Save</form.SubmitButton>
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('group', { name: 'Topics' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const link = await canvas.findByRole('link', { name: /^Topics.*Select at least 2 options/ });
    await expect(descriptionOf(group)).toBe('Choose 2 to 3 | Select at least 2 options');
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Sleep' })).toHaveFocus());
    await expect(canvas.getByRole('checkbox', { name: 'Sleep' })).toBeInvalid();
    for (const { label } of options) await userEvent.click(canvas.getByText(label));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Select at most 3 options')).toBeVisible());
    await userEvent.click(canvas.getByText('Food'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(submitted).toHaveBeenLastCalledWith({ topics: ['SLEEP', 'MOVEMENT', 'STRESS'] }),
    );
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  args: { label: 'Temas', min: 1, max: 2 },
  play: async ({ canvas }) => {
    await expect(descriptionOf(await canvas.findByRole('group'))).toBe('Elige de 1 a 2');
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
