import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

const base = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.full,
  border: '1px solid transparent',
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
    '&[aria-disabled="true"]': { cursor: 'progress' },
  },
});

export const variant = componentVariants({
  primary: [
    base,
    {
      background: vars.color.brand,
      color: vars.color.onBrand,
      selectors: { '&:hover:not(:disabled)': { background: vars.color.brandHover } },
      '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
    },
  ],
  secondary: [
    base,
    {
      borderColor: vars.color.lineStrong,
      background: vars.color.surfaceRaised,
      color: vars.color.ink,
      selectors: { '&:hover:not(:disabled)': { background: vars.color.surfaceHover } },
    },
  ],
  quiet: [
    base,
    {
      paddingInline: vars.space.s,
      color: vars.color.brandInk,
      selectors: { '&:hover:not(:disabled)': { background: vars.color.brandSoft } },
    },
  ],
  danger: [
    base,
    {
      background: vars.color.critical.solid,
      color: vars.color.critical.onSolid,
      '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
    },
  ],
});

export const fullWidth = componentStyle({ inlineSize: '100%' });
