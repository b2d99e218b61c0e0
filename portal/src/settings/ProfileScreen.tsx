import { Card, Page } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { places } from '../places.ts';
import { useStudent } from '../student.ts';
import { AddressSection } from './AddressSection.tsx';
import { BackgroundSection } from './BackgroundSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { PersonalSection } from './PersonalSection.tsx';
import { PhotoSection } from './PhotoSection.tsx';
import { SectionForms } from './unsaved-forms.tsx';

export default function ProfileScreen() {
  const student = useStudent();
  return (
    <Page width="text" title={<FormattedMessage {...places.profile.title} />}>
      <SectionForms>
        <Card padding="rows">
          <PhotoSection student={student} />
          <PersonalSection student={student} />
          <ContactSection student={student} />
          <AddressSection student={student} />
          <BackgroundSection student={student} />
          <LanguageSection student={student} />
        </Card>
      </SectionForms>
    </Page>
  );
}
