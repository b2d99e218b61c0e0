/**
 * `npm run visual`: compares pictures of the built Storybook's stories with those in `stories/baselines`, and fails with
 * a report where they differ. `--update` takes the new ones; `--only WORDS` looks at the stories whose id has them in it;
 * `--modes all` at every theme, width, language and direction (compared with pictures that stay on this machine).
 */

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { allModes, modes } from '../stories/.storybook/modes.ts';
import { launchBrowser } from './browser.ts';
import { picturedStories } from './visual/capture.ts';
import { writeReport } from './visual/report.ts';
import { review } from './visual/review.ts';

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string' },
    modes: { type: 'string', default: 'default' },
  },
});
const place = (path: string) => fileURLToPath(new URL(`../stories/${path}`, import.meta.url));
const isAll = values.modes === 'all';

const storybook = place('dist');
const stories = picturedStories(storybook).filter((id) => !values.only || id.includes(values.only));
const chosen = isAll ? allModes : modes;
const start = performance.now();
const browser = await launchBrowser();
const findings = await review(browser, {
  storybook,
  stories,
  modes: chosen,
  baselines: place(isAll ? '.visual/baselines' : 'baselines'),
  isUpdate: values.update,
  isComplete: !values.only,
});
await browser.close();

const pictures = stories.length * Object.keys(chosen).length;
const milliseconds = Math.round((performance.now() - start) / pictures);
console.log(`${pictures} pictures of ${stories.length} stories, ${milliseconds} ms each`);
if (findings.length > 0) {
  const path = writeReport(place('.visual/report'), findings);
  for (const { mode, story, kind } of findings.slice(0, 20)) console.log(`${kind}: ${story} (${mode})`);
  console.log(`${findings.length} pictures differ: ${path}`);
  process.exitCode = 1;
}
