import {
  Button,
  ComboBoxField,
  type ComboBoxFieldProps,
  Dialog,
  type ListOption,
} from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { required, rules } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { announced, autofill, Canvas, descriptionOf } from '../fields/Canvas.tsx';
import { inEachState, longText } from '../states.tsx';

const names = new Intl.DisplayNames('en', { type: 'region' });
const countries: ListOption[] =
  'AF AL DZ AR AU AT BE BO BR CA CL CN CO CR CI CU DK DO EC EG SV FI FR DE GH GT HN IN IE IL IT JP KE MX NL NZ NG NO PA PY PE PL PT ZA ES SE CH GB US UY VE'
    .split(' ')
    .map((value) => ({ value, label: names.of(value)! }));

const coaches: ListOption[] = [
  { value: 'c1', label: 'Ana Torres', description: 'Nutrition, stress' },
  { value: 'c2', label: 'Ben Okafor', description: 'Sleep' },
  { value: 'c3', label: 'Chloé Martin', description: 'On leave', isDisabled: true },
  { value: 'c4', label: 'Ana Torres', description: 'Movement' },
];

const meta = {
  component: ComboBoxField,
  args: { label: 'Country', options: countries, onChange: fn(), isRequired: true },
} satisfies Meta<typeof ComboBoxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <ComboBoxField label="Country" options={countries} isRequired />
      <ComboBoxField
        label="Country of birth"
        options={countries}
        defaultValue="MX"
        description="As in your passport"
      />
      <ComboBoxField
        label="Country of the course"
        options={countries}
        defaultValue="Atlantis"
        isRequired
        errorMessage="Please choose one of the options"
      />
      <ComboBoxField label="Coach" width="medium" options={coaches} />
      <ComboBoxField label="Enrolled from" options={countries} isReadOnly defaultValue="US" />
      <ComboBoxField label="Lived in" options={countries} isDisabled defaultValue="ES" />
    </Canvas>
  ),
};

interface Finds {
  getByRole: (role: string, options?: object) => HTMLElement;
}
const box = (canvas: Finds) => canvas.getByRole('combobox') as HTMLInputElement;
// The list is at the end of the page, so that nothing clips it.
const labels = () => screen.getAllByRole('option').map((option) => option.textContent);
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
/** The last number of options that react-aria announced. */
const counted = () =>
  document.querySelector('[data-live-announcer] [aria-live="assertive"]')?.lastElementChild?.textContent;
const activeOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

export const OpenList: Story = {
  args: { label: 'Coach', options: coaches, defaultValue: 'c2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box(canvas));
    await expect(screen.getByRole('listbox', { name: 'Suggestions Coach' })).toBeVisible();
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Ben Okafor');
    await userEvent.keyboard('{ArrowDown}');
  },
};

const exercises: ListOption[] = [
  { value: 'walk', label: 'Walking', group: 'Endurance' },
  { value: 'run', label: 'Running', group: 'Endurance' },
  { value: 'weights', label: 'Weights', group: 'Strength' },
  { value: 'swim', label: 'Swimming', group: 'Endurance' },
  { value: 'bands', label: 'Bands', description: 'With some resistance', group: 'Strength' },
  { value: 'none', label: 'None' },
];

export const Grouped: Story = {
  args: { label: 'Exercise', options: exercises, defaultValue: 'bands' },
  play: async ({ canvas, userEvent }) => {
    const input = box(canvas);
    await userEvent.click(input);
    const strength = screen.getByRole('group', { name: 'Strength' });
    await expect(within(strength).getAllByRole('option')).toHaveLength(2);
    await expect(within(strength).getByRole('option', { selected: true })).toHaveTextContent('Bands');
    // Headings are skipped by the keys, and lines don't overlap.
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(activeOf(input)).toBe('Weights'));
    const heading = screen.getByText('Strength').getBoundingClientRect();
    const before = screen.getByRole('option', { name: 'Swimming' }).getBoundingClientRect();
    const after = screen.getByRole('option', { name: 'Weights' }).getBoundingClientRect();
    await expect(before.bottom).toBeLessThanOrEqual(heading.top + 1);
    await expect(heading.bottom).toBeLessThanOrEqual(after.top + 1);
  },
};

