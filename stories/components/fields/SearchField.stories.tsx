import { SearchField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inEachState, longText } from '../states.tsx';
import { announced, Canvas, expectDescriptionWhenLeft } from './Canvas.tsx';

const meta = {
  component: SearchField,
  args: { label: 'Find a coach', onChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <SearchField label="Find a coach" description="By name or city" />
      <SearchField label="Find a course" defaultValue="Nutrition" resultCount={3} />
      <SearchField label="Find a member" defaultValue="Zzz" resultCount={0} width="medium" />
      <SearchField
        label="Find an event"
        defaultValue="a"
        errorMessage="The search did not work. Please try again"
      />
      <SearchField label="Find a lesson" isReadOnly defaultValue="Sleep" />
      <SearchField label="Find a file" isDisabled />
    </Canvas>
  ),
};

export const ClearsByButtonAndByEscape: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Find a coach' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(input, 'Ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(input).toHaveValue('');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await waitFor(() => expect(announced()).toBe('Search cleared'));
    await userEvent.type(input, 'Eva');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

const escaped = fn();

export const OnlyTheFirstEscapeIsForTheBox: Story = {
  render: (args) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: simulates a dialog that Escape closes
    <div onKeyDown={(event) => event.key === 'Escape' && escaped()}>
      <SearchField {...args} defaultValue="Ana" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(escaped).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(escaped).toHaveBeenCalledTimes(1);
  },
};

const coaches = ['Ana', 'Anselmo', 'Eva'];

export const SaysHowManyWereFoundWhenTypingPauses: Story = {
  render: function Found(args) {
    const [text, setText] = useState('');
    const found = coaches.filter((name) => name.startsWith(text));
    return (
      <SearchField {...args} value={text} onChange={setText} {...(text && { resultCount: found.length })} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, 'An');
    await expect(canvas.getByText('2 results')).toBeVisible();
    await expect(announced()).not.toBe('2 results');
    await waitFor(() => expect(announced()).toBe('2 results'));
    await userEvent.type(input, 'x');
    await waitFor(() => expect(announced()).toBe('No results'));
    await expectDescriptionWhenLeft(input, 'No results');
  },
};

export const InAForm: Story = {
  render: function InAForm() {
    const form = useForm({ draft: 'example', defaultValues: { query: 'Ana' }, onSubmit: () => {} });
    return (
      <form.Form>
        <form.Field name="query" as={SearchField} label="Find a coach" />
        <form.Subscribe selector={({ values }) => values.query}>
          {(query) => <output>{query || 'nothing'}</output>}
        </form.Subscribe>
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('searchbox')).toHaveValue('Ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(canvas.getByText('nothing')).toBeVisible();
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  args: { label: 'Buscar', defaultValue: 'Ana', resultCount: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 resultados')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Borrar la búsqueda' })).toBeVisible();
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
