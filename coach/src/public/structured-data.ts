import type { Institute } from '@institute/api-schema/institute';
import { decimalOfMinor, languageOf } from '@institute/values/formats';
import type { IntlShape } from 'react-intl';
import { institute } from '../institute.ts';
import { questionGroups } from './questions.ts';
import { answerValues } from './teaser.ts';

const organizationId = (site: string) => `${site}/#organization`;

function organization(site: string, { name, supportEmail: email }: Institute) {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name,
    url: `${site}/`,
    logo: `${site}/icon.svg`,
    ...(email && { contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email } }),
  };
}

function product(site: string, name: string, description: string) {
  const { monthlyPriceFrom: amount, currency } = institute.get();
  if (amount === null) return null;
  return {
    '@type': 'Product',
    name,
    description,
    url: `${site}/`,
    brand: { '@id': organizationId(site) },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: decimalOfMinor(amount, currency),
      priceCurrency: currency,
      url: `${site}/#price`,
    },
  };
}

function questions(intl: IntlShape, url: string) {
  // The institute's own text isn't made of questions.
  if (institute.get().policies.some(({ name }) => name === 'FAQ')) return null;
  const values = answerValues(intl, institute.get());
  return {
    '@type': 'FAQPage',
    url,
    inLanguage: languageOf(intl.locale),
    mainEntity: questionGroups.flatMap((group) =>
      group.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: intl.formatMessage(question),
        acceptedAnswer: { '@type': 'Answer', text: intl.formatMessage(answer, values) },
      })),
    ),
  };
}

/** Structured data for search engines (schema.org, JSON-LD). Contains only what the page says. */
export function structuredData(
  intl: IntlShape,
  routeName: string,
  { site, url, name, description }: { site: string; url: string; name: string; description: string },
) {
  const graph = [
    organization(site, institute.get()),
    routeName === 'index' ? product(site, name, description) : null,
    routeName === 'faq' ? questions(intl, url) : null,
  ];
  return { '@context': 'https://schema.org', '@graph': graph.filter((node) => node !== null) };
}
