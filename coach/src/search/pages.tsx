import type { Command } from '@institute/design-system';
import type { IntlShape } from 'react-intl';
import { icons, labelOf, type NavigationPlace } from '../layout/navigation.tsx';
import { places } from '../places.ts';

/** The pages of the navigation. */
export function pageCommands(intl: IntlShape): Command[] {
  const group = intl.formatMessage({ defaultMessage: 'Pages' });
  return (Object.keys(icons) as NavigationPlace[]).map((name) => ({
    group,
    href: places[name].path,
    icon: icons[name],
    value: `page-${places[name].path}`,
    label: intl.formatMessage(labelOf(name)),
  }));
}
