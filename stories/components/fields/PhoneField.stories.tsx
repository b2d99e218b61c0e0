import { Button, PhoneField } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
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
      <PhoneField label="Phone" defaultValue="555" errorMessage="This field must be a valid number phone" />
      <PhoneField label="Phone of the institute" isReadOnly defaultValue="+18005550199" />
      <PhoneField label="Phone abroad" hasCountryList defaultValue="+525512345678" />
      <PhoneField label="Fax" isDisabled defaultValue="+14155552671" />
    </Canvas>
  ),
};

export const TakesAnyFormat: Story = {
  name: 'Takes any format, stores E.164, and puts the text in order when left [V-19]',
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
    await waitFor(() => expect(descriptionOf(box)).toContain('Number of Mexico'));
    await waitFor(() => expect(announced()).toBe('Number of Mexico'));
    await expect(args.onChange).toHaveBeenLastCalledWith('+525512345678');
    await userEvent.clear(box);
    await userEvent.paste('+44 20 7946 0958');
    await waitFor(() => expect(announced()).toBe('Number of United Kingdom'));
    await userEvent.tab();
    await expect(box).toHaveValue('+44 20 7946 0958');
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
  args: { hasCountryList: true },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox');
    const list = canvas.getByRole('combobox', { name: 'Mobile phone: country' });
    await expect(list).toHaveDisplayValue('United States (+1)');
    await waitFor(() => expect(list.querySelectorAll('option').length).toBeGreaterThan(200));
    await userEvent.selectOptions(list, 'MX');
    await expect(box).toHaveValue('+52 ');
    await userEvent.type(box, '55 1234 5678');
    await expect(args.onChange).toHaveBeenLastCalledWith('+525512345678');
    await userEvent.clear(box);
    await userEvent.type(box, '+44 20 7946 0958');
    await expect(list).toHaveDisplayValue('United Kingdom (+44)');
    await userEvent.selectOptions(list, 'FR');
    await expect(box).toHaveValue('+33 2079460958');
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  args: { label: 'Teléfono móvil' },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox');
    await userEvent.type(box, '+52 55 1234 5678');
    await waitFor(() => expect(descriptionOf(box)).toContain('Número de México'));
  },
};
