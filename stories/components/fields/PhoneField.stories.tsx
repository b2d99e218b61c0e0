import { region } from '@institute/api-schema/region';
import { Button, PhoneField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { mobilePhone, rules } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { inEachState, longText } from '../states.tsx';
import { announced, autofill, Canvas, descriptionOf } from './Canvas.tsx';

const meta = {
  component: PhoneField,
  args: { label: 'Mobile phone', onChange: fn() },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <PhoneField label="Mobile phone" isRequired />
      <PhoneField label="Home phone" defaultValue="+14155552671" />
      <PhoneField label="Work phone" defaultValue="+14155552671 ext. 12" />
      <PhoneField label="Phone" defaultValue="555" errorMessage="Enter a valid phone number" />
      <PhoneField label="Phone of the institute" isReadOnly defaultValue="+18005550199" />
      <PhoneField label="Phone abroad" hasCountryList defaultValue="+525512345678" />
      <PhoneField label="Fax" isDisabled defaultValue="+14155552671" />
    </Canvas>
  ),
};

export const TakesAnyFormat: Story = {
  name: 'Accepts any format, stores E.164, and formats the text on blur [V-19]',
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox');
    await expect(box).toHaveAttribute('autocomplete', 'tel');
    for (const text of [
      '4155552671',
      '415.555.2671',
      '(415) 555 2671',
      '+1 415 555 2671',
      '1-415-555-2671',
    ]) {
      await userEvent.clear(box);
      await userEvent.click(box);
      await userEvent.paste(text);
      await expect(box).toHaveValue(text);
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('+14155552671'));
      await userEvent.tab();
      await expect(box).toHaveValue('(415) 555-2671');
    }
  },
};

export const DoesNotChangeWhatIsBeingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '415 555-26');
    await expect(box).toHaveValue('415 555-26');
    await userEvent.tab();
    await expect(box).toHaveValue('415 555-26');
  },
};

export const TellsTheCountry: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '+52 55 1234 5678');
    await waitFor(() => expect(announced()).toBe('Mexico number'));
    await expect(args.onChange).toHaveBeenLastCalledWith('+525512345678');
    await userEvent.clear(box);
    await userEvent.paste('+44 20 7946 0958');
    await waitFor(() => expect(announced()).toBe('United Kingdom number'));
    await userEvent.tab();
    await waitFor(() => expect(descriptionOf(box)).toContain('United Kingdom number'));
    await expect(box).toHaveValue('+44 20 7946 0958');
  },
};

export const SaysNothingOfTheHomeCountry: Story = {
  name: 'Doesn’t name the home country',
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    const height = () => canvas.getByText('Mobile phone').parentElement!.getBoundingClientRect().height;
    const empty = height();
    await userEvent.type(box, '4155552671');
    await userEvent.tab();
    await waitFor(() => expect(box).toHaveValue('(415) 555-2671'));
    await expect(descriptionOf(box)).not.toContain('United States');
    await expect(height()).toBe(empty);
  },
};

export const KeepsTheExtension: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '415 555 2671 x12');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('+14155552671 ext. 12'));
    await userEvent.tab();
    await expect(box).toHaveValue('(415) 555-2671 ext. 12');
  },
};

