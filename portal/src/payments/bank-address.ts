import { withQuery } from '@institute/design-system/app';
import { baseUrl } from '../session.ts';

/** Where a payment is confirmed: the bank’s own address, or a page of the sandbox beside the API. */
export const bankAddress = (nextActionUrl: string, locale: string): string =>
  nextActionUrl.startsWith('/')
    ? `${baseUrl}${withQuery(nextActionUrl, { language: locale.slice(0, 2) })}`
    : nextActionUrl;
