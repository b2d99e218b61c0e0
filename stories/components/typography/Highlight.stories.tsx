import { Highlight, SearchField, Stack, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { translate } from '../../translated.ts';

const meta = {
  component: Highlight,
  args: { text: 'El azúcar y el desayuno', query: 'AZUCAR desa' },
  render: (args) => (
    <Text>
      <Highlight {...args} />
    </Text>
  ),
} satisfies Meta<typeof Highlight>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('mark').map((mark) => mark.textContent)).toEqual(['azúcar', 'desa']);
  },
};
export const Nothing: Story = { args: { query: '' } };

export const InATranslatedPage: Story = {
  render: function Search({ text }) {
    const [query, setQuery] = useState('');
    return (
      <Stack>
        <SearchField label="Search" value={query} onChange={setQuery} />
        <Text>
          <Highlight text={text} query={query} />
        </Text>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const text = canvasElement.querySelector('p')!;
    const hits = () => canvas.queryAllByRole('mark').map((mark) => mark.textContent);
    translate(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'az');
    await expect(hits()).toEqual(['az']);
    translate(canvasElement);
    await userEvent.keyboard('u');
    await expect(hits()).toEqual(['azú']);
    await expect(text).toHaveTextContent(args.text);
    translate(canvasElement);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(hits()).toEqual([]);
    await expect(text).toHaveTextContent(args.text);
  },
};
