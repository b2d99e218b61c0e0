import { Button, ExpirationField } from '@institute/design-system';
import { parseExpiration } from '@institute/design-system/formats';
import { useForm } from '@institute/design-system/forms';
import { expiration, required, rules } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type Mock, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { inEachState, longText } from '../states.tsx';
import { autofill, Canvas, descriptionOf } from './Canvas.tsx';
import { editAtRandom } from './editing.ts';

const meta = {
  component: ExpirationField,
  args: { label: 'Expires', isRequired: true, onChange: fn() },
} satisfies Meta<typeof ExpirationField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <ExpirationField label="Expires" isRequired />
      <ExpirationField label="Card expires" defaultValue="2031-04" description="As it stands on the card" />
      <ExpirationField
        label="Expires at the end of"
        isRequired
        defaultValue="2020-04"
        errorMessage="This date is in the past. Please check the month and the year"
      />
      <ExpirationField label="Saved card" isReadOnly defaultValue="2031-12" />
      <ExpirationField label="Old card" isDisabled defaultValue="2024-01" />
    </Canvas>
  ),
};

const box = (canvas: { getByRole: (role: string) => HTMLElement }) =>
  canvas.getByRole('textbox') as HTMLInputElement;

export const TakesEverySpelling: Story = {
  name: 'Accepts the month as typed, pasted and autofilled [V-11]',
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await expect(input).toHaveAttribute('autocomplete', 'cc-exp');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(descriptionOf(input)).toMatch(/^For example, 04\/\d{4}$/);
    for (const text of ['04/2031', '04/31', '0431', '042031', '2031-04', '4 / 31']) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await expect(input).toHaveValue(text);
      await expect(args.onChange).toHaveBeenLastCalledWith('2031-04');
      await userEvent.tab();
      await expect(input).toHaveValue('04/2031');
      await userEvent.clear(input);
      autofill(input, text);
      await expect(input).toHaveValue('04/2031');
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue('04/2031');
      await expect(args.onChange).toHaveBeenLastCalledWith('2031-04');
    }
  },
};

export const KeepsWhatIsNoMonth: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await userEvent.type(input, '13/31');
    await userEvent.tab();
    await expect(input).toHaveValue('13/31');
    await expect(args.onChange).toHaveBeenLastCalledWith('13/31');
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
      characters: '0123456789/- ',
      texts: ['04/2031', '0431', '2031-04', 'x'],
      check: () => {
        const text = input.value;
        if (reported !== (parseExpiration(text) ?? text)) throw new Error(`${text} was told as ${reported}`);
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
        <ExpirationField label="Expires" name="expires" defaultValue="2031-04" isRequired />
        <Button type="submit">Send</Button>
        <Button type="reset" variant="secondary">
          Reset
        </Button>
      </Canvas>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = box(canvas);
    await userEvent.clear(input);
    await userEvent.type(input, '1232');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith({ expires: '2032-12' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(input).toHaveValue('04/2031');
  },
};

const schema = z.object({
  expires: z.string().check(
    rules(
      required(),
      expiration(() => '2026-05-15'),
    ),
  ),
});

export const InAForm: Story = {
  name: 'In a form: valid through the last day of its month, not before this one, at most 20 years ahead [V-11]',
  render: function InAForm() {
    const form = useForm({ draft: 'example', schema, defaultValues: { expires: '' }, onSubmit: () => {} });
    return (
      <form.Form>
        <form.Field name="expires" as={ExpirationField} label="Expires" isRequired />
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox');
    for (const [text, error] of [
      ['0426', 'This date is in the past. Please check the month and the year'],
      ['0647', 'This date is more than 20 years ahead. Please check the year'],
      ['0526', ''],
      ['1326', 'Enter a valid date'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.tab();
      await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe(String(error !== '')));
      if (error) await waitFor(() => expect(canvas.getByText(error)).toBeVisible());
    }
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  args: { label: 'Vence' },
  play: async ({ canvas }) => {
    await expect(descriptionOf(await canvas.findByRole('textbox'))).toMatch(/^Por ejemplo, 04\/\d{4}$/);
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
