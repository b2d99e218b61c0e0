import { Button, TextField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import {
  atLeastTwoLetters,
  lengthBetween,
  lengthMax,
  lengthMin,
  lettersAndDigits,
  lettersAndSpaces,
  type Rule,
  rules,
  url,
} from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { inEachState, longText } from '../states.tsx';
import { announced, autofill, Canvas, descriptionOf, expectDescriptionWhenLeft } from './Canvas.tsx';

const meta = {
  component: TextField,
  args: { label: 'City', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <TextField label="Occupation" />
      <TextField label="First name" isRequired defaultValue="Ana María" autoComplete="given-name" />
      <TextField label="Nickname" description="Shown to the members of your circle" />
      <TextField
        kind="email"
        label="E-mail"
        isRequired
        defaultValue="ana@"
        errorMessage="Enter an e-mail address, such as name@example.com"
      />
      <TextField
        kind="url"
        label="Web site"
        description="Begins with https://"
        defaultValue="https://example.com"
      />
      <TextField
        label="Title"
        defaultValue={
          'A title that is nearly as long as a title may be, which is one hundred characters and no more'
        }
      />
      <TextField
        label="Headline"
        defaultValue={
          'A headline that is longer than a headline may be, which is one hundred characters, so it says so here'
        }
      />
      <TextField label="Student number" isReadOnly defaultValue="S-20418" />
      <TextField label="Cohort" isDisabled defaultValue="Spring 2027" />
      <TextField label="Code" width="short" isRequired />
    </Canvas>
  ),
};

export const IsWiredToItsWords: Story = {
  args: { description: 'Where you live', errorMessage: 'This field is required', isRequired: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'City' });
    await expect(box).toBeRequired();
    await expect(box).toBeInvalid();
    await expect(descriptionOf(box)).toBe('Where you live | This field is required');
  },
};

export const SaysOptional: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'City (optional)' })).not.toBeInvalid();
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('Lima');
    return <TextField {...args} value={value} onChange={(next) => setValue(next.toUpperCase())} />;
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, ' x');
    await expect(box).toHaveValue('LIMA X');
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
        <TextField label="City" name="city" defaultValue="Lima" isRequired />
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
    await userEvent.type(box, 'Cusco');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith({ city: 'Cusco' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(box).toHaveValue('Lima');
  },
};

export const KeepsWhatIsTooLongAndSaysSo: Story = {
  name: 'Keeps text that is too long and reports it [V-23]',
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('a'.repeat(89));
    await expect(descriptionOf(box)).toBe('');
    await userEvent.paste('b'.repeat(6));
    await expect(canvas.getByText('5 characters left')).toBeVisible();
    await expect(descriptionOf(box)).toBe('');
    await userEvent.paste('c'.repeat(6));
    await expect(box).toHaveValue('a'.repeat(89) + 'b'.repeat(6) + 'c'.repeat(6));
    await expect(args.onChange).toHaveBeenLastCalledWith('a'.repeat(89) + 'b'.repeat(6) + 'c'.repeat(6));
    await expect(canvas.getByText('1 character too many')).toBeVisible();
    await expect(box).toBeInvalid();
    await userEvent.keyboard('{Backspace}');
    await expect(box).not.toBeInvalid();
    await waitFor(() => expect(announced()).toBe('No characters left'));
    await expectDescriptionWhenLeft(box, 'No characters left');
  },
};

export const CountsCharactersAsPeopleDo: Story = {
  name: 'Counts user-perceived characters [V-23]',
  args: { maxCharacters: 4, value: '👩‍👩‍👧‍👦é🇲🇽x' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await expect(box).not.toBeInvalid();
    await expect(descriptionOf(box)).toBe('No characters left');
  },
};

export const TakesAutofill: Story = {
  args: { kind: 'email', label: 'E-mail' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox');
    await expect(box).toHaveAttribute('autocomplete', 'email');
    await expect(box).toHaveAttribute('inputmode', 'email');
    autofill(box, 'ana@example.com');
    await expect(args.onChange).toHaveBeenLastCalledWith('ana@example.com');
  },
};

