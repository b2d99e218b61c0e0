import { PhotoField } from '@institute/design-system';
import { press, run, type Scenario } from '../../transcripts/scenario.ts';
import { instantUpload, makePicture } from './upload.ts';

async function choose() {
  const box = document.querySelector<HTMLInputElement>('[type="file"]')!;
  const chosen = new DataTransfer();
  chosen.items.add(await makePicture('portrait.jpg', 400, 300));
  box.files = chosen.files;
  box.dispatchEvent(new Event('change', { bubbles: true }));
}

export default {
  show: ({ errorMessage }) => <PhotoField label="Photo" upload={instantUpload} errorMessage={errorMessage} />,
  steps: [
    press('{Tab}', 'Reach it'),
    run('Choose portrait.jpg', choose, '.ReactCrop__crop-selection'),
    press('{Tab}', 'Go on inside'),
    press('{Tab}', 'Go on inside'),
    press('{ArrowRight}'),
    press('{Escape}', 'Use nothing'),
    run('Choose portrait.jpg again', choose, '.ReactCrop__crop-selection'),
    press('{Shift>}{Tab}{/Shift}', 'Go to the last button'),
    run(
      'Press it',
      () => (document.activeElement as HTMLElement).click(),
      'body:not(:has([role="dialog"])) img',
    ),
  ],
} satisfies Scenario;
