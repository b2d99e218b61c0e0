import { Button, OneTimeCodeField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inEachState, longText } from '../states.tsx';
import { announced, autofill, Canvas, expectDescriptionWhenLeft } from './Canvas.tsx';

const meta = {
  component: OneTimeCodeField,
  args: { label: 'Code', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OneTimeCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <OneTimeCodeField label="Code" description="We sent it to your phone" />
      <OneTimeCodeField label="Code from the e-mail" length={8} defaultValue="12345678" />
      <OneTimeCodeField
        label="Code from the app"
        defaultValue="123456"
        errorMessage="This code is not right. Please ask for a new one"
      />
      <OneTimeCodeField label="Code of four" length={4} defaultValue="12345" />
      <OneTimeCodeField label="Sent code" isReadOnly defaultValue="654321" />
      <OneTimeCodeField label="Next code" isDisabled />
    </Canvas>
  ),
};

const box = (canvas: { getByRole: (role: string) => HTMLElement }) =>
  canvas.getByRole('textbox') as HTMLInputElement;

export const PartsTheGroupsInOneBox: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '1234');
    await expect(input).toHaveValue('123 4');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}9');
    await expect(input).toHaveValue('129');
    await userEvent.keyboard('456');
    await expect(input).toHaveValue('129 456');
    await expect(args.onChange).toHaveBeenLastCalledWith('129456');
    await expect(args.onComplete).toHaveBeenLastCalledWith('129456');
  },
};

export const LeavesTheMiddleAlone: Story = {
  args: { defaultValue: '12456' },
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await userEvent.click(input);
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('3');
    await expect(input.selectionStart).toBe(3);
    await expect(args.onChange).toHaveBeenLastCalledWith('123456');
    await userEvent.tab();
    await expect(input).toHaveValue('123 456');
  },
};

export const TakesPastesAndAutofill: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    for (const text of ['123 456', '123-456', ' 1 2 3 4 5 6 ', '１２３４５６']) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue('123 456');
      await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
      await userEvent.clear(input);
      autofill(input, text);
      await expect(input).toHaveValue('123 456');
    }
  },
};

export const CutsNothing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await userEvent.type(input, '1234567');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234567');
    await expect(input).toBeInvalid();
    await waitFor(() => expect(announced()).toBe('1 character too many'));
    await expectDescriptionWhenLeft(input, '1 character too many');
    await userEvent.clear(input);
    await userEvent.type(input, '12a');
    await expect(input).toHaveValue('12a');
    await expect(args.onChange).toHaveBeenLastCalledWith('12a');
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
        <OneTimeCodeField label="Code" name="code" />
        <Button type="submit">Send</Button>
        <Button type="reset" variant="secondary">
          Reset
        </Button>
      </Canvas>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith({ code: '123456' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(box(canvas)).toHaveValue('');
  },
};

const submitted = fn();

export const InAForm: Story = {
  render: function InAForm() {
    const form = useForm({
      draft: 'example',
      defaultValues: { code: '' },
      onSubmit: ({ value }) => submitted(value),
    });
    return (
      <form.Form>
        <form.Field name="code" as={OneTimeCodeField} isRequired label="Code" />
        <form.SubmitButton>Go on</form.SubmitButton>
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), '123456{Enter}');
    await waitFor(() => expect(submitted).toHaveBeenLastCalledWith({ code: '123456' }));
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
