import { type Region, regionOf } from '@institute/values/formats/region';
import { type IntlShape, useIntl } from 'react-intl';

/** What `IntlProvider` provides: also the region. */
export interface RegionalIntl extends IntlShape {
  region: Region;
}

/** The region of the surrounding `IntlProvider`. */
export const regionIn = (intl: IntlShape): Region =>
  (intl as Partial<RegionalIntl>).region ?? regionOf(intl.locale);

/** The region of the surrounding `IntlProvider`: for `parseDate`, `formatPhone` and others. */
export const useRegion = (): Region => regionIn(useIntl());
