import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
/** Outside of the workspace, because the compared libraries aren't dependencies of the product. */
const folder = join(root, '.cache', 'bench-forms');

// ISO 3166-1 alpha-2.
const codes =
  'AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BQ BA BW BV BR IO BN BG BF BI CV KH CM CA KY CF TD CL CN CX CC CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR GF PF TF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT HM VA HN HK HU IS IN ID IR IQ IE IM IL IT JM JP JE JO KZ KE KI KP KR KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU NF MK MP NO OM PK PW PS PA PG PY PE PH PN PL PT PR QA RE RO RU RW BL SH KN LC MF PM VC WS SM ST SA SN RS SC SL SG SX SK SI SB SO ZA GS SS ES LK SD SR SJ SE CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UG UA AE GB US UM UY UZ VU VE VN VG VI WF EH YE ZM ZW';
const names = new Intl.DisplayNames('en', { type: 'region' });
const countries = codes.split(' ').map((value) => ({ value, label: names.of(value)! }));

/** Name → description. Each has a page in `pages/`. */
export const pages = {
  floor: 'plain React, native inputs',
  ours: 'this library',
  controlled: 'this library, one parent state',
  aria: 'react-aria-components, bare',
  'base-ui': 'Base UI, bare',
  carbon: 'Carbon',
  primer: 'Primer',
  braid: 'Braid',
} as const;
export type PageName = keyof typeof pages;

/** Installs the compared libraries in the versions of `package.json`, and unpacks the packed library next to them. */
function install(): void {
  mkdirSync(folder, { recursive: true });
  const compared = join(here, 'package.json');
  const installed = join(folder, 'node_modules', 'installed.json');
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== readFileSync(compared, 'utf8')) {
    copyFileSync(compared, join(folder, 'package.json'));
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'], {
      cwd: folder,
      stdio: 'inherit',
    });
    copyFileSync(compared, installed);
  }
  const library = join(root, 'design-system');
  const packed = readdirSync(library).find((file) => file.endsWith('.tgz'));
  if (!packed) throw new Error('nothing is packed: npm run pack -w @institute/design-system');
  const target = join(folder, 'node_modules', '@institute', 'design-system');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', join(library, packed), '-C', target, '--strip-components=1']);
}

/** Builds every page into a separate folder and returns the folders. */
export async function buildPages(): Promise<Record<PageName, string>> {
  install();
  const sources = join(folder, 'pages');
  rmSync(sources, { recursive: true, force: true });
  cpSync(join(here, 'pages'), sources, { recursive: true });
  const built: Partial<Record<PageName, string>> = {};
  for (const name of Object.keys(pages) as PageName[]) {
    writeFileSync(
      join(sources, 'index.html'),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Enrollment</title><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="./${name}.tsx"></script></body></html>`,
    );
    const outDir = join(folder, 'dist', name);
    await build({
      configFile: false,
      root: sources,
      base: './',
      logLevel: 'error',
      // Braid is published with its styles as TypeScript.
      plugins: name === 'braid' ? [vanillaExtractPlugin()] : [],
      // Resolves to a single React, and includes only the used styles of our library.
      resolve: {
        dedupe: ['react', 'react-dom'],
        conditions: ['component-styles', ...defaultClientConditions],
      },
      define: {
        'process.env.NODE_ENV': '"production"',
        'process.env.NODE_DEBUG': 'undefined',
        COUNTRIES: JSON.stringify(countries),
      },
      build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
    });
    built[name] = outDir;
  }
  return built as Record<PageName, string>;
}
