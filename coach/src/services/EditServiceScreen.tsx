import { Loading, Page } from '@institute/design-system';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { BackToServices } from './BackToServices.tsx';
import { ProductForm } from './ProductForm.tsx';
import { useProduct } from './products.ts';

export default function EditServiceScreen({
  params: { productId = '' },
}: {
  params: Record<string, string>;
}) {
  return (
    <Page
      width="text"
      above={<BackToServices />}
      title={
        <FormattedMessage
          defaultMessage="Edit what you offer"
          description="Heading of the form of a service or product"
        />
      }
    >
      <Suspense fallback={<Loading />}>
        <EditForm key={productId} productId={productId} />
      </Suspense>
    </Page>
  );
}

function EditForm({ productId }: { productId: string }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const product = useProduct(productId);
  const save = api.useMutation('put', '/coaches/{coachId}/products/{productId}');
  return (
    <ProductForm
      values={product}
      version={product.version}
      onSave={(body) => save.mutateAsync({ params: { path: { coachId, productId } }, body })}
      savedMessage={intl.formatMessage({
        defaultMessage: 'Your changes were saved.',
        description: 'After editing a service or product',
      })}
    />
  );
}