export const FindsHeadings: Story = {
  args: { label: 'Exercise', options: exercises },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(box(canvas), 'strength');
    await waitFor(() => expect(labels()).toEqual(['Weights', 'BandsWith some resistance']));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('weights', exercises[2]);
    await closed();
  },
};

export const ChoosesByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(activeOf(input)).toBe('Afghanistan'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeOf(input)).toBe('Albania');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(activeOf(input)).toBe('Venezuela');
    await userEvent.keyboard('{PageUp}{PageDown}{PageDown}{Enter}');
    await expect(input).toHaveValue('Venezuela');
    await expect(args.onChange).toHaveBeenLastCalledWith('VE', countries.at(-1));
    await closed();
    await waitFor(() => expect(announced()).toBe('Venezuela'));
    // Escape closes the list and keeps the text.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    await closed();
    await expect(input).toHaveValue('Venezuela');
    await waitFor(() => expect(input).toHaveFocus());
  },
};

export const FindsWithoutAccents: Story = {
  name: 'Ignores accents, and announces the number of matches',
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await userEvent.type(input, 'COTE');
    await waitFor(() => expect(labels()).toEqual(['Côte d’Ivoire']));
    await waitFor(() => expect(counted()).toBe('1 option available.'));
    // Enter selects the only match.
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Côte d’Ivoire');
    await expect(args.onChange).toHaveBeenLastCalledWith('CI', expect.objectContaining({ value: 'CI' }));
    await closed();
    // Opened again, the list shows every option, scrolled to the selected one.
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => {
      const chosen = screen.getByRole('option', { selected: true });
      expect(chosen).toHaveTextContent('Côte d’Ivoire');
      // Options outside the viewport aren't rendered, but counted.
      expect(chosen).toHaveAttribute('aria-setsize', String(countries.length));
    });
  },
};

export const ChoosesByPointer: Story = {
  args: { label: 'Coach', options: coaches },
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Show suggestions Coach' }));
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.click(screen.getByRole('option', { name: /Chloé/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
    // Of two options with the same name, the pressed one is selected.
    await userEvent.click(screen.getByRole('option', { name: /Movement/ }));
    await expect(input).toHaveValue('Ana Torres');
    await expect(args.onChange).toHaveBeenLastCalledWith('c4', coaches[3]);
    await waitFor(() => expect(input).toHaveFocus());
  },
};

export const ChoosesByTouch: Story = {
  args: { label: 'Coach', options: coaches },
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    const tap = (target: Element) => userEvent.pointer([{ keys: '[TouchA]', target }]);
    await tap(canvas.getByRole('button', { name: 'Show suggestions Coach' }));
    await waitFor(() => expect(input).toHaveFocus());
    await tap(screen.getByRole('option', { name: /Ben/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('c2', coaches[1]);
    await closed();
    // Clicking the box opens the list too, at the selected option.
    await tap(input);
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Ben Okafor');
  },
};

export const ChoosesByAVirtualPress: Story = {
  name: 'Selects on a screen reader’s press, which has no pointer',
  args: { label: 'Coach', options: coaches },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Show suggestions Coach' }).click();
    const option = await screen.findByRole('option', { name: /Nutrition/ });
    await waitFor(() => expect(box(canvas)).toHaveFocus());
    option.click();
    await expect(args.onChange).toHaveBeenLastCalledWith('c1', coaches[0]);
    await closed();
  },
};

export const WaitsWhileComposing: Story = {
  name: 'Selects nothing during text composition',
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await userEvent.click(input);
    const compose = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
      input.dispatchEvent(
        new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText' }),
      );
    };
    const press = (key: string, composing: KeyboardEventInit) =>
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...composing }),
      );
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    compose('méxic');
    await waitFor(() => expect(labels()).toEqual(['Mexico']));
    // These keys belong to the input method’s suggestions.
    for (const key of ['ArrowDown', 'Enter', 'Escape', 'Tab']) {
      press(key, { isComposing: true });
      // As Safari reports a key that ends the composition.
      press(key, { keyCode: 229 });
    }
    await expect(input).toHaveValue('méxic');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith('méxic', null);
    compose('méxico');
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'méxico' }));
    await userEvent.tab();
    await expect(input).toHaveValue('Mexico');
  },
};

