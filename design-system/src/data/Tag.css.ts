import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVar } from '../theme/style.ts';

export const tag = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  maxInlineSize: '100%',
  minBlockSize: '2rem',
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: componentVar('tag-radius', vars.radius.control),
  background: vars.color.surfaceRaised,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
});
export const removable = componentStyle({ paddingInlineEnd: '2px' });
export const remove = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.control,
  color: vars.color.inkMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surfaceHover, color: vars.color.ink } },
});
