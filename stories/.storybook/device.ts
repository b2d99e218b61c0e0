import { light } from '@institute/design-system/tokens';

/** What the toolbar can ask of the device that shows a story. `device` leaves it to the one in use. */
export interface Device {
  contrast: 'device' | 'more';
  /** Approximate: a page can't switch them on, so tokens become system colors. `npm run visual` has the real ones. */
  forcedColors: 'device' | 'active';
  motion: 'device' | 'reduce';
  /** Percent of the browser's text size. */
  textSize: '100' | '150' | '200';
}

export const ownDevice: Device = {
  contrast: 'device',
  forcedColors: 'device',
  motion: 'device',
  textSize: '100',
};

const features: Array<[keyof Device, string, RegExp]> = [
  ['contrast', 'more', /\(prefers-contrast:\s*more\)/g],
  ['forcedColors', 'active', /\(forced-colors:\s*active\)/g],
  ['motion', 'reduce', /\(prefers-reduced-motion:\s*reduce\)/g],
];

/** Holds for every device, so it can replace a feature that the toolbar switched on. */
const always = '(min-width: 0px)';

function colorNames(): string[] {
  const kebab = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.entries(light).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [kebab(name)]
      : Object.keys(value).map((part) => `${kebab(name)}-${kebab(part)}`),
  );
}

function systemColorOf(name: string): string {
  if (name === 'focus-ring') return 'Highlight';
  const isText = /(^|-)(ink|line|on)(-|$)/.test(name);
  return isText ? 'CanvasText' : 'Canvas';
}

/** As in forced colors, whatever the theme sets on an element inside. */
const systemColors = () =>
  `:root, [data-theme], [data-surface] { ${colorNames()
    .map((name) => `--ds-color-${name}: ${systemColorOf(name)} !important`)
    .join('; ')} }
  *, ::before, ::after { box-shadow: none !important; text-shadow: none !important; }`;

/** The media rules whose text was changed, with the text of the style sheet. */
const originals = new WeakMap<CSSMediaRule, string>();

function overrideIn(rules: CSSRuleList, wanted: Device): void {
  for (const rule of rules) {
    // Not `instanceof`: rules of a frame belong to its window.
    if ('media' in rule && 'conditionText' in rule) {
      const { media } = rule as CSSMediaRule;
      const original = originals.get(rule as CSSMediaRule) ?? media.mediaText;
      originals.set(rule as CSSMediaRule, original);
      const text = features
        .filter(([name, value]) => wanted[name] === value)
        .reduce((query, [, , feature]) => query.replace(feature, always), original);
      if (media.mediaText !== text) media.mediaText = text;
    }
    if ('cssRules' in rule) overrideIn((rule as CSSGroupingRule).cssRules, wanted);
  }
}

/**
 * Shows a document, and the pages framed in it, as a device with these settings would: its media rules, its text size
 * and, roughly, its colors. Style sheets of lazy parts are included when they arrive. Returns how to stop.
 */
export function applyDevice(page: Document, wanted: Device): () => void {
  const style = page.createElement('style');
  if (wanted.forcedColors === 'active') style.textContent = systemColors();
  page.head.append(style);
  page.documentElement.style.fontSize = wanted.textSize === '100' ? '' : `${wanted.textSize}%`;
  const overrideAll = (settings: Device) => {
    for (const sheet of page.styleSheets) overrideIn(sheet.cssRules, settings);
  };
  overrideAll(wanted);

  const frames = new Map<Document, () => void>();
  const enter = (frame: HTMLIFrameElement) => {
    const framed = frame.contentDocument;
    if (framed && !frames.has(framed)) frames.set(framed, applyDevice(framed, wanted));
  };
  for (const frame of page.querySelectorAll('iframe')) enter(frame);
  const observer = new MutationObserver(() => overrideAll(wanted));
  observer.observe(page.head, { childList: true });
  // A style sheet has rules, and a frame its page, once it's loaded.
  const onLoad = ({ target }: Event) => {
    if ((target as Element).localName === 'iframe') enter(target as HTMLIFrameElement);
    else overrideAll(wanted);
  };
  page.addEventListener('load', onLoad, true);

  return () => {
    observer.disconnect();
    page.removeEventListener('load', onLoad, true);
    for (const leave of frames.values()) leave();
    style.remove();
    page.documentElement.style.fontSize = '';
    overrideAll(ownDevice);
  };
}