export const KeepsTheListWhenAWordIsCommitted: Story = {
  name: 'A word that Safari’s input method commits is typed, not pasted',
  play: async ({ canvas, userEvent }) => {
    const input = box(canvas);
    await userEvent.click(input);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'mexico');
    // Chromium's own events know no such type.
    input.dispatchEvent(
      Object.assign(new Event('input', { bubbles: true }), { inputType: 'insertFromComposition' }),
    );
    await waitFor(() => expect(labels()).toEqual(['Mexico']));
    await expect(input).toHaveValue('mexico');
  },
};

const many: ListOption[] = Array.from({ length: 2000 }, (_, index) => ({
  value: String(index + 1),
  label: `School ${index + 1}`,
}));

export const ThousandsOfOptions: Story = {
  args: { label: 'School', options: many },
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await userEvent.click(input);
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(5));
    // Only visible options are rendered.
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '2000');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(activeOf(input)).toBe('School 2000'));
    await userEvent.type(input, 'school 1234');
    await waitFor(() => expect(labels()).toEqual(['School 1234']));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234', many[1233]);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(activeOf(input)).toBe('School 1234'));
    await waitFor(() => {
      const [list, chosen] = [screen.getByRole('listbox'), screen.getByRole('option', { selected: true })];
      const { top, bottom } = chosen.getBoundingClientRect();
      expect(top).toBeGreaterThan(list.getBoundingClientRect().top);
      expect(bottom).toBeLessThan(list.getBoundingClientRect().bottom);
    });
    // The options around it are rendered too.
    await expect(screen.getByRole('option', { name: 'School 1235' })).toBeVisible();
  },
};

export const NearTheLowerEdge: Story = {
  name: 'Opens upward near the bottom of the window',
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetInline: '1rem', insetBlockEnd: '1rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const input = box(canvas);
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    const list = screen.getByRole('listbox');
    await waitFor(() => {
      expect(list.getBoundingClientRect().bottom).toBeLessThan(input.getBoundingClientRect().top);
      expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const MovesWithThePage: Story = {
  name: 'Stays open below its box while the page scrolls',
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '8rem 120vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const input = box(canvas);
    await userEvent.type(input, 'a');
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list.getBoundingClientRect().height).toBeGreaterThan(100));
    await waitFor(() => expect(document.getAnimations()).toEqual([]));
    const distance = () => list.getBoundingClientRect().top - input.getBoundingClientRect().bottom;
    const before = distance();
    const scrolled = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }));
    window.scrollBy(0, 60);
    await scrolled;
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(Math.abs(distance() - before)).toBeLessThan(2);
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

