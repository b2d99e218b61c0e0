import { Loading, Page } from '@institute/design-system';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { BackTo } from '../layout/BackTo.tsx';
import { places } from '../places.ts';
import { EditProductForm } from './ProductForm.tsx';
import { useProduct } from './products.ts';

export default function EditServiceScreen({
  params: { productId = '' },
}: {
  params: Record<string, string>;
}) {
  return (
    <Page
      width="text"
      above={<BackTo place="myServices" />}
      title={<FormattedMessage {...places.service.title} />}
    >
      <Suspense fallback={<Loading />}>
        <EditForm key={productId} productId={productId} />
      </Suspense>
    </Page>
  );
}

function EditForm({ productId }: { productId: string }) {
  return <EditProductForm product={useProduct(productId)} />;
}
