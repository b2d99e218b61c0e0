import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle, componentVar, componentVariants } from '../theme/style.ts';

const base = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  minBlockSize: '1.5rem',
  paddingInline: '0.625rem',
  borderRadius: componentVar('badge-radius', vars.radius.control),
  border: '1px solid transparent',
  // Also in a heading.
  fontFamily: vars.font.text,
  letterSpacing: 'normal',
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  whiteSpace: 'nowrap',
  '@media': {
    [media.tiny]: { whiteSpace: 'normal' },
    '(forced-colors: active)': { borderColor: 'CanvasText' },
  },
});

/** What needs attention is a strong color on a tinted card, where a soft one would be lost. */
const onTint = (tone: 'caution' | 'critical') => ({
  selectors: {
    '[data-ds=Card][data-tone=accent] &': {
      background: vars.color[tone].solid,
      color: vars.color[tone].onSolid,
    },
  },
});

export const tone = componentVariants({
  neutral: [base, { background: vars.color.surfaceHover, color: vars.color.ink }],
  brand: [base, { background: vars.color.brandSoft, color: vars.color.brandInk }],
  accent: [base, { background: vars.color.accent, color: vars.color.onAccent }],
  positive: [base, { background: vars.color.positive.soft, color: vars.color.positive.ink }],
  caution: [base, { background: vars.color.caution.soft, color: vars.color.caution.ink }, onTint('caution')],
  critical: [
    base,
    { background: vars.color.critical.soft, color: vars.color.critical.ink },
    onTint('critical'),
  ],
  info: [base, { background: vars.color.info.soft, color: vars.color.info.ink }],
});

export const dot = componentStyle({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  background: 'currentColor',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
