import { Button, type ListOption, MultiSelectField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { rules, selectAtLeast, selectAtMost } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { announced, Canvas, descriptionOf, expectDescriptionWhenLeft } from '../fields/Canvas.tsx';
import { inEachState, longText } from '../states.tsx';

const focuses: ListOption[] = [
  'Anxiety and stress',
  'Autoimmune conditions',
  'Digestive health',
  'Energy',
  'Fertility',
  'Habits',
  'Hormones',
  'Menopause',
  'Mindful eating',
  'Movement',
  'Nutrition',
  'Parenting',
  'Plant-based food',
  'Pregnancy',
  'Self-care',
  'Sleep',
  'Weight',
].map((label) => ({ value: label.toUpperCase().replaceAll(/\W+/g, '_'), label }));

const meta = {
  component: MultiSelectField,
  args: { label: 'Focus', options: focuses, onChange: fn(), isRequired: true },
} satisfies Meta<typeof MultiSelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <MultiSelectField label="Focus" options={focuses} max={5} />
      <MultiSelectField
        label="Specializations"
        description="Clients find you by these"
        options={focuses}
        min={1}
        max={5}
        isRequired
        defaultValue={['SLEEP', 'ANXIETY_AND_STRESS', 'PLANT_BASED_FOOD']}
      />
      <MultiSelectField
        label="Two at most"
        options={focuses}
        max={2}
        defaultValue={['SLEEP', 'ENERGY', 'WEIGHT']}
      />
      <MultiSelectField
        label="Interests"
        options={focuses}
        isRequired
        errorMessage="Select at least 1 option"
      />
      <MultiSelectField
        label="Agreed with your coach"
        options={focuses}
        isReadOnly
        defaultValue={['SLEEP']}
      />
      <MultiSelectField
        label="From last year"
        options={focuses}
        isDisabled
        defaultValue={['SLEEP', 'OTHER']}
      />
    </Canvas>
  ),
};

interface Finds {
  getByRole: (role: string, options?: object) => HTMLElement;
}
const box = (canvas: Finds) => canvas.getByRole('combobox') as HTMLInputElement;

export const OpenList: Story = {
  args: { defaultValue: ['ENERGY', 'FERTILITY'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box(canvas));
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
  },
};

export const ChoosesByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await expect(input).toBeRequired();
    await userEvent.type(input, 'slee{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['SLEEP']);
    await expect(input).toHaveValue('');
    await waitFor(() => expect(input).toHaveFocus());
    await waitFor(() => expect(announced()).toBe('Sleep selected'));
    await expect(canvas.getByRole('list', { name: 'Focus: selected' })).toHaveTextContent('Sleep');
    await userEvent.keyboard('{ArrowDown}{Home}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['SLEEP', 'ANXIETY_AND_STRESS']);
    // Selecting it again in the list removes it.
    await userEvent.keyboard('slee{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ANXIETY_AND_STRESS']);
  },
};

