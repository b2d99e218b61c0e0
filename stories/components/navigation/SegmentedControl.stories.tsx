import { SegmentedControl, type SegmentedControlProps } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

function Example({ onChange, ...props }: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <SegmentedControl
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  component: SegmentedControl,
  args: {
    label: 'Show',
    value: 'all',
    onChange: fn(),
    options: [
      { value: 'all', children: 'All' },
      { value: 'marked', children: 'Bookmarked' },
      { value: 'unmarked', children: 'Not bookmarked' },
    ],
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;

export const TakesEffectAtOnce: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Show' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('marked');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Bookmarked');
  },
};

export const WithItsNameVisible: StoryObj<typeof meta> = {
  args: { label: 'Lessons', isLabelVisible: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lessons')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Lessons' })).toBeInTheDocument();
  },
};