export const TakesAutofillWithoutFocus: Story = {
  play: async ({ canvas, args }) => {
    autofill(canvas.getByRole('textbox'), '+1 (415) 555-2671');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('+14155552671'));
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('+14155552671');
    return (
      <Canvas>
        <PhoneField {...args} value={value} onChange={setValue} />
        <Button onPress={() => setValue('+525512345678')}>Another number</Button>
      </Canvas>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await expect(box).toHaveValue('(415) 555-2671');
    await userEvent.click(box);
    await userEvent.keyboard('{End}{Backspace}2');
    await waitFor(() => expect(box).toHaveValue('(415) 555-2672'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(box).toHaveValue('+52 55 1234 5678');
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
        <PhoneField label="Mobile phone" name="mobilePhone" defaultValue="+14155552671" />
        <Button type="submit">Send</Button>
        <Button type="reset" variant="secondary">
          Reset
        </Button>
      </Canvas>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, '212 555 0123');
    await userEvent.tab();
    await waitFor(() => expect(box).toHaveValue('(212) 555-0123'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith({ mobilePhone: '+12125550123' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(box).toHaveValue('(415) 555-2671');
  },
};

export const ChoosesTheCountryFromAList: Story = {
  name: 'Reads a national number by the country chosen before typing',
  args: { hasCountryList: true },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox');
    const list = canvas.getByRole('combobox', { name: 'Mobile phone: country' });
    await expect(list).toHaveDisplayValue('United States (+1)');
    await waitFor(() => expect(list.querySelectorAll('option').length).toBeGreaterThan(200));
    await userEvent.selectOptions(list, 'MX');
    // An empty box stays empty, because it is optional.
    await expect(box).toHaveValue('');
    await userEvent.type(box, '55 1234');
    await expect(args.onChange).toHaveBeenLastCalledWith('+52 55 1234');
    await userEvent.type(box, ' 5678');
    await expect(args.onChange).toHaveBeenLastCalledWith('+525512345678');
    await expect(box).toHaveValue('55 1234 5678');
    await userEvent.tab();
    await expect(box).toHaveValue('+52 55 1234 5678');
    await userEvent.clear(box);
    await userEvent.type(box, '+44 20 7946 0958');
    await expect(list).toHaveDisplayValue('United Kingdom (+44)');
    await userEvent.selectOptions(list, 'FR');
    await expect(box).toHaveValue('+33 2079460958');
    await expect(list).toHaveDisplayValue('France (+33)');
  },
};

export const ReadsWhatWasTypedByTheCountryChosenAfter: Story = {
  name: 'Reads a national number by the country chosen after typing, with its extension',
  args: { hasCountryList: true },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox');
    const list = canvas.getByRole('combobox', { name: 'Mobile phone: country' });
    await waitFor(() => expect(list.querySelectorAll('option').length).toBeGreaterThan(200));
    await userEvent.type(box, '1512 3456789');
    // Also a valid Texas number, until a country is chosen.
    await userEvent.tab();
    await expect(box).toHaveValue('(512) 345-6789');
    await userEvent.selectOptions(list, 'DE');
    await expect(box).toHaveValue('+49 1512 3456789');
    await expect(list).toHaveDisplayValue('Germany (+49)');
    await expect(args.onChange).toHaveBeenLastCalledWith('+4915123456789');
    await userEvent.selectOptions(list, 'US');
    await expect(args.onChange).toHaveBeenLastCalledWith('+15123456789');
    await userEvent.clear(box);
    await userEvent.type(box, '01512 3456789 x12');
    await userEvent.selectOptions(list, 'DE');
    await expect(box).toHaveValue('+49 1512 3456789 ext. 12');
    await expect(args.onChange).toHaveBeenLastCalledWith('+4915123456789 ext. 12');
    await userEvent.clear(box);
    await userEvent.type(box, '+44 20 7946 0958 ext. 7');
    await userEvent.selectOptions(list, 'US');
    await expect(box).toHaveValue('(207) 946-0958 ext. 7');
  },
};

export const TakesNumbersAsTheyAreCopied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox');
    for (const [text, value, shown] of [
      ['tel:+1-415-555-2671;ext=12', '+14155552671 ext. 12', '(415) 555-2671 ext. 12'],
      ['\u202a+49\u00a01512\u00a03456789\u202c', '+4915123456789', '+49 1512 3456789'],
      ['＋４９ １５１２ ３４５６７８９', '+4915123456789', '+49 1512 3456789'],
      ['  00 49 1512 3456789 ', '+4915123456789', '+49 1512 3456789'],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.click(box);
      await userEvent.paste(text);
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(value));
      await userEvent.tab();
      await expect(box).toHaveValue(shown);
    }
  },
};

export const ShowsStoredNumbersInGroups: Story = {
  name: 'Shows stored numbers of other countries in groups, and changes none of them',
  render: (args) => (
    <Canvas>
      <PhoneField {...args} defaultValue="+525512345678" />
      <PhoneField {...args} label="Read" isReadOnly defaultValue="+4915123456789 ext. 12" />
      <PhoneField {...args} label="Chosen" hasCountryList defaultValue="+442079460958" />
    </Canvas>
  ),
  play: async ({ canvas, args }) => {
    const value = (name: RegExp) => canvas.getByRole<HTMLInputElement>('textbox', { name }).value;
    await waitFor(() => expect(value(/Mobile/)).toBe('+52 55 1234 5678'));
    await expect(value(/Read/)).toBe('+49 1512 3456789 ext. 12');
    await expect(value(/Chosen/)).toBe('+44 20 7946 0958');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('United Kingdom (+44)');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const mobileSchema = z.object({ mobile: z.string().check(rules(mobilePhone(region.homeCountry))) });

export const AMobileNumberInAForm: Story = {
  name: 'In a form that asks for a mobile number [V-20]',
  render: function AMobileNumberInAForm() {
    const form = useForm({
      draft: 'example',
      schema: mobileSchema,
      defaultValues: { mobile: '' },
      onSubmit: () => {},
    });
    return (
      <form.Form>
        <form.Field name="mobile" as={PhoneField} label="Mobile phone" hasCountryList isRequired />
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Mobile phone' });
    const message = () => canvas.queryByText('Enter a mobile phone number');
    await userEvent.type(box, '+49 30 901820');
    await userEvent.tab();
    await waitFor(() => expect(message()).toBeVisible());
    await userEvent.clear(box);
    await userEvent.type(box, '+49 1512 3456789');
    await userEvent.tab();
    await waitFor(() => expect(message()).not.toBeInTheDocument());
    // In North America the number alone doesn't say what it is.
    await userEvent.clear(box);
    await userEvent.type(box, '+1 415 555 2671');
    await userEvent.tab();
    await expect(message()).not.toBeInTheDocument();
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  args: { label: 'Celular' },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox');
    await userEvent.type(box, '+52 55 1234 5678');
    await expect(await canvas.findByText('Número de México')).toBeVisible();
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
