import { LanguageSwitch, type LanguageSwitchProps, Stack } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

function Example({ onChange, ...props }: LanguageSwitchProps) {
  const [value, setValue] = useState(props.value);
  return (
    <LanguageSwitch
      {...props}
      value={value}
      onChange={(locale) => {
        setValue(locale);
        onChange(locale);
      }}
    />
  );
}

const meta = {
  component: LanguageSwitch,
  args: { value: 'en', onChange: fn(), offered: ['en', 'es'] },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <Example {...args} />
      <Example {...args} isShort />
    </Stack>
  ),
};

export const EachLanguageIsNamedInItself: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const spanish = canvas.getByRole('button', { name: 'Español' });
    await expect(spanish).toHaveAttribute('lang', 'es');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith('es');
    await expect(spanish).toHaveAttribute('aria-pressed', 'true');
  },
};
