// The build reads this file too, and knows nothing of components.
type Locale = 'en' | 'es';

/** A public page in a language, as the build writes it. */
export interface RenderedPage {
  /** Its place in the built folder. */
  file: string;
  locale: Locale;
  routeName: string;
  /** Modules whose styles and scripts the page needs besides those of every page. */
  modules: string[];
  /** Address in each language. */
  addresses: Record<Locale, string>;
  title: string;
  meta: { name?: string; property?: string; content: string }[];
  structuredData: object;
  markup: string;
}
