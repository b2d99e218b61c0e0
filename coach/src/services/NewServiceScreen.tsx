import { Loading, Page } from '@institute/design-system';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { BackTo } from '../layout/BackTo.tsx';
import { places } from '../places.ts';
import { NewProductForm } from './ProductForm.tsx';
import { useProduct } from './products.ts';
import { useSelling } from './selling.ts';
import { valuesOfTemplate } from './templates.ts';

/** Creates a service or product from scratch, from a template, or as a copy. */
export default function NewServiceScreen() {
  const params = new URLSearchParams(useSearch());
  const from = params.get('from');
  return (
    <Page above={<BackTo place="myServices" />} title={<FormattedMessage {...places.newService.title} />}>
      <Suspense fallback={<Loading />}>
        {from ? <Copy productId={from} /> : <FromTemplate name={params.get('template')} />}
      </Suspense>
    </Page>
  );
}

/** A template is published right away, if the coach may sell. */
function FromTemplate({ name }: { name: string | null }) {
  const values = valuesOfTemplate(useIntl(), name);
  const { maySellSessions } = useSelling();
  return <NewProductForm values={{ ...values, status: maySellSessions ? values.status : 'DRAFT' }} />;
}

function Copy({ productId }: { productId: string }) {
  const intl = useIntl();
  const { id: _id, version: _version, ...original } = useProduct(productId);
  const title = intl.formatMessage({ defaultMessage: '{title} (copy)' }, { title: original.title });
  // A copy stays a draft until the coach publishes it.
  return <NewProductForm values={{ ...original, title, status: 'DRAFT' }} />;
}
