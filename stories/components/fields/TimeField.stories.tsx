import { Button, TimeField } from '@institute/design-system';
import { parseTime } from '@institute/design-system/formats';
import { useForm } from '@institute/design-system/forms';
import { required, rules, time } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type Mock, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { inEachState, longText } from '../states.tsx';
import { announced, Canvas, descriptionOf } from './Canvas.tsx';
import { editAtRandom } from './editing.ts';

const meta = {
  component: TimeField,
  args: { label: 'Starts at', isRequired: true, onChange: fn() },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <TimeField label="Starts at" isRequired />
      <TimeField label="Ends at" defaultValue="17:45" description="In your own time zone" />
      <TimeField label="Call me at" isRequired defaultValue="25:00" errorMessage="Enter a valid time" />
      <TimeField label="Was held at" isReadOnly defaultValue="09:00" />
      <TimeField label="Next lesson" isDisabled defaultValue="00:30" />
    </Canvas>
  ),
};

export const TakesEverySpelling: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(descriptionOf(input)).toBe('For example, 2:30 PM');
    for (const text of ['2:30 pm', '230p', '14:30', '2.30 p. m.', '14h30', '1430']) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await expect(input).toHaveValue(text);
      await expect(args.onChange).toHaveBeenLastCalledWith('14:30');
      await userEvent.tab();
      await expect(input).toHaveValue('2:30 PM');
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue('2:30 PM');
    }
  },
};

export const AsksForMorningOrAfternoon: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '2:30');
    await expect(args.onChange).toHaveBeenLastCalledWith('2:30');
    await expect(input).not.toBeInvalid();
    await userEvent.tab();
    await expect(input).toHaveValue('2:30');
    await expect(input).toBeInvalid();
    await expect(descriptionOf(input)).toBe('For example, 2:30 PM | Please add AM or PM');
    await waitFor(() => expect(announced()).toBe('Please add AM or PM'));
    await userEvent.type(input, 'p');
    await expect(input).not.toBeInvalid();
    await expect(args.onChange).toHaveBeenLastCalledWith('14:30');
  },
};

export const TextAndValueNeverDisagree: Story = {
  name: 'Text and value never disagree, however it is edited',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox') as HTMLInputElement;
    let reported = '';
    (args.onChange as Mock).mockImplementation((value: string) => {
      reported = value;
    });
    editAtRandom(input, {
      characters: '0123456789:apm. ',
      texts: ['2:30 pm', '14:30', '1430', 'noon'],
      check: () => {
        const text = input.value;
        if (reported !== (parseTime(text, 'en').value ?? text))
          throw new Error(`${text} was told as ${reported}`);
      },
    });
    await expect(args.onChange).toHaveBeenCalled();
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
        <TimeField label="Starts at" name="start" defaultValue="09:00" isRequired />
        <Button type="submit">Send</Button>
        <Button type="reset" variant="secondary">
          Reset
        </Button>
      </Canvas>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '5 pm');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith({ start: '17:00' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(input).toHaveValue('9:00 AM');
  },
};

const schema = z.object({ start: z.string().check(rules(required(), time())) });

export const InAForm: Story = {
  render: function InAForm() {
    const form = useForm({ draft: 'example', schema, defaultValues: { start: '' }, onSubmit: () => {} });
    return (
      <form.Form>
        <form.Field name="start" as={TimeField} label="Starts at" isRequired />
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox');
    await userEvent.type(input, 'later');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Enter a valid time')).toBeVisible());
    await userEvent.clear(input);
    await userEvent.type(input, '2 pm');
    await waitFor(() => expect(input).not.toBeInvalid());
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  args: { label: 'Empieza a las', defaultValue: '14:30' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toHaveValue('2:30 p.m.');
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
