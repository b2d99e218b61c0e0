import { withQuery } from '@institute/design-system/app';
import { baseUrl } from '../session.ts';

/** The URL for confirming a payment: the bank’s own, or a page of the sandbox on the API. */
export const bankAddress = (nextActionUrl: string, locale: string): string =>
  nextActionUrl.startsWith('/')
    ? `${baseUrl}${withQuery(nextActionUrl, { language: locale.slice(0, 2) })}`
    : nextActionUrl;
