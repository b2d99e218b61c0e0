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
import type { IntlShape } from 'react-intl';
import { api } from '../api.ts';
import { paths } from '../places.ts';
import { productsQuery } from '../services/products.ts';

/** The number of results of each group. */
const most = 5;

/** What the search of the coach app asks the server for: the coach's own lists. */
export function searchSources(
  intl: IntlShape,
  queryClient: QueryClient,
  coachId: string,
): readonly LoadOptions<Command>[] {
  const ofCoach = (keyword: string, signal: AbortSignal) => ({
    path: { coachId },
    query: { keyword, size: most },
    signal,
  });
  return [
    // Clients with their latest sessions, which are where their notes and contact details are.
    async (keyword, signal) => {
      const asked = ofCoach(keyword, signal);
      const sessions = await api.request('get', '/coaches/{coachId}/coaching_sessions', asked);
      return sessions.map(({ id, client, title, startTime, status }) => ({
        group: intl.formatMessage({ defaultMessage: 'Sessions' }),
        value: `session-${id}`,
        label: client.name,
        description: [
          title,
          formatDateTime(startTime, intl),
          intl.formatMessage(sessionStatuses[status]),
        ].join(' · '),
        icon: <Avatar name={client.name} src={client.photo} size="s" isDecorative />,
        href: paths.session({ sessionId: id }),
      }));
    },
    async (query) => {
      const { content } = await queryClient.fetchQuery(productsQuery(coachId));
      const services = content.map(({ id, title, description }) => ({
        group: intl.formatMessage({ defaultMessage: 'Services' }),
        value: `service-${id}`,
        label: title,
        keywords: description ?? '',
        icon: <BriefcaseIcon />,
        href: paths.service({ productId: id }),
      }));
      return matchOptions(services, query).slice(0, most);
    },
    async (keyword, signal) => {
      const sales = await api.request('get', '/coaches/{coachId}/sales', ofCoach(keyword, signal));
      return sales.map(({ purchaseId, title, clientName, amount, currency, createdAt }) => ({
        group: intl.formatMessage({ defaultMessage: 'Sales' }),
        value: `sale-${purchaseId}`,
        label: `${title}, ${clientName}`,
        description: `${formatDateTime(createdAt, intl)} · ${formatMoney({ amount, currency }, { locale: intl.locale, isFreeNamed: true })}`,
        icon: <ReceiptIcon />,
        href: paths.sale({ purchaseId }),
      }));
    },
  ];
}