export const InADialog: Story = {
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  render: function InADialog(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Where you live">
        <ComboBoxField {...args} />
      </Dialog>
    );
  },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Where you live' });
    const input = screen.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('option', { name: 'Albania' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('AL', countries[1]);
    // The first Escape closes the list, the second one the dialog.
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await closed();
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const FromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'Coach', options: coaches, defaultValue: 'c2' },
  decorators: [
    (Story) => (
      <div style={{ padding: '2rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const input = box(canvas);
    await userEvent.click(input);
    const chosen = await screen.findByRole('option', { selected: true });
    // The check mark is at the start of the line, and the list below its box.
    const [tick, words] = [...chosen.children].map((part) => part.getBoundingClientRect());
    await expect(tick!.left).toBeGreaterThan(words!.right - 1);
    const [list, under] = [screen.getByRole('listbox'), input].map((part) => part.getBoundingClientRect());
    await expect(Math.abs(list!.right - under!.right)).toBeLessThan(3);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Ana Torres');
  },
};

export const KeepsWhatIsNoOption: Story = {
  name: 'Keeps text that matches no option, and reports it',
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await userEvent.type(input, 'Atlantis');
    await expect(screen.getByText(/Nothing found/)).toBeVisible();
    await userEvent.tab();
    await expect(input).toHaveValue('Atlantis');
    await expect(args.onChange).toHaveBeenLastCalledWith('Atlantis', null);
    const words = 'Please choose an option from the list';
    await expect(input).toBeInvalid();
    await expect(descriptionOf(input)).toBe(words);
    await waitFor(() => expect(announced()).toBe(words));
    await userEvent.clear(input);
    await userEvent.type(input, 'peru');
    await expect(input).not.toBeInvalid();
    await expect(args.onChange).toHaveBeenLastCalledWith('PE', expect.objectContaining({ value: 'PE' }));
    await userEvent.tab();
    await expect(input).toHaveValue('Peru');
  },
};

function LateList({ onChange }: Pick<ComboBoxFieldProps, 'onChange'>) {
  const [options, setOptions] = useState<ListOption[]>([]);
  return (
    <Canvas>
      <ComboBoxField label="Coach" isRequired options={options} {...(onChange && { onChange })} />
      <Button onPress={() => setOptions(coaches)}>Load</Button>
    </Canvas>
  );
}

export const ListArrivesLate: Story = {
  name: 'A typed label is an option as soon as the list has it',
  render: ({ onChange }) => <LateList {...(onChange && { onChange })} />,
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await userEvent.type(input, 'ben okafor');
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('c2', coaches[1]));
    await waitFor(() => expect(input).toHaveValue('Ben Okafor'));
    await expect(input).not.toBeInvalid();
  },
};

export const RefusesADisabledOption: Story = {
  name: 'An option that can’t be chosen can’t be typed either, but stays if it is saved',
  args: { options: coaches, defaultValue: 'c3' },
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await expect(input).toHaveValue('Chloé Martin');
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).not.toBeInvalid();
    await userEvent.clear(input);
    await userEvent.type(input, 'Chloé Martin');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('Chloé Martin', null);
    await expect(input).toBeInvalid();
  },
};

export const TakesAutofillAndPaste: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    autofill(input, 'US');
    await expect(input).toHaveValue('United States');
    await expect(args.onChange).toHaveBeenLastCalledWith('US', expect.objectContaining({ value: 'US' }));
    // The browser fills in the whole address while the focus is in another field, where no list may open.
    autofill(input, 'USA');
    await expect(args.onChange).toHaveBeenLastCalledWith('USA', null);
    await closed();
    await userEvent.clear(input);
    await userEvent.paste('méxico');
    await expect(input).toHaveValue('Mexico');
    await expect(args.onChange).toHaveBeenLastCalledWith('MX', expect.objectContaining({ value: 'MX' }));
    await closed();
  },
};

const asked = fn();

/** What the server's answer waits for. */
let isAnswered = Promise.resolve();

/** Types in one task, so that no timer of a busy machine fires between two characters. */
function typeAtOnce(input: HTMLInputElement, text: string) {
  for (let end = 1; end <= text.length; end++)
    fireEvent.input(input, { target: { value: text.slice(0, end) } });
}

