import { componentStyle } from '../theme/style.ts';
import { sectionSpace } from './NavList.css.ts';

export const sectionNav = componentStyle({
  containerType: 'inline-size',
  containerName: sectionSpace,
  '@media': { print: { containerType: 'normal' } },
});
