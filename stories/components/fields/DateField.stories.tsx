import { Button, DateField } from '@institute/design-system';
import { parseDate } from '@institute/design-system/formats';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, type Mock, waitFor } from 'storybook/test';
import { announced, autofill, Canvas, descriptionOf } from './Canvas.tsx';

const meta = {
  component: DateField,
  args: { label: 'Date of birth', isRequired: true, isBirthDate: true, onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <DateField label="Date of birth" isRequired isBirthDate />
      <DateField
        label="Graduation date"
        defaultValue="2027-06-12"
        description="The day on your certificate"
      />
      <DateField
        label="Start date"
        isRequired
        defaultValue="02-30-2027"
        errorMessage="This field must be a valid date"
      />
      <DateField label="Enrolled on" isReadOnly defaultValue="2026-01-15" />
      <DateField label="Withdrawn on" isDisabled defaultValue="2026-03-01" />
    </Canvas>
  ),
};

const box = (canvas: { getByRole: (role: string) => HTMLElement }) =>
  canvas.getByRole('textbox') as HTMLInputElement;

export const IsAPlainTextBox: Story = {
  play: async ({ canvas }) => {
    const input = box(canvas);
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAttribute('autocomplete', 'bday');
    await expect(input).not.toHaveAttribute('maxlength');
    await expect(input).not.toHaveAttribute('placeholder');
    await expect(descriptionOf(input)).toBe('For example, 04-27-1990');
  },
};

export const PutsHyphensIn: Story = {
  name: 'Puts hyphens in while typing, and stores YYYY-MM-DD [V-25]',
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await userEvent.type(input, '0427');
    await expect(input).toHaveValue('04-27-');
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('04-27');
    await userEvent.keyboard('{Backspace}8');
    await expect(input).toHaveValue('04-28-');
    await userEvent.keyboard('1990');
    await expect(input).toHaveValue('04-28-1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-04-28', {
      date: '1990-04-28',
      text: '04-28-1990',
      problem: null,
    });
  },
};

export const TakesSeparators: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = box(canvas);
    for (const typed of ['4-7-1990', '4/7/1990', '4.7.1990', '4 7 1990', '04/07/1990', '4–7–1990']) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await expect(input).toHaveValue('04-07-1990');
    }
  },
};

export const TakesWholeDates: Story = {
  name: 'Takes whole dates from paste and autofill [V-25]',
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    const spellings = [
      '1990-04-27',
      '04/27/1990',
      '04271990',
      'April 27, 1990',
      '27 de abril de 1990',
      '０４/２７/１９９０',
      ' 4 - 27 - 1990 ',
    ];
    for (const text of spellings) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue('04-27-1990');
      await expect(args.onChange).toHaveBeenLastCalledWith('1990-04-27', expect.anything());
      await userEvent.clear(input);
      autofill(input, text);
      await expect(input).toHaveValue('04-27-1990');
    }
  },
};

export const KeepsWhatIsNoDate: Story = {
  name: 'Keeps what is no date, and says why [V-08]',
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    for (const [text, problem] of [
      ['02-30-1990', 'impossible'],
      ['27/04/1990', 'order'],
      ['04/27/90', 'year'],
      ['some day', 'unreadable'],
    ]) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
      await userEvent.tab();
      await expect(input).toHaveValue(text);
      await expect(args.onChange).toHaveBeenLastCalledWith(text, { date: null, text, problem });
    }
  },
};

export const LeavesTheMiddleAlone: Story = {
  args: { defaultValue: '1990-04-27' },
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await userEvent.click(input);
    input.setSelectionRange(3, 5);
    await userEvent.keyboard('1');
    await expect(input).toHaveValue('04-1-1990');
    await expect(input.selectionStart).toBe(4);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('04-19-1990');
    await expect(input.selectionStart).toBe(5);
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-04-19', expect.anything());
  },
};