export const AsksAServer: Story = {
  args: {
    label: 'Coach',
    options: [coaches[1]!],
    defaultValue: 'c2',
    loadOptions: async (query) => {
      asked(query);
      await isAnswered;
      if (query === 'offline') throw new Error('offline');
      return coaches.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await expect(input).toHaveValue('Ben Okafor');
    asked.mockClear();
    const { promise, resolve } = Promise.withResolvers<void>();
    isAnswered = promise;
    await userEvent.click(input);
    typeAtOnce(input, 'ana');
    await waitFor(() => expect(asked).toHaveBeenCalledWith('ana'));
    await expect(screen.getByText('Searching…')).toBeVisible();
    resolve();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    // Not for each character.
    await expect(asked.mock.calls.filter(([query]) => query !== '')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('c1', coaches[0]);
    await userEvent.tab();
    await expect(input).toHaveValue('Ana Torres');
    await expect(input).not.toBeInvalid();
    await userEvent.clear(input);
    await userEvent.type(input, 'offline');
    await expect(await screen.findByText(/couldn’t load the list/)).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, 'ben');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    // By the next time, the server may have others.
    for (const _time of ['once', 'again']) {
      await userEvent.keyboard('{Escape}');
      await closed();
      asked.mockClear();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
      await expect(asked).toHaveBeenCalledWith('');
    }
  },
};

export const ReadOnlyStaysClosed: Story = {
  args: { isReadOnly: true, defaultValue: 'PE' },
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}x');
    await closed();
    await expect(input).toHaveValue('Peru');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('PE');
    const [isSpanish, setSpanish] = useState(false);
    const spanish = new Intl.DisplayNames('es', { type: 'region' });
    return (
      <Canvas>
        <ComboBoxField
          {...args}
          options={
            isSpanish
              ? countries.map((option) => ({ ...option, label: spanish.of(option.value)! }))
              : countries
          }
          value={value}
          onChange={setValue}
        />
        <Button onPress={() => setValue('US')}>Another country</Button>
        <Button onPress={() => setSpanish(true)}>In Spanish</Button>
        <output>{value}</output>
      </Canvas>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = box(canvas);
    await expect(input).toHaveValue('Peru');
    await userEvent.type(input, 'x');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status', { name: '' })).toHaveTextContent('Perux');
    await userEvent.click(canvas.getByRole('button', { name: 'Another country' }));
    await expect(input).toHaveValue('United States');
    await userEvent.click(canvas.getByRole('button', { name: 'In Spanish' }));
    await expect(input).toHaveValue('Estados Unidos');
  },
};

export const InAForm: Story = {
  render: function InAForm() {
    const form = useForm({
      draft: 'example',
      schema: z.object({ country: z.string().check(rules(required())) }),
      defaultValues: { country: '' },
      onSubmit: ({ value }) => sent(value),
    });
    return (
      <form.Form>
        <form.Field name="country" as={ComboBoxField} label="Country" options={countries} isRequired />
        <form.SubmitButton>Send</form.SubmitButton>
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    const input = await canvas.findByRole('combobox');
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    const summary = await canvas.findByRole('region', { name: /problem/ });
    await expect(summary).toHaveTextContent('Country: This field is required');
    await userEvent.click(within(summary).getByRole('link'));
    await waitFor(() => expect(input).toHaveFocus());
    // The schema doesn't know the options, but text that matches none is still refused.
    await userEvent.keyboard('Atlantis');
    await userEvent.click(send);
    await waitFor(() => expect(summary).toHaveTextContent('Country: Please choose an option from the list'));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, 'per{Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ country: 'PE' }));
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
        <ComboBoxField label="Country" name="country" options={countries} defaultValue="PE" isRequired />
        <Button type="submit">Send</Button>
        <Button type="reset" variant="secondary">
          Reset
        </Button>
      </Canvas>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    const input = box(canvas);
    await userEvent.clear(input);
    await userEvent.type(input, 'Atlantis{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, 'united k{ArrowDown}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith({ country: 'GB' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(input).toHaveValue('Peru');
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  args: { label: 'País' },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('combobox', { name: 'País' });
    await userEvent.type(input, 'zzz');
    await expect(screen.getByText(/No se encontró nada/)).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, 'ghana');
    await waitFor(() => expect(counted()).toBe('1 opción disponible(s).'));
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(canvas.getByRole('button', { name: /^Mostrar sugerencias País/ })).toBeVisible();
    // A strict content security policy allows no style element.
    await expect(document.querySelector('style#react-aria-pressable-style')).toBeNull();
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
