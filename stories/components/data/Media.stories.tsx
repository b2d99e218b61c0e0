import { Button, ContentUrlProvider, Film, Inline, Picture, Stack } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

const drawing = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="${color}" d="M0 0h16v9H0z"/></svg>`)}`;
const broken = 'data:image/png;base64,AAAA';

const meta = {
  component: Picture,
  args: { src: drawing('#2f6f56'), alt: 'A walk in the woods' },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="l">
      <Picture {...args} caption="A walk in the woods, October 2026" />
      <Picture {...args} ratio="banner" />
      <Picture src={undefined} alt="Cover image" ratio="photo" />
    </Stack>
  ),
};

export const KeepsItsPlaceWhenItFails: Story = {
  args: { src: broken },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('We couldn’t load this picture')).toBeVisible());
    const { width, height } = canvas
      .getByRole('img', { name: 'A walk in the woods' })
      .getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
};

export const PrivateOnesAreSigned: Story = {
  render: (args) => (
    <ContentUrlProvider contentUrl={(url) => `${url}#signed`}>
      <Picture {...args} />
    </ContentUrlProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole<HTMLImageElement>('img').src).toMatch(/#signed$/);
  },
};

export const ANewSignatureIsTried: Story = {
  render: function Signed(args) {
    const [hasRunOut, setRunOut] = useState(true);
    return (
      <ContentUrlProvider contentUrl={(url) => (hasRunOut ? broken : url)}>
        <Picture {...args} />
        <Button onPress={() => setRunOut(false)}>Sign again</Button>
      </ContentUrlProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We couldn’t load this picture');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign again' }));
    await waitFor(() =>
      expect(
        canvas.getByRole<HTMLImageElement>('img', { name: 'A walk in the woods' }).naturalWidth,
      ).toBeGreaterThan(0),
    );
  },
};

/** Half a second of green, without sound. */
const film =
  'data:video/webm;base64,GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwEAAAAAAAK3EU2bdLlNu4tTq' +
  '4QVSalmU6yBbk27i1OrhBZUrmtTrIGTTbuLU6uEH0O2dVOsgdRNu4xTq4QcU7trU6yCAqXsrgAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrXsYMPQkBEiYRDyZAATYCGQ2hyb21lV0GGQ2hyb21lFlSua7yuuteBAXPFh' +
  '1B3vEiUS5GDgQFV7oEBhoVWX1ZQOOCdsIEguoESU8CBAVWwkFWxgQFVuYECVbqBDVW7gQEfQ7Z1AQAAAAAAAcXngQCg7KG/gQAAA' +
  'PACAJ0BKiAAEgAABwiFhYiZhIgBJBATrVAfwBBBCOeWgP740Av/SbPE2eJs+SR//SWv6S1/SWv/pDgAdaGopqbugQGloVACAJ0BK' +
  'iAAEgAABwiFhYiZhIgBJBAAPIeeTgD+/7qDAKDVobSBAGMAEQIAABAJIADAYop8htyjgbcoAP7vUS//ppHjSPGkfMW//uGH9ww/u' +
  'GH/3ATEMQZAdaGZppfugQGlktEBAAAQCSAAwADCwX+gAEOAAPuBAKDRobCBAMgA8QEAABAJIADAAPK/oGABqDgA/vjQC/+k2eJs8' +
  'TZ8kj//SWv6S1/SWv/pDgB1oZmml+6BAaWS0QEAABAJIADAAMLBf6AAQ4AA+4FjoNShs4EBLgDxAQAAEAkgAMABUr+gYASggAD+7' +
  '1Ev/6aR40jxpHzFv/7hh/cMP7hh/9wExDEGQHWhmaaX7oEBpZLRAQAAEAkgAMAAwsF/oABDgAD7gcig0qGwgQGTAPEBAAAQCSAAw' +
  'ADyv6BgAag4AP740Av/pNnibPE2fJI//0lr+ktf0lr/6Q4AdaGZppfugQGlktEBAAAQCSAAwADCwX+gAEOAAPuCAS4cU7trjbuLs' +
  '4EAt4b3gQHxgdQ=';
