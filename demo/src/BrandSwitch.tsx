import { SegmentedControl } from '@institute/design-system';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { type BrandName, brandNames } from './brands.ts';
import { preferences } from './preferences.ts';

const names = defineMessages<Record<BrandName, Record<never, never>>>({
  institute: { defaultMessage: 'Institute', description: 'Choice of brand: the institute’s own' },
  sunflower: { defaultMessage: 'Sunflower', description: 'Choice of brand: a bright yellow one' },
  harbor: { defaultMessage: 'Harbor', description: 'Choice of brand: a blue one with square corners' },
});

/** Switches the brand of the demo. */
export function BrandSwitch() {
  const intl = useIntl();
  return (
    <SegmentedControl<BrandName>
      label={intl.formatMessage({
        defaultMessage: 'Brand',
        description: 'Choice of colors, corners and fonts',
      })}
      value={preferences.useBrand()}
      onChange={preferences.setBrand}
      options={brandNames.map((value) => ({ value, children: <FormattedMessage {...names[value]} /> }))}
    />
  );
}
