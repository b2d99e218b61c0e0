import { ErrorPanel, lazyPart, SectionCard } from '@institute/design-system';
import { ErrorBoundary } from '@institute/design-system/app';
import { FormattedMessage } from 'react-intl';
import type { Student } from '../student.ts';

const load = () => import('./PhotoPicker.tsx');
const PhotoPicker = lazyPart(async () => (await load()).default);
// In parallel with the profile's data.
void load().catch(() => undefined);

/**
 * The page waits for the photo picker's code, because a picker that appears later would move the sections below. If the
 * code fails to load, the rest of the profile still works.
 */
export function PhotoSection({ student }: { student: Student }) {
  return (
    <SectionCard
      title={<FormattedMessage defaultMessage="Photo" />}
      lead={<FormattedMessage defaultMessage="Your circle and your coaches see it. It’s saved right away." />}
    >
      <ErrorBoundary
        fallback={() => (
          <ErrorPanel level={3} onRetry={() => window.location.reload()}>
            <FormattedMessage defaultMessage="We couldn’t load this part of the page." />
          </ErrorPanel>
        )}
      >
        <PhotoPicker student={student} />
      </ErrorBoundary>
    </SectionCard>
  );
}
