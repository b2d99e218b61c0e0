import { Loading, lazyPart, Page } from '@institute/design-system';
import { type ComponentType, Suspense } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { type Coach, useCoach } from '../coach.ts';
import { BackTo } from '../layout/BackTo.tsx';
import type { ScreenProps } from '../places.ts';
import NotFoundScreen from '../system/NotFoundScreen.tsx';
import { AboutForm } from './edit/AboutForm.tsx';
import { LinksForm } from './edit/LinksForm.tsx';
import { PracticeForm } from './edit/PracticeForm.tsx';
import { sectionTitles } from './sections.ts';

// Alone in sending files, which takes a lot of code.
const PicturesForm = lazyPart(async () => (await import('./edit/PicturesForm.tsx')).PicturesForm);

const forms: Record<keyof typeof sectionTitles, ComponentType<{ coach: Coach }>> = {
  about: AboutForm,
  pictures: PicturesForm,
  links: LinksForm,
  practice: PracticeForm,
};

const isSection = (name: string | undefined): name is keyof typeof forms =>
  name !== undefined && Object.hasOwn(forms, name);

/** The form of one section of the profile. */
export default function EditProfileScreen({ params: { section } }: ScreenProps<'editProfile'>) {
  const intl = useIntl();
  if (!isSection(section)) return <NotFoundScreen />;
  const title: MessageDescriptor = sectionTitles[section];
  return (
    <Page width="text" above={<BackTo place="profile" />} title={intl.formatMessage(title)}>
      <Suspense fallback={<Loading />}>
        <SectionOf name={section} />
      </Suspense>
    </Page>
  );
}

function SectionOf({ name }: { name: keyof typeof forms }) {
  const Section = forms[name];
  return <Section coach={useCoach()} />;
}
