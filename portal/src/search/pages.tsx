import { type Command, HelpIcon, HomeIcon, isAllowed, type Role } from '@institute/design-system';
import { defineMessages, type IntlShape } from 'react-intl';
import { sections } from '../layout/sections.tsx';
import { paths } from '../paths.ts';

const labels = defineMessages({
  home: { defaultMessage: 'Home' },
  help: { defaultMessage: 'Help' },
});

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
  return [
    page(paths.home(), intl.formatMessage(labels.home), '', <HomeIcon />),
    ...sections
      .filter(({ allow }) => isAllowed(allow, roles))
      .flatMap(({ places, icon, label }) =>
        places.map((place) =>
          page(place.href, intl.formatMessage(place.label), intl.formatMessage(label), icon),
        ),
      ),
    page(paths.help(), intl.formatMessage(labels.help), '', <HelpIcon />),
  ];
}
