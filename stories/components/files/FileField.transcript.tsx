import { FileField, type Upload } from '@institute/design-system';
import { fail, mend, press, run, type Scenario } from '../../transcripts/scenario.ts';

type Transfer = Parameters<Upload>[1] & { finish: (fileName: string) => void; fail: () => void };
let transfer: Transfer;
const upload: Upload = (_file, options) =>
  new Promise((finish, fail) => {
    transfer = { ...options, finish, fail: () => fail(new Error('The connection was lost')) };
  });

const choose = (fileName: string, mimeType: string) =>
  run(`Choose ${fileName}`, () => {
    const box = document.querySelector<HTMLInputElement>('[type="file"]')!;
    const chosen = new DataTransfer();
    chosen.items.add(new File(['content'], fileName, { type: mimeType }));
    box.files = chosen.files;
    box.dispatchEvent(new Event('change', { bubbles: true }));
  });

export default {
  show: ({ errorMessage }) => (
    <FileField
      label="Proof of identity"
      description="A passport or a driver’s license"
      isRequired
      accept={['application/pdf']}
      upload={upload}
      errorMessage={errorMessage}
    />
  ),
  steps: [
    press('{Tab}', 'Reach it'),
    fail('This field is required'),
    press('{Tab}', 'Leave it'),
    press('{Shift>}{Tab}{/Shift}', 'Reach it again'),
    mend(),
    choose('notes.txt', 'text/plain'),
    choose('passport.pdf', 'application/pdf'),
    run('Half of it is sent', () => transfer.onProgress(0.5)),
    run('It cannot be sent', () => transfer.fail()),
    press('{Shift>}{Tab}{/Shift}', 'Go to its buttons'),
    press('{Shift>}{Tab}{/Shift}', 'Go to the other'),
    press('{Enter}', 'Try again'),
    run('All of it is sent', () => transfer.finish('media-1')),
    press('{Tab}', 'Reach the field again'),
    press('{Shift>}{Tab}{/Shift}', 'Go to its button'),
    press('{Enter}', 'Remove it'),
  ],
} satisfies Scenario;
