import { Brand, type BrandProps } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { useInstitute } from '../institute.ts';

/** The sign and name of the app, and whose it is. */
export function AppBrand(props: Omit<BrandProps, 'owner' | 'children'>) {
  const { name } = useInstitute();
  return (
    <Brand {...props} owner={name}>
      <FormattedMessage defaultMessage="Coach app" />
    </Brand>
  );
}
