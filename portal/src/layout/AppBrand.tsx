import { Brand, type BrandProps } from '@institute/design-system';
import { defineMessage, FormattedMessage } from 'react-intl';
import { useInstitute } from '../institute.ts';

/** Also in the titles of documents. */
export const productName = defineMessage({ defaultMessage: 'Student portal' });

/** The sign and name of the app, and whose it is. */
export function AppBrand(props: Omit<BrandProps, 'owner' | 'children'>) {
  const { name } = useInstitute();
  return (
    <Brand {...props} owner={name}>
      <FormattedMessage {...productName} />
    </Brand>
  );
}
