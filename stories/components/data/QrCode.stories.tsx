import { QrCode } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: QrCode,
  args: {
    label: 'QR code of this page',
    // https://example.com
    size: 25,
    path: 'M0 0h7v1h-7zM10 0h1v1h-1zM12 0h1v1h-1zM14 0h1v1h-1zM18 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM8 1h3v1h-3zM13 1h2v1h-2zM16 1h1v1h-1zM18 1h1v1h-1zM24 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM8 2h2v1h-2zM11 2h1v1h-1zM14 2h1v1h-1zM18 2h1v1h-1zM20 2h3v1h-3zM24 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM8 3h3v1h-3zM13 3h1v1h-1zM16 3h1v1h-1zM18 3h1v1h-1zM20 3h3v1h-3zM24 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM9 4h2v1h-2zM13 4h1v1h-1zM16 4h1v1h-1zM18 4h1v1h-1zM20 4h3v1h-3zM24 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM9 5h1v1h-1zM11 5h1v1h-1zM14 5h1v1h-1zM18 5h1v1h-1zM24 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1zM12 6h1v1h-1zM14 6h1v1h-1zM16 6h1v1h-1zM18 6h7v1h-7zM8 7h2v1h-2zM14 7h3v1h-3zM0 8h1v1h-1zM6 8h1v1h-1zM8 8h1v1h-1zM12 8h1v1h-1zM17 8h2v1h-2zM21 8h3v1h-3zM1 9h3v1h-3zM5 9h1v1h-1zM9 9h1v1h-1zM11 9h1v1h-1zM13 9h5v1h-5zM19 9h5v1h-5zM0 10h5v1h-5zM6 10h1v1h-1zM8 10h2v1h-2zM13 10h4v1h-4zM19 10h1v1h-1zM21 10h1v1h-1zM23 10h2v1h-2zM0 11h2v1h-2zM4 11h2v1h-2zM8 11h4v1h-4zM13 11h1v1h-1zM16 11h1v1h-1zM18 11h2v1h-2zM21 11h1v1h-1zM24 11h1v1h-1zM3 12h6v1h-6zM10 12h1v1h-1zM12 12h2v1h-2zM15 12h2v1h-2zM18 12h2v1h-2zM24 12h1v1h-1zM0 13h3v1h-3zM4 13h1v1h-1zM8 13h3v1h-3zM15 13h2v1h-2zM19 13h1v1h-1zM23 13h1v1h-1zM0 14h1v1h-1zM6 14h2v1h-2zM10 14h3v1h-3zM15 14h1v1h-1zM18 14h4v1h-4zM23 14h2v1h-2zM0 15h1v1h-1zM2 15h1v1h-1zM4 15h1v1h-1zM7 15h5v1h-5zM17 15h3v1h-3zM21 15h2v1h-2zM24 15h1v1h-1zM0 16h1v1h-1zM2 16h1v1h-1zM5 16h2v1h-2zM8 16h4v1h-4zM16 16h5v1h-5zM22 16h1v1h-1zM8 17h1v1h-1zM12 17h3v1h-3zM16 17h1v1h-1zM20 17h1v1h-1zM0 18h7v1h-7zM10 18h2v1h-2zM16 18h1v1h-1zM18 18h1v1h-1zM20 18h1v1h-1zM24 18h1v1h-1zM0 19h1v1h-1zM6 19h1v1h-1zM12 19h2v1h-2zM15 19h2v1h-2zM20 19h1v1h-1zM23 19h1v1h-1zM0 20h1v1h-1zM2 20h3v1h-3zM6 20h1v1h-1zM9 20h2v1h-2zM12 20h1v1h-1zM14 20h7v1h-7zM22 20h1v1h-1zM24 20h1v1h-1zM0 21h1v1h-1zM2 21h3v1h-3zM6 21h1v1h-1zM9 21h2v1h-2zM14 21h1v1h-1zM16 21h3v1h-3zM23 21h2v1h-2zM0 22h1v1h-1zM2 22h3v1h-3zM6 22h1v1h-1zM9 22h4v1h-4zM15 22h1v1h-1zM21 22h2v1h-2zM24 22h1v1h-1zM0 23h1v1h-1zM6 23h1v1h-1zM9 23h1v1h-1zM11 23h1v1h-1zM14 23h4v1h-4zM19 23h2v1h-2zM24 23h1v1h-1zM0 24h7v1h-7zM8 24h3v1h-3zM13 24h2v1h-2zM16 24h1v1h-1zM18 24h1v1h-1zM21 24h1v1h-1zM24 24h1v1h-1z',
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};

export const HasTheMarginThatScannersNeed: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code of this page' });
    const { width } = (code as unknown as SVGSVGElement).viewBox.baseVal;
    await expect(width).toBe(25 + 8);
  },
};
