import { region } from '@institute/api-schema/region';
import { Button, DateField } from '@institute/design-system';
import { parseDate, regionOf } from '@institute/design-system/formats';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, type Mock, waitFor, within } from 'storybook/test';
import { announced, autofill, Canvas, descriptionOf } from '../fields/Canvas.tsx';
import { compose, editAtRandom } from '../fields/editing.ts';
import { inEachState, longText } from '../states.tsx';

const meta = {
  component: DateField,
  args: { label: 'Date of birth', isRequired: true, isBirthDate: true, onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const institute = regionOf('en', region);

export const States: Story = {
  render: () => (
    <Canvas>
      <DateField label="Date of birth" isRequired isBirthDate />
      <DateField
        label="Graduation date"
        defaultValue="2027-06-12"
        description="The day on your certificate"
      />
      <DateField label="Start date" isRequired defaultValue="02-30-2027" errorMessage="Enter a valid date" />
      <DateField label="First lesson" isRequired calendar />
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

export const AsksWhichOfTwoDates: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await userEvent.click(input);
    await userEvent.paste('03.04.1990');
    // Nothing is guessed, and nothing is lost.
    await expect(args.onChange).toHaveBeenLastCalledWith('03.04.1990', {
      date: null,
      text: '03.04.1990',
      problem: 'ambiguous',
    });
    await expect(await canvas.findByText('Which date do you mean?')).toBeVisible();
    await expect(input).toHaveValue('03.04.1990');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sunday, March 4, 1990' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('04-03-1990');
    await expect((args.onChange as Mock).mock.lastCall![0]).toBe('1990-04-03');
    await expect(canvas.queryByRole('button')).toBeNull();
    await waitFor(() => expect(announced()).toBe('Tuesday, April 3, 1990'));
  },
};

export const AsksAlsoWhenTyped: Story = {
  name: 'Asks which of two dates is meant when it is typed key by key or dictated, too',
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    for (const typed of ['1.9.1990', '01.09.1990']) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await expect(input).toHaveValue(typed);
      await expect(await canvas.findByText('Which date do you mean?')).toBeVisible();
    }
    input.select();
    document.execCommand('insertText', false, '1.9.1990');
    await expect(input).toHaveValue('1.9.1990');
    await userEvent.click(canvas.getByRole('button', { name: 'Saturday, September 1, 1990' }));
    await expect(input).toHaveValue('09-01-1990');
    await expect((args.onChange as Mock).mock.lastCall![0]).toBe('1990-09-01');
    // Only one day is possible.
    await userEvent.clear(input);
    await userEvent.type(input, '13.9.1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-09-13', expect.anything());
    await userEvent.tab();
    await expect(input).toHaveValue('09-13-1990');
  },
};

export const PutsHyphensIn: Story = {
  name: 'Adds hyphens while typing, and stores YYYY-MM-DD [V-25]',
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
    for (const typed of ['4-7-1990', '4/7/1990', '4 7 1990', '04/07/1990', '4–7–1990']) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await expect(input).toHaveValue('04-07-1990');
    }
  },
};

export const TakesWholeDates: Story = {
  name: 'Accepts whole dates from paste and autofill [V-25]',
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
  name: 'Keeps text that is not a date, and says why [V-08]',
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    for (const [text, problem] of [
      ['02-30-1990', 'impossible'],
      ['27/04/1990', 'order'],
      ['04/27/90', 'year'],
      ['Monday, April 27, 1990', 'weekday'],
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

export const TakesMonthsByName: Story = {
  name: 'Accepts a month by name, and reformats it on blur',
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    for (const text of ['April 27, 1990', '27 de abril de 1990', 'Fri 4/27/1990', '1990-04-27T10:00:00Z']) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await expect(args.onChange).toHaveBeenLastCalledWith('1990-04-27', expect.anything());
      await expect(descriptionOf(input)).toBe('For example, 04-27-1990');
      await userEvent.tab();
      await expect(input).toHaveValue('04-27-1990');
    }
  },
};

export const NotesWhatNoDateHas: Story = {
  name: 'Keeps a character that no date contains, and reports it once',
  play: async ({ canvas, userEvent }) => {
    const input = box(canvas);
    const hint = 'Use numbers for the month, day and year';
    const region = document.querySelector('[data-announcements="polite"]')!;
    region.replaceChildren();
    const said: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) said.push(node.textContent ?? '');
    });
    observer.observe(region, { childList: true });
    await userEvent.type(input, '03a1');
    await expect(input).toHaveValue('03-a1');
    await expect(canvas.getByText(hint)).toBeVisible();
    // It is said once, and not again as a part of the description.
    await expect(descriptionOf(input)).not.toContain(hint);
    await waitFor(() => expect(said).toEqual([hint]));
    // Once per burst: nothing is repeated while it continues.
    await userEvent.keyboard('yz');
    await expect(input).toHaveValue('03-a1yz');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(canvas.queryByText(hint)).toBeNull();
    await userEvent.keyboard('x');
    await waitFor(() => expect(said).toEqual([hint, hint]));
    observer.disconnect();
  },
};

