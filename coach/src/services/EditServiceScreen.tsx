import { Page } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { BackTo } from '../layout/BackTo.tsx';
import { places, type ScreenProps } from '../places.ts';
import { EditProductForm } from './ProductForm.tsx';
import { useProduct } from './products.ts';

export default function EditServiceScreen({ params: { productId } }: ScreenProps<'service'>) {
  const product = useProduct(productId);
  return (
    <Page above={<BackTo place="myServices" />} title={<FormattedMessage {...places.service.title} />}>
      <EditProductForm key={productId} product={product} />
    </Page>
  );
}
