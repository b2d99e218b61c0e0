import { Loading } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withHeldTimers } from '../../held-timers.ts';

const meta = { component: Loading } satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blocks: Story = { args: { blocks: 2 } };

export const Default: Story = {};

export const IsBusyAndSaysSoAfterASecond: Story = {
  play: ({ mount, canvasElement }) =>
    withHeldTimers(async (pass) => {
      const canvas = await mount();
      await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
      const status = canvas.getByRole('status');
      await pass(999);
      await expect(status).toBeEmptyDOMElement();
      await pass(1);
      await expect(status).toHaveTextContent('Loading…');
    }),
};

export const StillWorkingAfterEightSeconds: Story = {
  play: ({ mount }) =>
    withHeldTimers(async (pass) => {
      const canvas = await mount();
      const status = canvas.getByRole('status');
      await pass(7999);
      await expect(status).toHaveTextContent('Loading…');
      await pass(1);
      await expect(status).toHaveTextContent('Still working.');
    }),
};
