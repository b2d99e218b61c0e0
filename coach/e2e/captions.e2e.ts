import type { Page } from '@playwright/test';
import { film } from '../../scripts/journeys/film.ts';
import { expect, expectAccessible, signIn, test } from '../../scripts/journeys/world.ts';
import { press, tabTo } from './keyboard.ts';

const captions = (name: string, text: string) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(text),
});
const english = captions('hello.vtt', 'WEBVTT\n\n00:00.000 --> 00:00.400\nHello, I’m Rosa.\n');
const spanish = captions('hola.srt', '1\n00:00:00,000 --> 00:00:00,400\nHola, soy Rosa.\n');
const broken = captions('hola.srt', '1\n00:00:00,000 --> soon\nHola, soy Rosa.\n');

const about = (page: Page) => page.getByRole('region', { name: 'About you' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const hidden = (page: Page) => about(page).getByText('Clients can’t see your video yet');

async function openForm(page: Page, coach: string) {
  await signIn(page, coach, 'coach@example.com', '/profile');
  await page.getByRole('link', { name: /^Edit photo ?, cover and video/ }).click();
}

// Claim: video-captions
test('a video is shown to clients once it has captions, in each language, by keyboard alone', {
  tag: '@long',
}, async ({ page, world }) => {
  await openForm(page, world.coach);
  const speech = page.getByRole('radiogroup', { name: /Does anyone speak/ });
  await expect(speech).toHaveCount(0);
  await page.getByLabel(/^Video/).setInputFiles(film);
  await expect(speech).toBeVisible();
  await press(page, save(page));
  await expect(speech).toContainText('This field is required');
  await tabTo(page, speech.getByRole('radio').first());
  await page.keyboard.press('Space');

  // Without captions, the video is saved but not shown.
  await expect(page.getByLabel(/^Captions in English/)).toBeVisible();
  await press(page, save(page));
  await expect(hidden(page)).toBeVisible();
  await expectAccessible(page);
  await press(page, page.getByRole('link', { name: 'Add captions' }));

  const inSpanish = page.getByLabel(/^Captions in Spanish/);
  await inSpanish.setInputFiles(broken);
  await expect(page.getByText('We can’t read line 2.').last()).toBeVisible();
  await press(page, save(page));
  await expect(page).toHaveURL(/pictures/);
  await inSpanish.setInputFiles(spanish);
  await expect(page.getByText('We can’t read line 2.')).toHaveCount(0);
  await page.getByLabel(/^Captions in English/).setInputFiles(english);
  await expect(page.getByRole('button', { name: /^Remove (hello.vtt|hola.srt)/ })).toHaveCount(2);
  await press(page, save(page));
  await expect(about(page).getByText('Transcript (English)')).toBeVisible();
  await expect(hidden(page)).toHaveCount(0);
  await press(page, about(page).getByText('Transcript (Español)'));
  await expect(about(page).getByText('Hola, soy Rosa.')).toBeVisible();
});

test('captions are replaced and removed, and a video without speech needs none', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await openForm(page, world.coach);
  await page.getByLabel(/^Video/).setInputFiles(film);
  await page.getByRole('radio', { name: /^Yes/ }).check();
  const inEnglish = page.getByLabel(/^Captions in English/);
  await inEnglish.setInputFiles(english);
  await expect(page.getByRole('button', { name: 'Remove hello.vtt' })).toBeVisible();
  await save(page).click();
  await expect(about(page).getByText('Transcript (English)')).toBeVisible();

  await page.getByRole('link', { name: /^Edit photo ?, cover and video/ }).click();
  await inEnglish.setInputFiles(captions('again.vtt', 'WEBVTT\n\n00:00.000 --> 00:00.400\nHello again.\n'));
  await expect(page.getByRole('button', { name: 'Remove again.vtt' })).toBeVisible();
  await save(page).click();
  await about(page).getByText('Transcript (English)').click();
  await expect(about(page).getByText('Hello again.')).toBeVisible();

  // What was chosen survives a reload until it is saved.
  await page.getByRole('link', { name: /^Edit photo ?, cover and video/ }).click();
  await page.getByRole('button', { name: 'Remove Your captions in English' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove Your captions in English' })).toHaveCount(0);
  await save(page).click();
  await expect(hidden(page)).toBeVisible();

  await page.getByRole('link', { name: /^Edit photo ?, cover and video/ }).click();
  await page.getByRole('radio', { name: /^No one speaks/ }).check();
  await expect(inEnglish).toHaveCount(0);
  await save(page).click();
  await expect(about(page).getByText('No one speaks in this video.')).toBeVisible();
  await expect(hidden(page)).toHaveCount(0);
});
