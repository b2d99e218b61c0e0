import { Avatar, lazyPart } from '@institute/design-system';
import { EditableSection } from '@institute/design-system/forms';
import { joinName } from '@institute/values/formats';
import { FormattedMessage } from 'react-intl';
import type { Student } from '../student.ts';

const load = () => import('./PhotoPicker.tsx');
const PhotoPicker = lazyPart(async () => (await load()).default);

export function PhotoSection({ student }: { student: Student }) {
  const { firstName, lastName } = student.personalInfo;
  return (
    <EditableSection
      title={<FormattedMessage defaultMessage="Photo" />}
      lead={<FormattedMessage defaultMessage="Your circle and your coaches see it. It’s saved right away." />}
      onNear={() => void load().catch(() => undefined)}
      form={(onClose) => <PhotoPicker student={student} onClose={onClose} />}
    >
      <Avatar size="l" name={joinName(firstName, lastName)} src={student.photo} />
    </EditableSection>
  );
}
