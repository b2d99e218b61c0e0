import { Lang, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: Lang, args: { code: 'es', children: 'Bienvenida' } } satisfies Meta<typeof Lang>;
export default meta;

export const SaysWhichLanguageItIs: StoryObj<typeof meta> = {
  render: (args) => (
    <Text>
      Welcome, or <Lang {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bienvenida')).toHaveAttribute('lang', 'es');
  },
};
