import { VersionConflict } from '@institute/design-system/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  component: VersionConflict,
  args: {
    fields: [
      { label: 'Last name', mine: 'Lindqvist-Okafor', theirs: 'Lindqvist' },
      { label: 'Middle name', mine: '', theirs: 'Inés' },
    ],
    onKeepMine: fn(),
    onTakeTheirs: fn(),
  },
} satisfies Meta<typeof VersionConflict>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BothVersions: Story = {
  name: 'Shows both versions, and overwrites nothing before the user chooses',
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement).toHaveTextContent('You entered: Lindqvist-Okafor');
    await expect(canvasElement).toHaveTextContent('Saved now: Lindqvist');
    await expect(canvasElement).toHaveTextContent('You entered: nothing');
    await expect(args.onKeepMine).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep what’s saved' }));
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
  },
};

export const OneField: Story = {
  args: { fields: [{ label: 'Occupation', mine: 'Yoga teacher', theirs: 'Beekeeper' }] },
};
