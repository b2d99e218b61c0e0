import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';

export const labeled = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs });
export const label = componentStyle({ color: vars.color.inkMuted, fontSize: vars.fontSize.s });
export const group = componentStyle({
  display: 'inline-flex',
  inlineSize: 'fit-content',
  padding: '2px',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceSunken,
  '@media': {
    [media.narrow]: { flexWrap: 'wrap', borderRadius: vars.radius.large },
    print: { display: 'none' },
  },
});
export const option = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.size.control,
  minBlockSize: `calc(${vars.size.control} - 0.25rem)`,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.control,
  border: '1px solid transparent',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-pressed="true"]': {
      background: vars.color.surfaceRaised,
      borderColor: vars.color.line,
      color: vars.color.ink,
      fontWeight: vars.fontWeight.semibold,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
