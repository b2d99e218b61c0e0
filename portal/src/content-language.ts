import { languageOf } from '@institute/values/formats';
import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';

/**
 * The language in which texts of the server are asked for. When another one is chosen, what is shown stays until its
 * texts have arrived: a page that is hidden until then would lose the focus.
 */
export const useContentLanguage = (): 'EN' | 'ES' =>
  languageOf(useDeferredValue(useIntl().locale)) === 'es' ? 'ES' : 'EN';
