// The build reads this file too, so it must not import components.
/** The languages of the pages that anyone can open. */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];

/** A public page in one language, as written by the build. */
export interface RenderedPage {
  /** Its path in the build folder. */
  file: string;
  locale: Locale;
  routeName: string;
  /** Modules whose styles and scripts the page needs in addition to those of every page. */
  modules: string[];
  /** URL in each language. */
  addresses: Record<Locale, string>;
  title: string;
  meta: { name?: string; property?: string; content: string }[];
  structuredData: object;
  markup: string;
}
