import { type Command, HelpIcon, HomeIcon, isAllowed, type Role } from '@institute/design-system';
import type { IntlShape } from 'react-intl';
import { sections } from '../layout/sections.tsx';
import { places } from '../places.ts';

/** The pages of the navigation that the roles may open. */
export function pageCommands(intl: IntlShape, roles: readonly Role[]): Command[] {
  const group = intl.formatMessage({ defaultMessage: 'Pages' });
  const page = (href: string, label: string, section: string, icon: Command['icon']): Command => ({
    group,
    href,
    icon,
    label,
    value: `page-${href}`,
    ...(section && section !== label && { description: section }),
  });
  const { home, help } = places;
  return [
    page(home.path, intl.formatMessage(home.title), '', <HomeIcon />),
    ...Object.values(sections)
      .filter(({ allow }) => isAllowed(allow, roles))
      .flatMap(({ places: inSection, icon, label }) =>
        inSection.map((place) =>
          page(place.href, intl.formatMessage(place.label), intl.formatMessage(label), icon),
        ),
      ),
    page(help.path, intl.formatMessage(help.title), '', <HelpIcon />),
  ];
}
