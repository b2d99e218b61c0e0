import { vars } from '../theme/contract.css.ts';
import { people } from '../theme/palette.ts';
import { componentStyle } from '../theme/style.ts';

export const illustration = componentStyle({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible' });

/** The colors of all illustrations. They follow the theme and the surface behind them. */
export const wash = componentStyle({ fill: vars.color.brandSoft });
export const warmWash = componentStyle({ fill: vars.color.accentSoft });
export const paper = componentStyle({
  fill: vars.color.surfaceRaised,
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
});
export const brand = componentStyle({ fill: vars.color.brand });
export const leaf = componentStyle({ fill: vars.color.positive.solid });
export const leafLight = componentStyle({ fill: vars.color.positive.ink, opacity: 0.55 });
export const accent = componentStyle({ fill: vars.color.accent });
export const skinA = componentStyle({ fill: people.skin.light });
export const skinB = componentStyle({ fill: people.skin.dark });
export const hairA = componentStyle({ fill: people.hair.brown });
export const hairB = componentStyle({ fill: people.hair.black });
export const cloth = componentStyle({ fill: people.linen.plain });
export const clothLine = componentStyle({
  stroke: people.linen.fold,
  strokeWidth: 1.5,
  fill: 'none',
  strokeLinecap: 'round',
});

const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const line = componentStyle({ ...stroke, stroke: vars.color.lineStrong, strokeWidth: 1.5 });
export const brandLine = componentStyle({ ...stroke, stroke: vars.color.brandInk, strokeWidth: 2.5 });
export const leafLine = componentStyle({ ...stroke, stroke: vars.color.positive.ink, strokeWidth: 2 });
export const accentLine = componentStyle({ ...stroke, stroke: vars.color.accent, strokeWidth: 3 });
export const paperLine = componentStyle({ ...stroke, stroke: vars.color.line, strokeWidth: 3 });
