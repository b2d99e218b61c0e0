import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { type CaptureOptions, capture } from './capture.ts';
import { compare } from './compare.ts';
import { decode, encode } from './png.ts';
import type { Finding } from './report.ts';

export interface ReviewOptions extends Omit<CaptureOptions, 'onPicture'> {
  /** `MODE/STORY.png` */
  baselines: string;
  /** Take the new pictures as the right ones. */
  isUpdate?: boolean;
  /** The stories are all there are: a baseline without one is gone. */
  isComplete?: boolean;
}

/** Compares every story in every mode with its baseline and returns what differs; an update leaves nothing. */
export async function review(browser: Browser, options: ReviewOptions): Promise<Finding[]> {
  const { baselines, isUpdate = false, isComplete = true } = options;
  const findings: Finding[] = [];
  await capture(browser, {
    ...options,
    onPicture(mode, story, after) {
      const path = join(baselines, mode, `${story}.png`);
      const before = existsSync(path) ? readFileSync(path) : undefined;
      const difference = before && compare(before, after);
      if (before && !difference) return;
      if (isUpdate) {
        mkdirSync(join(baselines, mode), { recursive: true });
        writeFileSync(path, encode(decode(after)));
      } else if (before && difference) {
        const { pixels, picture } = difference;
        findings.push({ mode, story, kind: 'changed', pixels, before, after, difference: picture });
      } else findings.push({ mode, story, kind: 'new', after });
    },
  });
  if (!isComplete) return findings;
  const known = new Set(options.stories);
  for (const mode of Object.keys(options.modes)) {
    const folder = join(baselines, mode);
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      const story = file.replace('.png', '');
      if (known.has(story)) continue;
      if (isUpdate) rmSync(join(folder, file));
      else findings.push({ mode, story, kind: 'gone', before: readFileSync(join(folder, file)) });
    }
  }
  return findings.sort((one, other) => one.story.localeCompare(other.story));
}
