import { CalendarButton } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';

const meta = {
  component: CalendarButton,
  args: {
    fileName: 'session.ics',
    children: 'Add to calendar',
    entries: fn(() => [
      {
        id: 'session-1',
        title: 'Coaching with Sofia',
        start: '2026-12-03T15:00:00Z',
        end: '2026-12-03T15:45:00Z',
      },
    ]),
  },
} satisfies Meta<typeof CalendarButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SavesAFileOfItsEntries: Story = {
  play: async ({ canvas, userEvent }) => {
    // Tests don't save the file itself.
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const create = spyOn(URL, 'createObjectURL');
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
      await waitFor(() => expect(click).toHaveBeenCalledOnce());
      const file = create.mock.calls[0]![0] as Blob;
      await expect(file.type).toBe('text/calendar;charset=utf-8');
      await expect(await file.text()).toContain('SUMMARY:Coaching with Sofia');
    } finally {
      click.mockRestore();
      create.mockRestore();
    }
  },
};
