import { Button, MoneyField, type NumberValue } from '@institute/design-system';
import { parseMoney } from '@institute/design-system/formats';
import { useForm } from '@institute/design-system/forms';
import { number, numberBetween, required, rules } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, type Mock, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { inEachState, longText } from '../states.tsx';
import { announced, autofill, Canvas, descriptionOf } from './Canvas.tsx';
import { editAtRandom } from './editing.ts';

const meta = {
  component: MoneyField,
  args: { label: 'Monthly payment', isRequired: true, onChange: fn() },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <MoneyField label="Monthly payment" isRequired />
      <MoneyField label="Scholarship" defaultValue={123450} description="What the grant pays" />
      <MoneyField label="Down payment" isRequired defaultValue="12.345" errorMessage="Enter a number" />
      <MoneyField label="Tuition in euros" isRequired currency="EUR" defaultValue={89900} />
      <MoneyField label="Refund" isReadOnly defaultValue={-2500} />
      <MoneyField label="Transfer fee" isDisabled defaultValue={30000} />
    </Canvas>
  ),
};

const box = (canvas: { getByRole: (role: string) => HTMLElement }) =>
  canvas.getByRole('textbox') as HTMLInputElement;

export const KeepsTheTextWhileTyping: Story = {
  name: 'Keeps the text while typing, formats it on blur, and returns cents',
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(input, '1234.5');
    await expect(input).toHaveValue('1234.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(123450, { text: '1234.5', problem: null });
    await userEvent.tab();
    await expect(input).toHaveValue('1,234.50');
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null, { text: '', problem: null });
  },
};

export const SaysItsCurrency: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Monthly payment (US Dollar)' })).toBeVisible();
    await expect(canvas.getByText('$')).toBeVisible();
  },
};

export const TakesPastesAndAutofill: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    for (const text of [
      '$1,234.56',
      '$1,234.56 USD',
      'USD $1,234.56',
      '1.234,56 $',
      'USD 1 234,56',
      ' １２３４.５６ ',
    ]) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
      await expect(args.onChange).toHaveBeenLastCalledWith(123456, expect.anything());
      await userEvent.tab();
      await expect(input).toHaveValue('1,234.56');
      await userEvent.clear(input);
      autofill(input, text);
      await expect(args.onChange).toHaveBeenLastCalledWith(123456, expect.anything());
    }
  },
};

export const TakesEuros: Story = {
  args: { currency: 'EUR' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(box(canvas));
    await userEvent.paste('1.234,56 €');
    await expect(args.onChange).toHaveBeenLastCalledWith(123456, expect.anything());
  },
};

export const KeepsWhatItCannotTake: Story = {
  name: 'Keeps invalid text, and says why: immediately as a hint, as an error on blur',
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    for (const [text, problem, note] of [
      ['12.345', 'decimals', 'Please use at most 2 digits after the decimal point'],
      ['5 €', 'currency', 'This amount is in US Dollar. Please change other currencies first'],
      ['12345678901234567', 'size', 'This number has too many digits'],
      [
        '0,500',
        'ambiguous',
        'We can’t tell whether “,” separates thousands or decimals. For decimals, use “.”',
      ],
      ['a lot', 'unreadable', 'Use numbers only, for example 1,234.50'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
      await expect(args.onChange).toHaveBeenLastCalledWith(text, { text, problem });
      await expect(canvas.getByText(note)).toBeVisible();
      await expect(input).toHaveAttribute('aria-invalid', 'false');
      await waitFor(() => expect(announced()).toBe(note));
      await userEvent.tab();
      await expect(input).toHaveValue(text);
      await waitFor(() => expect(descriptionOf(input)).toBe(note));
      await expect(input).toBeInvalid();
    }
  },
};

export const WaitsForWhatIsBeingTyped: Story = {
  name: 'Reports nothing about an unfinished number',
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    for (const text of ['$1,234.50 USD', 'USD 1,234.50', '1,234.5']) {
      await userEvent.clear(input);
      for (const char of text) {
        await userEvent.type(input, char);
        await expect(descriptionOf(input)).toBe('');
      }
      await expect(args.onChange).toHaveBeenLastCalledWith(123450, expect.anything());
    }
    // An incomplete currency is an error on blur.
    await userEvent.clear(input);
    await userEvent.type(input, '5 US');
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await waitFor(() => expect(descriptionOf(input)).not.toBe(''));
  },
};

export const TextAndValueNeverDisagree: Story = {
  name: 'Text and value never disagree, however it is edited',
  play: async ({ canvas, args }) => {
    const input = box(canvas);
    let reported = '';
    (args.onChange as Mock).mockImplementation((value: NumberValue, { text }: { text: string }) => {
      reported = text;
      const { amount } = parseMoney(text, { currency: 'USD' });
      if (value !== (amount ?? (text.trim() === '' ? null : text)))
        throw new Error(`${text} was told as ${value}`);
    });
    editAtRandom(input, {
      characters: '0123456789.,-',
      texts: ['1,234.56', '1.234,56', '$', 'x'],
      check: () => {
        if (reported !== input.value) throw new Error(`${input.value} was told as ${reported}`);
      },
    });
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState<NumberValue>(9900);
    return (
      <Canvas>
        <MoneyField {...args} value={value} onChange={setValue} />
        <Button onPress={() => setValue(50000)}>Another amount</Button>
        <output>{JSON.stringify(value)}</output>
      </Canvas>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = box(canvas);
    await expect(input).toHaveValue('99.00');
    await userEvent.clear(input);
    await userEvent.type(input, '12.');
    await expect(input).toHaveValue('12.');
    await expect(canvas.getByRole('status', { name: '' })).toHaveTextContent('1200');
    await userEvent.click(canvas.getByRole('button'));
    await expect(input).toHaveValue('500.00');
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
        <MoneyField label="Scholarship" name="scholarship" defaultValue={10000} />
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
    await userEvent.type(input, '0.07');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith({ scholarship: '7' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(input).toHaveValue('100.00');
  },
};

const submitted = fn();
const schema = z.object({
  payment: z.custom<NumberValue>().check(rules(required(), number(), numberBetween(5000, 100000, 'USD'))),
});

export const InAForm: Story = {
  name: 'In a form, its limits are shown as money, and it is never clamped [V-15]',
  render: function InAForm() {
    const form = useForm({
      draft: 'example',
      schema,
      defaultValues: { payment: null as NumberValue },
      onSubmit: ({ value }) => submitted(value),
    });
    return (
      <form.Form>
        <form.Field name="payment" as={MoneyField} label="Payment" isRequired />
        <form.SubmitButton>Pay</form.SubmitButton>
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox', { name: /Payment/ });
    await userEvent.type(input, '2000');
    await userEvent.tab();
    const error = 'Enter a number from $ 50.00 to $ 1,000.00';
    await waitFor(() => expect(canvas.getByText(error)).toBeVisible());
    await expect(input).toHaveValue('2,000.00');
    await expect(descriptionOf(input)).toBe(error);
    await userEvent.clear(input);
    await userEvent.type(input, '200');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(submitted).toHaveBeenLastCalledWith({ payment: 20000 }));
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  args: { label: 'Pago mensual' },
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole('textbox', { name: 'Pago mensual (dólar estadounidense)' });
    await userEvent.type(input, '1.234,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(123450, expect.anything());
    await userEvent.clear(input);
    await userEvent.type(input, '1.500');
    await userEvent.tab();
    await expect(canvas.getByText('Usa como máximo 2 cifras después del punto decimal')).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, render: States.render! };

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
