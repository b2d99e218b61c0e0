import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';
import { focusRing } from './style.ts';

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
const base = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0 });
// An empty marker rather than `none`, which makes Safari drop the list semantics.
reset('ul, ol', { padding: 0, listStyleType: '""' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, padding: 0 });
// What is being typed must not move to other lines.
reset('textarea', { textWrap: 'wrap' });
reset('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
reset('legend', { padding: 0 });
reset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
reset('table', { borderCollapse: 'collapse' });
// Styles that react-aria would otherwise inject: see `pressable-style.ts`.
reset('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
reset('dd', { marginInlineStart: 0 });

base('html', {
  textSizeAdjust: '100%',
  scrollPaddingBlock: '5rem',
  '@media': { [media.short]: { scrollPaddingBlock: '1rem' } },
});
base('body', {
  minBlockSize: '100dvh',
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.m,
  lineHeight: vars.lineHeight.text,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  textWrap: 'pretty',
});
base(':focus-visible', focusRing);
base('main:focus-visible', { outline: 'none', boxShadow: 'none' });
base('::selection', { background: vars.color.brandSoft, color: vars.color.ink });
// From a list to a page of it (`detail-fade.ts`). It must not take what is pressed.
base('::view-transition', { pointerEvents: 'none' });
base('::view-transition-old(root), ::view-transition-new(root)', {
  animationDuration: vars.motion.slow,
  animationTimingFunction: vars.motion.ease,
});
