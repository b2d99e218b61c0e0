import { applyTheme, type Theme, ThemeSwitch, type ThemeSwitchProps } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

function Example({ onChange, ...props }: ThemeSwitchProps) {
  const [value, setValue] = useState<Theme>(props.value);
  return (
    <ThemeSwitch
      value={value}
      onChange={(theme) => {
        setValue(theme);
        applyTheme(theme);
        onChange(theme);
      }}
    />
  );
}

const meta = {
  component: ThemeSwitch,
  args: { value: 'system', onChange: fn() },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ChangesThePage: Story = {
  play: async ({ canvas, userEvent }) => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
    await expect(dataset.theme).toBe('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Same as this device' }));
    await expect(dataset.theme).toBeUndefined();
    if (before) dataset.theme = before;
  },
};
