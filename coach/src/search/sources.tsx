import { sessionStatuses } from '@institute/api-schema/labels/sessions';
import {
  Avatar,
  BriefcaseIcon,
  type Command,
  type LoadOptions,
  matchOptions,
  ReceiptIcon,
} from '@institute/design-system';
import { formatDateTime, formatMoney } from '@institute/values/formats';
import type { QueryClient } from '@tanstack/react-query';
import { defineMessages, type IntlShape } from 'react-intl';
import { api } from '../api.ts';
import { paths } from '../places.ts';
import { productsQuery } from '../services/products.ts';

type Source = LoadOptions<Command>;

/** The number of results of each group. */
const most = 5;

const groups = defineMessages({
  clients: { defaultMessage: 'Sessions' },
  services: { defaultMessage: 'Services' },
  sales: { defaultMessage: 'Sales' },
});

interface Searcher {
  intl: IntlShape;
  queryClient: QueryClient;
  coachId: string;
}

/** What the search of the coach app asks the server for: the coach's own lists. */
export const searchSources = (searcher: Searcher): readonly Source[] => [
  clientsSource(searcher),
  servicesSource(searcher),
  salesSource(searcher),
];

const best = (commands: readonly Command[], query: string) => matchOptions(commands, query).slice(0, most);

const timeOf = ({ locale, timeZone }: IntlShape, instant: string) =>
  formatDateTime(instant, { locale, ...(timeZone && { timeZone }) });

/** Clients with their latest sessions, which are where their notes and contact details are. */
const clientsSource =
  ({ intl, coachId }: Searcher): Source =>
  async (keyword, signal) => {
    const sessions = await api.request('get', '/coaches/{coachId}/coaching_sessions', {
      path: { coachId },
      query: { keyword, size: most },
      signal,
    });
    return sessions.map(({ id, client, title, startTime, status }) => ({
      group: intl.formatMessage(groups.clients),
      value: `session-${id}`,
      label: client.name,
      description: [title, timeOf(intl, startTime), intl.formatMessage(sessionStatuses[status])].join(' · '),
      icon: <Avatar name={client.name} src={client.photo} size="s" isDecorative />,
      href: paths.session({ sessionId: id }),
    }));
  };

const servicesSource =
  ({ intl, queryClient, coachId }: Searcher): Source =>
  async (query) => {
    const { content } = await queryClient.fetchQuery(productsQuery(coachId));
    return best(
      content.map(({ id, title, description }) => ({
        group: intl.formatMessage(groups.services),
        value: `service-${id}`,
        label: title,
        keywords: description ?? '',
        icon: <BriefcaseIcon />,
        href: paths.service({ productId: id }),
      })),
      query,
    );
  };

const salesSource =
  ({ intl, coachId }: Searcher): Source =>
  async (keyword, signal) => {
    const sales = await api.request('get', '/coaches/{coachId}/sales', {
      path: { coachId },
      query: { keyword, size: most },
      signal,
    });
    return sales.map(({ purchaseId, title, clientName, amount, currency, createdAt }) => ({
      group: intl.formatMessage(groups.sales),
      value: `sale-${purchaseId}`,
      label: `${title}, ${clientName}`,
      description: `${timeOf(intl, createdAt)} · ${formatMoney({ amount, currency }, { locale: intl.locale, isFreeNamed: true })}`,
      icon: <ReceiptIcon />,
      href: paths.sale({ purchaseId }),
    }));
  };
