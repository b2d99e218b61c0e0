import { Button, Switch } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Canvas, descriptionOf } from '../fields/Canvas.tsx';
import { inEachState, longText } from '../states.tsx';

const meta = {
  component: Switch,
  args: { label: 'Reminders by text', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <Switch label="Reminders by text" />
      <Switch label="Reminders by e-mail" description="The day before each lesson" defaultValue />
      <Switch label="Public profile" errorMessage="This could not be saved. Please try again" />
      <Switch label="Two-step sign-in" isReadOnly defaultValue />
      <Switch label="Location" isDisabled />
      <Switch label="Captions" isDisabled defaultValue />
    </Canvas>
  ),
};

export const SwitchesByItsWordsAndByKey: Story = {
  args: { description: 'The day before each lesson' },
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Reminders by text' });
    await expect(descriptionOf(control)).toBe('The day before each lesson');
    await userEvent.click(canvas.getByText('Reminders by text'));
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const ReadOnlyStaysAsItIs: Story = {
  args: { isReadOnly: true, defaultValue: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
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
        <Switch label="Reminders by text" name="texts" />
        <Button type="submit">Send</Button>
        <Button type="reset" variant="secondary">
          Reset
        </Button>
      </Canvas>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith({ texts: 'on' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const InAForm: Story = {
  render: function InAForm() {
    const form = useForm({ draft: 'example', defaultValues: { texts: true }, onSubmit: () => {} });
    return (
      <form.Form>
        <form.Field name="texts" as={Switch} label="Reminders by text" />
        <form.Subscribe selector={({ values }) => values.texts}>
          {(texts) => <output>{String(texts)}</output>}
        </form.Subscribe>
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const control = await canvas.findByRole('switch');
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(canvas.getByRole('status', { name: '' })).toHaveTextContent('false');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, render: States.render! };

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
