import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One picture that is not as it was. */
export interface Finding {
  mode: string;
  story: string;
  kind: 'changed' | 'new' | 'gone';
  /** Pixels that differ, where the picture changed. */
  pixels?: number;
  /** PNG files. */
  before?: Buffer;
  after?: Buffer;
  difference?: Buffer;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const figure = (file: string | undefined, words: string) =>
  `<figure><figcaption>${words}</figcaption>${
    file ? `<a href="${file}"><img src="${file}" alt="${words}" loading="lazy"></a>` : '<p>none</p>'
  }</figure>`;

const words = { changed: 'changed', new: 'new: no picture to compare with', gone: 'gone: no story any more' };

/** Writes `index.html` with before, after and difference side by side into a folder, and returns its path. */
export function writeReport(folder: string, findings: readonly Finding[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sections = findings.map((finding) => {
    const write = (part: 'before' | 'after' | 'difference') => {
      const picture = finding[part];
      if (!picture) return undefined;
      const file = `${finding.mode}.${finding.story}.${part}.png`;
      writeFileSync(join(folder, file), picture);
      return file;
    };
    const pixels = finding.pixels === undefined ? '' : `, ${finding.pixels} pixels`;
    return `<section data-name="${escaped(`${finding.story} ${finding.mode}`)}">
<h2>${escaped(finding.story)} <small>${escaped(finding.mode)}: ${words[finding.kind]}${pixels}</small></h2>
<div>${figure(write('before'), 'Before')}${figure(write('after'), 'After')}${figure(write('difference'), 'Difference')}</div>
</section>`;
  });
  const path = join(folder, 'index.html');
  writeFileSync(
    path,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual review: ${findings.length} differences</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color-scheme: light dark; }
  section { border-top: 1px solid; padding-block: 1rem; }
  section > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid #8888; }
  small { font-weight: 400; }
</style>
<h1>${findings.length} differences</h1>
<p>Where the new picture is right: <code>npm run visual -- --update</code>.</p>
<label>Story or mode <input type="search"></label>
${sections.join('\n')}
<script>
  document.querySelector('input').addEventListener('input', ({ target }) => {
    for (const section of document.querySelectorAll('section'))
      section.hidden = !section.dataset.name.includes(target.value.trim().toLowerCase());
  });
</script>
</html>
`,
  );
  return path;
}