export const KeysForTheText: Story = {
  name: 'Keys that select text select no option, and Tab removes nothing',
  args: { defaultValue: ['ENERGY'] },
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await userEvent.type(input, 'e');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}a{/Control}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ChoosesByTouch: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const tap = (target: Element) => userEvent.pointer([{ keys: '[TouchA]', target }]);
    await tap(canvas.getByRole('button', { name: 'Show suggestions Focus' }));
    await tap(screen.getByRole('option', { name: 'Energy' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['ENERGY']);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await tap(canvas.getByRole('button', { name: 'Remove Energy' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    // Screen readers press without a pointer.
    canvas.getByRole('button', { name: 'Show suggestions Focus' }).click();
    (await screen.findByRole('option', { name: 'Fertility' })).click();
    await expect(args.onChange).toHaveBeenLastCalledWith(['FERTILITY']);
  },
};

export const RemovesTagsByKeyboard: Story = {
  args: { defaultValue: ['SLEEP', 'ENERGY', 'HABITS'] },
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    const tag = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    await userEvent.tab();
    await expect(tag('Sleep')).toHaveFocus();
    await userEvent.tab();
    await expect(tag('Energy')).toHaveFocus();
    // When a tag is removed, focus moves to the next one, from the last to the previous one, and finally to the box.
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(tag('Habits')).toHaveFocus());
    await waitFor(() => expect(announced()).toBe('Energy removed'));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(tag('Sleep')).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith(['SLEEP']);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const BackspaceGoesToTheLastTag: Story = {
  args: { defaultValue: ['SLEEP', 'ENERGY'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(box(canvas));
    await userEvent.keyboard('x{Backspace}{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Remove Energy' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(box(canvas)).toHaveFocus();
  },
};

export const RemovesTagsByPointer: Story = {
  args: { defaultValue: ['SLEEP', 'ENERGY'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Sleep' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['ENERGY']);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Energy' })).toHaveFocus());
  },
};

export const TakesAPaste: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(box(canvas));
    await userEvent.paste('mindful EATING');
    await expect(args.onChange).toHaveBeenLastCalledWith(['MINDFUL_EATING']);
    await expect(box(canvas)).toHaveValue('');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const KeepsWhatIsTyped: Story = {
  name: 'Keeps typed text that matches no option, and reports it',
  play: async ({ canvas, userEvent }) => {
    const input = box(canvas);
    await userEvent.type(input, 'flying');
    await userEvent.tab();
    await expect(input).toHaveValue('flying');
    await expect(input).toBeInvalid();
    await expect(descriptionOf(input)).toBe('Please choose an option from the list, or clear the box');
    await userEvent.clear(input);
    await expect(input).toHaveAttribute('aria-invalid', 'false');
    // Text that equals a label is selected on blur.
    await userEvent.type(input, 'energy');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Energy' })).toBeVisible();
  },
};

export const MoreThanTheMostIsKeptAndSaid: Story = {
  args: { max: 1, defaultValue: ['SLEEP'] },
  play: async ({ canvas, userEvent, args }) => {
    const input = box(canvas);
    await expect(descriptionOf(input)).toBe('Choose up to 1');
    await userEvent.type(input, 'ener{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['SLEEP', 'ENERGY']);
    await expect(input).toBeInvalid();
    await expectDescriptionWhenLeft(input, 'Choose up to 1 | 1 too many selected');
  },
};

const sent = fn();

export const InAForm: Story = {
  name: 'At least and at most, with the messages of the rules [V-16] [V-17]',
  render: function InAForm() {
    const form = useForm({
      draft: 'example',
      schema: z.object({ focus: z.array(z.string()).check(rules(selectAtLeast(1), selectAtMost(2))) }),
      defaultValues: { focus: [] as string[] },
      onSubmit: ({ value }) => sent(value),
    });
    return (
      <form.Form>
        <form.Field
          name="focus"
          as={MultiSelectField}
          label="Focus"
          options={focuses}
          isRequired
          min={1}
          max={2}
        />
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
    await expect(summary).toHaveTextContent('Focus: Select at least 1 option');
    await userEvent.click(within(summary).getByRole('link'));
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('slee{Enter}');
    await expect(descriptionOf(input)).not.toMatch('Select at least 1 option');
    await userEvent.keyboard('ener{Enter}habi{Enter}');
    await userEvent.click(send);
    await waitFor(() => expect(summary).toHaveTextContent('Focus: Select at most 2 options'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Habits' }));
    await userEvent.click(send);
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ focus: ['SLEEP', 'ENERGY'] }));
  },
};

export const WorksInAPlainForm: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).getAll('focus'));
      }}
    >
      <Canvas>
        <MultiSelectField label="Focus" name="focus" options={focuses} defaultValue={['SLEEP']} isRequired />
        <Button type="submit">Send</Button>
        <Button type="reset" variant="secondary">
          Reset
        </Button>
      </Canvas>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Sleep' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(box(canvas), 'ener{Enter}habi{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith(['ENERGY', 'HABITS']);
    await userEvent.type(box(canvas), 'x{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith(['SLEEP']);
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  args: { label: 'Enfoque', max: 3, defaultValue: ['SLEEP'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Quitar Sleep' })).toBeVisible();
    await expect(descriptionOf(box(canvas))).toBe('Elige hasta 3');
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
