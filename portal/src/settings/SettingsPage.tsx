import { Page, type PageProps, SectionNav, Split } from '@institute/design-system';
import type { ReactNode } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';

const places: Record<string, MessageDescriptor> = defineMessages({
  '/settings/profile': { defaultMessage: 'Profile', description: 'Navigation of the settings' },
  '/settings/agreements': {
    defaultMessage: 'Agreements',
    description: 'Navigation of the settings: what was signed',
  },
  '/settings/payment-information': {
    defaultMessage: 'Payment information',
    description: 'Navigation of the settings: balance and schedule',
  },
  '/settings/payment-method': {
    defaultMessage: 'Payment method',
    description: 'Navigation of the settings: cards',
  },
  '/settings/payment-plan-terms': {
    defaultMessage: 'Payment plan terms',
    description: 'Navigation of the settings: the figures of the contract',
  },
  '/settings/account-history': {
    defaultMessage: 'Account history',
    description: 'Navigation of the settings: what happened to the account',
  },
  '/settings/security': {
    defaultMessage: 'Security',
    description: 'Navigation of the settings: password and sessions',
  },
});

interface SettingsPageProps extends Omit<PageProps, 'above'> {
  /** Under all of it, as wide as the page: a table. */
  below?: ReactNode;
}

/** One screen of the settings, with the way to the others beside it. */
export function SettingsPage({ below, children, ...page }: SettingsPageProps) {
  const intl = useIntl();
  return (
    <Page {...page}>
      <Split
        asideAt="start"
        asideSize="s"
        aside={
          <SectionNav
            label={intl.formatMessage({
              defaultMessage: 'Settings',
              description: 'Name of the navigation through the settings',
            })}
            places={Object.entries(places).map(([href, label]) => ({
              href,
              label: intl.formatMessage(label),
            }))}
          />
        }
      >
        {children}
      </Split>
      {below}
    </Page>
  );
}