export const TakesTheSpacesAroundAnAddressAwayWhenLeft: Story = {
  args: { kind: 'email', label: 'E-mail' },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste(' ana@example.com ');
    await expect(box).toHaveValue(' ana@example.com ');
    await userEvent.tab();
    await expect(box).toHaveValue('ana@example.com');
    await expect(args.onChange).toHaveBeenLastCalledWith('ana@example.com');
  },
};

export const LeavesCompositionAlone: Story = {
  render: function Composed(args) {
    const [value, setValue] = useState('');
    return <TextField {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox');
    box.focus();
    box.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    for (const text of ['k', 'け', 'けn', 'けん', '健']) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box, text);
      box.dispatchEvent(
        new InputEvent('input', {
          bubbles: true,
          inputType: 'insertCompositionText',
          data: text,
          isComposing: true,
        }),
      );
      await expect(box).toHaveValue(text);
    }
    box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '健' }));
    await expect(box).toHaveValue('健');
  },
};

export const SaysAnErrorOnceWhenLeft: Story = {
  render: function Checked(args) {
    const [error, setError] = useState<string>();
    return <TextField {...args} errorMessage={error} onBlur={() => setError('This field is required')} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab();
    await waitFor(() => expect(announced()).toBe('This field is required'));
  },
};

const text = (rule: Rule<string>) => z.string().check(rules(rule));

const schema = z.object({
  code: text(lengthBetween(4, 6)),
  nickname: text(lengthMin(3)),
  motto: text(lengthMax(8)),
  city: text(lettersAndSpaces()),
  reference: text(lettersAndDigits()),
  initials: text(atLeastTwoLetters()),
  website: text(url()),
});

/** A label, a refused value with its message, and an accepted value. */
const cases: [label: string, refused: string, message: string, accepted: string][] = [
  ['Code', 'abc', 'This field must have between 4 and 6 characters', 'abcd'],
  ['Nickname', 'Al', 'This field must have at least 3 characters', 'Zoë'],
  ['Motto', 'Never too late', 'This field must have at most 8 characters', '👩‍👩‍👧 & 健康 ♥'],
  ['City', 'Area 51', 'This field can only have letters and spaces', 'São Tomé'],
  ['Reference', 'A-1', 'This field can only have letters and numbers', 'Ñ１２３'],
  ['Initials', 'A1', 'Enter at least one word', 'Añ'],
  [
    'Website',
    'ftp://example.com',
    'Enter a web address that starts with http:// or https://',
    'https://example.com',
  ],
];

export const InAForm: Story = {
  name: 'In a form: lengths, letters, links [V-06] [V-07] [V-22] [V-24]',
  render: function InAForm() {
    const form = useForm({
      draft: 'example',
      schema,
      defaultValues: {
        code: '',
        nickname: '',
        motto: '',
        city: '',
        reference: '',
        initials: '',
        website: '',
      },
      onSubmit: () => {},
    });
    return (
      <form.Form>
        <form.Field name="code" as={TextField} label="Code" isRequired />
        <form.Field name="nickname" as={TextField} label="Nickname" isRequired />
        <form.Field name="motto" as={TextField} label="Motto" isRequired />
        <form.Field name="city" as={TextField} label="City" isRequired />
        <form.Field name="reference" as={TextField} label="Reference" isRequired />
        <form.Field name="initials" as={TextField} label="Initials" isRequired />
        <form.Field name="website" as={TextField} label="Website" isRequired />
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    for (const [label, refused, message, accepted] of cases) {
      const box = await canvas.findByRole('textbox', { name: label });
      await userEvent.click(box);
      await userEvent.paste(refused);
      await userEvent.tab();
      await waitFor(() => expect(descriptionOf(box)).toContain(message));
      await userEvent.clear(box);
      await userEvent.paste(accepted);
      await userEvent.tab();
      // The counter of a short text stays.
      await waitFor(() => expect(descriptionOf(box)).toBe(label === 'Motto' ? 'No characters left' : ''));
      await expect(box).toHaveValue(accepted);
    }
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  args: { label: 'Ciudad' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Ciudad (opcional)' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, render: States.render! };

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
