import { OfflineBanner } from '@institute/design-system';
import { AppNotices } from '@institute/design-system/app';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';

const meta = { component: OfflineBanner, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof OfflineBanner
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = { args: { isOffline: true } };

/** Among the notices of an app. */
export const ComesAndGoesWithTheConnection: Story = {
  render: () => <AppNotices />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await waitFor(() => expect(status).toHaveTextContent('You are offline'));
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};
