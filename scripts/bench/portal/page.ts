import type { SearchFigures } from './areas.ts';
import type { PenFigures } from './pen.ts';

export interface StepFigures {
  /** How it was reached. */
  by: string;
  to: string;
  /** Milliseconds, medians: the whole change, and the part that waits for requests. */
  whole: number;
  saving: number;
}

/** The limits: milliseconds until something is painted, and frames per second of a signature. */
const targets = { link: 100, saving: 150, area: 60, key: 50, frames: 60 };

export interface AreaFigures {
  area: string;
  /** Milliseconds, the median. */
  painted: number;
}

interface Figures {
  steps: StepFigures[];
  navigation: AreaFigures[];
  search: SearchFigures;
  pen: PenFigures;
  rounds: number;
}

/** The page docs/portal-bench.md. */
export function pageOf(
  { steps, navigation, search, pen, rounds }: Figures,
  processors: { model: string }[],
): string {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const rows = steps.map(
    ({ by, to, whole, saving }) =>
      `| ${by} | ${to} | ${ms(whole)} | ${saving > 0 ? ms(saving) : '–'} | ${whole <= (saving > 0 ? targets.saving : targets.link) ? 'yes' : 'no'} |`,
  );
  const areas = navigation.map(
    ({ area, painted }) => `| ${area} | ${ms(painted)} | ${painted <= targets.area ? 'yes' : 'no'} |`,
  );
  return `# The portal bench

\`\`\`sh
npm run bench:portal -- --write
\`\`\`

The built portal on its own server with the demo world, in Chromium 360 pixels wide with the processor slowed down four
times; ${rounds} rounds, medians; ${processors.length} × ${processors[0]!.model.trim()}, shared with the server.

## Steps of enrolling

From the press until the heading of the next step is painted, once the page has come to rest. The target is ${targets.link} ms, or ${targets.saving} ms
where it saves. “Saving” is the part of it in which the page waits for the answer to what it has sent, such as a payment.

| press | heading | until painted | of it saving | met |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

## Navigation between areas

From the press on a link of the bottom bar until the heading is painted, for areas that were opened before. The target is
${targets.area} ms.

| area | until painted | met |
| --- | --- | --- |
${areas.join('\n')}

## Searching ${search.modules.toLocaleString('en')} modules

The slowest of five keys typed into the search box.

|  | target | measured |
| --- | --- | --- |
| until the key is painted | ≤ ${targets.key} ms | ${ms(search.key)} |
| until the matching modules are painted | | ${ms(search.results)} |

## Drawing a signature

|  | target | measured |
| --- | --- | --- |
| frames a second while the pen moves | ≥ ${targets.frames} | ${pen.framesPerSecond.toFixed(1)} |
| longest frame | | ${pen.longestFrame.toFixed(1)} ms |

Times depend on the machine and on what else it does.
`;
}
