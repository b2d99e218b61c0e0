import type { InstituteData } from '@institute/api-schema/institute';
import { renderToString } from 'react-dom/server';
import { createIntl, type IntlShape } from 'react-intl';
import { app, productName } from './app.tsx';
import { institute } from './institute.ts';
import spanish from './lang/es.json';
import { places } from './places.ts';
import { type PublicPage, publicPages } from './public/pages.ts';
import { type Locale, locales, type RenderedPage } from './public/rendered-page.ts';
import { structuredData } from './public/structured-data.ts';

const site = new URL(import.meta.env.VITE_SITE_URL).origin;

const intlOf: Record<Locale, IntlShape> = {
  en: createIntl({ locale: 'en' }),
  es: createIntl({ locale: 'es', messages: spanish }),
};

async function renderPageIn(routeName: PublicPage, locale: Locale): Promise<RenderedPage> {
  const intl = intlOf[locale];
  const place = places[routeName];
  const page = publicPages[routeName];
  const addresses = {
    en: site + place.path,
    es: `${site}${place.path}?lang=es`,
  };
  const name = intl.formatMessage(productName);
  const title = `${intl.formatMessage(place.title)} · ${name}`;
  const description = intl.formatMessage(page.description);
  const url = addresses[locale];
  const picture = `${site}/preview.png`;
  return {
    file: `${locale === 'en' ? '' : `${locale}/`}${place.path === '/' ? 'index' : place.path.slice(1)}.html`,
    locale,
    routeName,
    modules: [page.screen, 'src/layout/PublicLayout.tsx'],
    addresses,
    title,
    meta: [
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: name },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:locale', content: locale === 'es' ? 'es_419' : 'en_US' },
      { property: 'og:image', content: picture },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: picture },
    ],
    structuredData: structuredData(intl, routeName, { site, url, name, description }),
    markup: renderToString(await app.page(routeName, place.path, locale)),
  };
}

/** What the server writes into a page: the same markup with an institute's data. */
export async function renderPage(
  routeName: PublicPage,
  locale: Locale,
  data: InstituteData,
): Promise<Pick<RenderedPage, 'markup' | 'structuredData'>> {
  institute.assume(data);
  return renderPageIn(routeName, locale);
}

export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  // Sequentially, because the language is global to the app rather than per page.
  for (const name of Object.keys(publicPages) as PublicPage[])
    for (const locale of locales) pages.push(await renderPageIn(name, locale));
  return pages;
}
