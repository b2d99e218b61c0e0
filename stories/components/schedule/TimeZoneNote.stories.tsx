import { TimeZoneName, TimeZoneNote } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: TimeZoneNote,
  args: {
    timeZone: 'America/New_York',
    deviceTimeZone: 'America/Los_Angeles',
    settingsHref: '#settings',
    now: Date.UTC(2026, 10, 21, 15),
  },
} satisfies Meta<typeof TimeZoneNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeviceElsewhere: Story = {
  name: 'Shows both zones if the device’s clock differs [K-11]',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Times are in your time zone, New York. This device is in Los Angeles. Change your time zone',
    );
    await expect(canvas.getByRole('link', { name: 'Change your time zone' })).toHaveAttribute(
      'href',
      '#settings',
    );
  },
};

export const SameClock: Story = {
  name: 'Shows one zone if both clocks show the same time',
  args: { deviceTimeZone: 'America/Toronto' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Times are in your time zone, New York.');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Name: Story = {
  name: 'The name alone is its place, or the offset of a zone without one',
  render: () => (
    <ul>
      {['America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC'].map((timeZone) => (
        <li key={timeZone}>
          <TimeZoneName timeZone={timeZone} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Buenos Aires time',
      'UTC-05:00 · GMT+5',
      'UTC+00:00',
    ]);
  },
};

export const InSpanish: Story = {
  name: 'Places have their Spanish names in Spanish',
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/tu zona horaria, Nueva York\.$/)).toBeVisible();
    await expect(canvas.getByText(/^Este dispositivo está en Los Ángeles\.$/)).toBeVisible();
  },
};
