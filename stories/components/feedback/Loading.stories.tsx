import { Loading } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta = { component: Loading } satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsBusyAndSaysSoAfterASecond: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(status).toHaveTextContent('Loading…'), { timeout: 1500 });
  },
};

export const StillWorkingAfterEightSeconds: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const start = performance.now();
    await waitFor(() => expect(status).toHaveTextContent('Still working.'), { timeout: 9000, interval: 50 });
    await expect(performance.now() - start).toBeGreaterThan(7500);
  },
};