export const RefusesLettersAloud: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = box(canvas);
    await userEvent.type(input, '04x');
    await expect(input).toHaveValue('04-');
    const hint = 'Letters are not used here. Type month, day and year as numbers.';
    await expect(canvas.getByText(hint)).toBeVisible();
    await expect(descriptionOf(input)).toContain(hint);
    await waitFor(() => expect(announced()).toBe(hint));
    // Once per burst: nothing is said again while refusing goes on.
    document.querySelector('[data-announcer]')!.textContent = '';
    await userEvent.keyboard('yz');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(announced()).toBe('');
    await userEvent.keyboard('2');
    await expect(canvas.queryByText(hint)).toBeNull();
  },
};

export const WaitsForComposition: Story = {
  play: async ({ canvas, args }) => {
    const input = box(canvas);
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    input.focus();
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    for (const text of ['0', '04', '042', '0427', '04271990']) {
      set.call(input, text);
      input.dispatchEvent(
        new InputEvent('input', {
          bubbles: true,
          inputType: 'insertCompositionText',
          data: text,
          isComposing: true,
        }),
      );
      await expect(input).toHaveValue(text);
    }
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '04271990' }));
    await expect(input).toHaveValue('04-27-1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-04-27', expect.anything());
  },
};

/** A random walk that is the same each time. */
function* walk(seed: number) {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

export const TextAndValueNeverDisagree: Story = {
  name: 'Text and value never disagree, however it is edited [V-25]',
  play: async ({ canvas, args }) => {
    const input = box(canvas);
    const change = args.onChange as Mock;
    const random = walk(20_260_421);
    const next = (below: number) => Math.floor(random.next().value! * below);
    input.focus();
    let reported = '';
    change.mockImplementation((value: string, { text }: { text: string }) => {
      reported = text;
      if (value !== (parseDate(text).value ?? text)) throw new Error(`${text} was told as ${value}`);
    });
    for (let step = 0; step < 600; step += 1) {
      const length = input.value.length;
      const before = input.value;
      switch (next(10)) {
        case 0: {
          const start = next(length + 1);
          input.setSelectionRange(start, start + next(length - start + 1));
          break;
        }
        case 1:
        case 2:
          document.execCommand('delete');
          break;
        case 3:
          document.execCommand(next(2) ? 'undo' : 'redo');
          break;
        case 4: {
          input.select();
          const text = ['04/27/1990', '1990-04-27', '27/04/1990', 'x'][next(4)]!;
          document.execCommand('insertText', false, text);
          break;
        }
        default: {
          input.setSelectionRange(length, length);
          const char = '0123456789-/. '[next(14)]!;
          document.execCommand('insertText', false, char);
          // What stood there still does, but for the zero that a separator puts before a single digit.
          const digits = (text: string) => text.replace(/\D/g, '').replaceAll('0', '');
          if (!digits(input.value).startsWith(digits(before)))
            throw new Error(`${before} became ${input.value}`);
        }
      }
      if (reported !== input.value) throw new Error(`${input.value} was told as ${reported}`);
    }
    await expect(change.mock.calls.length).toBeGreaterThan(100);
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('1990-04-27');
    return (
      <Canvas>
        <DateField {...args} value={value} onChange={setValue} />
        <Button onPress={() => setValue('2001-12-31')}>Another day</Button>
        <output>{value}</output>
      </Canvas>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = box(canvas);
    await userEvent.clear(input);
    await userEvent.type(input, '0230');
    await expect(canvas.getByRole('status', { name: '' })).toHaveTextContent('02-30-');
    await expect(input).toHaveValue('02-30-');
    await userEvent.click(canvas.getByRole('button'));
    await expect(input).toHaveValue('12-31-2001');
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
        <DateField label="Date of birth" name="dateBirth" defaultValue="1990-04-27" isRequired />
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
    await userEvent.type(input, '12312001');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith({ dateBirth: '2001-12-31' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(input).toHaveValue('04-27-1990');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith({ dateBirth: '1990-04-27' });
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  args: { label: 'Fecha de nacimiento' },
  play: async ({ canvas, userEvent }) => {
    const input = (await canvas.findByRole('textbox')) as HTMLInputElement;
    await expect(descriptionOf(input)).toBe('Por ejemplo, 04-27-1990');
    await userEvent.type(input, 'x');
    await expect(canvas.getByText(/Aquí no se usan letras/)).toBeVisible();
  },
};
