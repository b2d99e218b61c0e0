import { Loading } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withHeldTimers } from '../../held-timers.ts';

const meta = { component: Loading } satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

// The first, because one before it could have said so.
export const IsBusyAndSaysSoAfterASecond: Story = {
  play: ({ mount, canvasElement }) =>
    withHeldTimers(async (pass) => {
      const canvas = await mount(
        <>
          <Loading />
          <Loading />
        </>,
      );
      await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(2);
      const statuses = canvas.getAllByRole('status');
      const says = (text: string) => statuses.filter(({ textContent }) => textContent.includes(text)).length;
      await pass(999);
      await expect(says('Loading…')).toBe(0);
      await pass(1);
      // Together they say it once.
      await expect(says('Loading…')).toBe(1);
      await pass(6999);
      await expect(says('Still working.')).toBe(0);
      await pass(1);
      await expect(says('Still working.')).toBe(2);
    }),
};

export const Blocks: Story = { args: { blocks: 2 } };

export const Default: Story = {};
