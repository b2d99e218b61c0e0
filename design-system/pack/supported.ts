import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface Support {
  version_added: string | boolean | null | undefined;
  flags?: unknown[];
  prefix?: string;
  alternative_name?: string;
}
export interface Feature {
  __compat?: { support: Record<string, Support | Support[]> };
  [name: string]: Feature | undefined | unknown;
}
/** Browser and Node support with versions (MDN). */
export const compat = require('@mdn/browser-compat-data') as Record<
  'api' | 'css' | 'html' | 'javascript',
  Record<string, Record<string, Feature>>
>;

/** Browser or `nodejs` → the oldest supported version. */
export type Targets = Record<string, string>;

/** Converts browserslist's `["safari >= 17.4"]` to `{ safari: "17.4" }`, with MDN's names. */
export function targetsOf(browserslist: readonly string[]): Targets {
  const names: Record<string, string> = {
    ios_saf: 'safari_ios',
    and_chr: 'chrome_android',
    and_ff: 'firefox_android',
  };
  return Object.fromEntries(
    browserslist.map((entry) => {
      const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(entry)!;
      return [names[name!] ?? name!, version!];
    }),
  );
}

const number = (version: string) => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major * 1000 + minor;
};

/** Which of `targets` lack a feature of MDN's data. What MDN doesn't know isn't lacking. */
export function lackedBy(feature: unknown, targets: Targets): string[] {
  const support = (feature as Feature | null | undefined)?.__compat?.support;
  if (!support) return [];
  return Object.keys(targets).filter((browser) => {
    const [latest] = [support[browser] ?? []].flat();
    if (!latest) return false;
    if (latest.flags || latest.prefix || latest.alternative_name) return true;
    return typeof latest.version_added === 'string'
      ? latest.version_added === 'preview' || number(latest.version_added) > number(targets[browser]!)
      : latest.version_added !== true;
  });
}

/** Features that are too new → the browsers that lack them. */
export class Lacking extends Map<string, string[]> {
  readonly #targets: Targets;

  constructor(targets: Targets) {
    super();
    this.#targets = targets;
  }

  /** Adds a feature if it's too new. */
  check(feature: unknown, written: string): void {
    const browsers = lackedBy(feature, this.#targets);
    if (browsers.length > 0) this.set(written, browsers);
  }
}
