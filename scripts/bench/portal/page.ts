import type { SearchFigures } from './areas.ts';
import type { PenFigures } from './pen.ts';

export interface StepFigures {
  /** How the screen was reached. */
  by: string;
  to: string;
  /** Median milliseconds of the whole change, and of the part that waits for requests. */
  whole: number;
  saving: number;
}

/** The limits: milliseconds until something is painted, and frames per second while signing. */
const targets = { link: 100, saving: 150, area: 60, key: 50, frames: 60 };

export interface AreaFigures {
  area: string;
  /** The median in milliseconds. */
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
  return `# Portal benchmark

\`\`\`sh
npm run bench:portal -- --write
\`\`\`

The built portal on its own server with the demo data, in Chromium 360 pixels wide with 4× CPU throttling. Medians of ${rounds}
rounds; ${processors.length} × ${processors[0]!.model.trim()}, shared with the server.

## Enrollment steps

From the click until the heading of the next step is painted, on an idle page. The target is ${targets.link} ms, or ${targets.saving} ms for steps
that save. “Saving” is the part in which the page waits for responses, such as that of a payment.

| click | heading | until painted | saving | met |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

## Navigation between areas

From the click on a link in the bottom bar until the heading is painted, for areas that have been opened before. The target
is ${targets.area} ms.

| area | until painted | met |
| --- | --- | --- |
${areas.join('\n')}

## Search of ${search.modules.toLocaleString('en')} modules

The slowest of five keys typed into the search box.

|  | target | measured |
| --- | --- | --- |
| until the key is painted | ≤ ${targets.key} ms | ${ms(search.key)} |
| until the matching modules are painted | | ${ms(search.results)} |

## Drawing a signature

|  | target | measured |
| --- | --- | --- |
| frames per second while the pen moves | ≥ ${targets.frames} | ${pen.framesPerSecond.toFixed(1)} |
| longest frame | | ${pen.longestFrame.toFixed(1)} ms |

Times depend on the machine and its load.
`;
}
