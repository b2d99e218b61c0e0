import { ErrorPanel, Loading, lazyPart, SectionCard, Skeleton } from '@institute/design-system';
import { ErrorBoundary } from '@institute/design-system/app';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Student } from '../student.ts';

const PhotoPicker = lazyPart(async () => (await import('./PhotoPicker.tsx')).default);

/** The rest of the profile doesn't wait for the code of the photo picker, and works even if it fails to load. */
export function PhotoSection({ student }: { student: Student }) {
  return (
    <SectionCard
      title={<FormattedMessage defaultMessage="Photo" description="Heading: the photo in the profile" />}
      lead={
        <FormattedMessage
          defaultMessage="Your circle and your coaches see it. It’s saved right away."
          description="Sentence under the heading of the photo in the profile"
        />
      }
    >
      <ErrorBoundary
        fallback={() => (
          <ErrorPanel level={3} onRetry={() => window.location.reload()}>
            <FormattedMessage
              defaultMessage="We couldn’t load this part of the page."
              description="In the place of the photo, whose code did not arrive"
            />
          </ErrorPanel>
        )}
      >
        <Suspense
          fallback={
            <Loading>
              <Skeleton shape="block" />
            </Loading>
          }
        >
          <PhotoPicker student={student} />
        </Suspense>
      </ErrorBoundary>
    </SectionCard>
  );
}