export const WaitsForComposition: Story = {
  play: async ({ canvas, args }) => {
    const input = box(canvas);
    input.focus();
    const texts: string[] = [];
    input.addEventListener('input', () => texts.push(input.value));
    compose(input, '04271990');
    // Nothing changes before the text is complete.
    await expect(texts.slice(0, 8)).toEqual([
      '0',
      '04',
      '042',
      '0427',
      '04271',
      '042719',
      '0427199',
      '04271990',
    ]);
    await expect(input).toHaveValue('04-27-1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-04-27', expect.anything());
  },
};

export const TextAndValueNeverDisagree: Story = {
  name: 'Text and value never disagree, however it is edited [V-25]',
  play: async ({ canvas, args }) => {
    const input = box(canvas);
    const change = args.onChange as Mock;
    let reported = '';
    change.mockImplementation((value: string, { text }: { text: string }) => {
      reported = text;
      if (value !== (parseDate(text, institute).value ?? text))
        throw new Error(`${text} was told as ${value}`);
    });
    // The rest of the text stays, except for the zero that a separator adds before a single digit.
    const digits = (text: string) => text.replace(/\D/g, '').replaceAll('0', '');
    editAtRandom(input, {
      characters: '0123456789-/. ',
      texts: ['04/27/1990', '1990-04-27', '27/04/1990', 'x'],
      steps: 600,
      check: (before, typed) => {
        if (typed !== null && !digits(input.value).startsWith(digits(before)))
          throw new Error(`${before} became ${input.value}`);
        if (reported !== input.value) throw new Error(`${input.value} was told as ${reported}`);
      },
    });
    await expect(change.mock.calls.length).toBeGreaterThan(100);
  },
};

export const OpensACalendar: Story = {
  args: {
    label: 'Start date',
    isBirthDate: false,
    defaultValue: '2027-03-10',
    calendar: { min: '2027-03-05', max: '2027-04-20', isUnavailable: (date) => date === '2027-03-12' },
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: 'Calendar: Start date' });
    await userEvent.click(button);
    const dialog = await page.findByRole('dialog', { name: 'Calendar: Start date' });
    const day = (name: RegExp) => within(dialog).getByRole('button', { name });
    await waitFor(() => expect(day(/March 10, 2027 selected/)).toHaveFocus());
    for (const name of [/March 4, 2027/, /March 12, 2027/])
      await expect(day(name)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(day(/March 17, 2027/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(day(/April 17, 2027/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(box(canvas)).toHaveValue('04-17-2027');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-17', expect.anything());
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(announced()).toBe('Saturday, April 17, 2027'));
    // Escape changes nothing, and the calendar opens at the date typed in the box.
    await userEvent.clear(box(canvas));
    await userEvent.type(box(canvas), '03092027');
    await userEvent.click(button);
    await waitFor(() => expect(page.getByRole('button', { name: /March 9, 2027 selected/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(box(canvas)).toHaveValue('03-09-2027');
  },
};

export const AddsNoStyleOfItsOwn: Story = {
  name: 'The calendar adds no style element, which a strict content security policy would refuse',
  args: { calendar: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const added: Element[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof HTMLStyleElement) added.push(node);
    });
    observer.observe(document, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button'));
    const page = within(canvasElement.ownerDocument.body);
    const [cell] = await page.findAllByRole('gridcell');
    const day = within(cell!).getByRole('button', { hidden: true });
    await expect(getComputedStyle(day).touchAction).toBe('manipulation');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    observer.disconnect();
    // In development, Vite adds modules' styles this way; in a build they are files.
    await expect(added.filter((style) => !style.hasAttribute('data-vite-dev-id'))).toEqual([]);
    await expect(document.getElementById('react-aria-pressable-style')?.tagName).toBe('META');
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
    await expect(canvas.getByText('Escribe el mes, el día y el año con números')).toBeVisible();
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
