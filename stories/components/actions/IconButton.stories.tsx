import { CloseIcon, DeleteIcon, EditIcon, IconButton, Inline, MoreIcon } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inEachState, longText } from '../states.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Close', children: <CloseIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <Inline>
      <IconButton label="Close">
        <CloseIcon />
      </IconButton>
      <IconButton label="Edit" variant="secondary">
        <EditIcon />
      </IconButton>
      <IconButton label="More" variant="primary">
        <MoreIcon />
      </IconButton>
      <IconButton label="Delete" variant="danger">
        <DeleteIcon />
      </IconButton>
      <IconButton label="Edit" isDisabled>
        <EditIcon />
      </IconButton>
    </Inline>
  ),
};

export const HasANameAndRoomForAThumb: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  name: 'A button that has come to its end ignores presses, and keeps the focus',
  args: { isWaiting: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
