import { film } from '../../scripts/journeys/film.ts';
import { expect, signIn, test, type World } from '../../scripts/journeys/world.ts';
import { asAccount } from './account.ts';

const captionsOf = (text: string) => Buffer.from(`WEBVTT\n\n00:00.000 --> 00:00.400\n${text}\n`);

/** Gives Rosa a video, and resolves to the address of her profile. */
async function showVideo(world: World, captions: Record<string, string>): Promise<string> {
  const rosa = await asAccount(world, 'coach@example.com');
  const { id } = (await rosa.get(`/students/${rosa.studentId}`)).content.coach;
  const coach = (await rosa.get(`/coaches/${id}`)).content;
  const videoCaptions = [];
  for (const [languageIso2LetterCode, text] of Object.entries(captions)) {
    const fileName = await rosa.upload('hello.vtt', 'COACH_VIDEO_CAPTIONS', captionsOf(text));
    videoCaptions.push({ languageIso2LetterCode, fileName });
  }
  const video = await rosa.upload(film.name, 'COACH_VIDEO', film.buffer);
  const videoHasSpeech = videoCaptions.length > 0;
  await rosa.put(`/coaches/${id}`, { ...coach, video, videoHasSpeech, videoCaptions });
  return `${world.portal}/coaches/${id}`;
}

test('a coach’s video plays with captions in the reader’s language, and has a transcript', async ({
  page,
  world,
}) => {
  const profile = await showVideo(world, { EN: 'Hello, I’m Rosa.', ES: 'Hola, soy Rosa.' });
  await page.goto(profile);
  await signIn(page, world.portal, 'student@example.com');
  await expect(page.getByText('With captions and a transcript in English and Spanish')).toBeVisible();
  await page.getByRole('button', { name: 'Show introduction video' }).press('Enter');
  const player = page.locator('video');
  await expect(player).toHaveAccessibleName('Introduction video from Rosa Delgado');
  const shownCaptions = () =>
    player.evaluate((video: HTMLVideoElement) =>
      [...video.textTracks]
        .filter(({ mode }) => mode === 'showing')
        .flatMap(({ cues }) => [...(cues ?? [])].map((cue) => (cue as VTTCue).text)),
    );
  await expect.poll(shownCaptions).toEqual(['Hello, I’m Rosa.']);
  await page.getByText('Transcript (Español)').press('Enter');
  await expect(page.getByText('Hola, soy Rosa.')).toBeVisible();

  await page.getByRole('button', { name: /Maya Lindqvist/ }).click();
  await page.getByRole('button', { name: 'Español' }).click();
  await page.goto(profile);
  await page.getByRole('button', { name: 'Ver el video de presentación' }).press('Enter');
  await expect.poll(shownCaptions).toEqual(['Hola, soy Rosa.']);
});

test('a coach’s video without speech says so', { tag: '@long' }, async ({ page, world }) => {
  await page.goto(await showVideo(world, {}));
  await signIn(page, world.portal, 'student@example.com');
  await expect(page.getByText('No one speaks in this video.')).toBeVisible();
  await page.getByRole('button', { name: 'Show introduction video' }).click();
  await expect(page.getByText('No one speaks in this video.')).toBeVisible();
  await expect(page.getByText(/^Transcript/)).toHaveCount(0);
});