const captionsOf = (...lines: string[]) =>
  `data:text/vtt,${encodeURIComponent(
    `WEBVTT\n${lines.map((line, index) => `\n00:00:0${index * 3}.000 --> 00:00:0${index * 3 + 1}.000\n${line}\n`).join('')}`,
  )}`;
const tracks = [
  { src: captionsOf('Hello, I’m Rosa.', 'Shall we talk?'), lang: 'en', label: 'English' },
  { src: captionsOf('Hola, soy Rosa.', '¿Hablamos?'), lang: 'es', label: 'Español' },
];

export const AFilmHasCaptionsAndATranscript: Story = {
  render: () => <Film src={film} title="Welcome" tracks={tracks} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first, second] = [...canvasElement.querySelector('video')!.textTracks];
    await expect(first).toMatchObject({ kind: 'captions', language: 'en', label: 'English' });
    await waitFor(() => expect(first).toHaveProperty('mode', 'showing'));
    await expect(second).toMatchObject({ kind: 'captions', language: 'es', mode: 'disabled' });
    await waitFor(() => expect([...(first!.cues ?? [])]).toHaveLength(2));
    await expect([...first!.cues!].map((cue) => (cue as VTTCue).text)).toEqual([
      'Hello, I’m Rosa.',
      'Shall we talk?',
    ]);

    await userEvent.click(canvas.getByText('Español'));
    const text = await canvas.findByText('Hola, soy Rosa.');
    await expect(text.closest('[lang]')).toHaveAttribute('lang', 'es');
    await expect(canvas.getByText('¿Hablamos?')).toBeVisible();
    await expect(canvas.queryByText('Shall we talk?')).not.toBeInTheDocument();
  },
};

export const ATranscriptThatFailsCanBeTriedAgain: Story = {
  render: function Failing() {
    const [isOffline, setOffline] = useState(true);
    return (
      <ContentUrlProvider
        contentUrl={(url) => (isOffline && url === tracks[0]!.src ? 'data:text/vtt,' : url)}
      >
        <Film src={film} title="Welcome" tracks={tracks.slice(0, 1)} />
        <Button onPress={() => setOffline(false)}>Go online</Button>
      </ContentUrlProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Transcript', { exact: false }));
    await canvas.findByText('We couldn’t load the transcript');
    await userEvent.click(canvas.getByRole('button', { name: 'Go online' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText(/Hello, I’m Rosa/);
    await expect(canvas.queryByText('We couldn’t load the transcript')).not.toBeInTheDocument();
  },
};

export const AFilmKeepsItsAddressUntilItFails: Story = {
  render: function Signed() {
    const [hour, setHour] = useState(1);
    return (
      <ContentUrlProvider
        contentUrl={(url) =>
          url === 'expired' && hour === 1 ? broken : `${url === 'expired' ? film : url}#${hour}`
        }
      >
        <Film src={film} title="Welcome" tracks={tracks} />
        <Film src="expired" title="Expired" />
        <Button onPress={() => setHour(hour + 1)}>Sign again</Button>
      </ContentUrlProvider>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('We couldn’t load this video');
    const [player] = canvasElement.querySelectorAll('video');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign again' }));
    await expect(player!.src).toMatch(/#1$/);
    // Captions are loaded when they are chosen.
    await expect(player!.querySelector('track')!.src).toMatch(/#2$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvasElement.querySelectorAll('video')[1]!.src).toMatch(/#2$/);
  },
};

export const AFilmThatFailsCanBeTriedAgain: Story = {
  render: () => (
    <Inline>
      <Film
        src="data:video/mp4;base64,AAAA"
        title="Welcome"
        tracks={[{ src: 'data:text/vtt,WEBVTT', lang: 'en', label: 'English' }]}
        caption="Welcome to your course, 2 minutes"
      />
    </Inline>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t load this video'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const player = canvasElement.querySelector('video');
    await expect(player).toHaveAccessibleName('Welcome');
    await expect(player!.querySelector('track')).toHaveAttribute('kind', 'captions');
    // The focus stays where the button and the player were.
    await expect(document.activeElement).toContainElement(player);
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};
