import { educationLevels, genders } from '@institute/api-schema/labels/people';
import { Avatar, Card, DateValue, lazyPart, Page, PhoneValue } from '@institute/design-system';
import { EditableSection } from '@institute/design-system/forms';
import { formatAddress, joinName } from '@institute/values/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Student, useStudent } from '../student.ts';
import { LanguageSection } from './LanguageSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SectionForms } from './unsaved-forms.tsx';

export default function ProfileScreen() {
  const student = useStudent();
  const { firstName, middleName, lastName } = student.personalInfo;
  const name = joinName(firstName, middleName, lastName);
  return (
    <Page width="text" title={name} avatar={<Avatar isDecorative name={name} src={student.photo} />}>
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

const load = () => import('./PhotoPicker.tsx');
const PhotoPicker = lazyPart(async () => (await load()).default);

/** The photo itself is in the head of the page. */
const PhotoSection = ({ student }: { student: Student }) => (
  <EditableSection
    title={<FormattedMessage defaultMessage="Photo" />}
    lead={<FormattedMessage defaultMessage="Your circle and your coaches see it. It’s saved right away." />}
    onNear={() => void load().catch(() => undefined)}
    form={(onClose) => <PhotoPicker student={student} onClose={onClose} />}
  />
);

function PersonalSection({ student }: { student: Student }) {
  const intl = useIntl();
  const { firstName, middleName, lastName, dateBirth, gender } = student.personalInfo;
  return (
    <ProfileSection
      title={<FormattedMessage defaultMessage="About you" />}
      lead={<FormattedMessage defaultMessage="Your name as it should appear on your certificate." />}
      student={student}
      draft="profile.personal"
      answers={[
        {
          term: intl.formatMessage({ defaultMessage: 'Name' }),
          value: joinName(firstName, middleName, lastName),
        },
        {
          term: intl.formatMessage({ defaultMessage: 'Date of birth' }),
          value: dateBirth && <DateValue value={dateBirth} />,
        },
        {
          term: intl.formatMessage({ defaultMessage: 'Gender' }),
          value: gender && intl.formatMessage(genders[gender]),
        },
      ]}
      form="PersonalForm"
    />
  );
}

function ContactSection({ student }: { student: Student }) {
  const intl = useIntl();
  const { mobilePhone, homePhone, workPhone } = student.contactInfo;
  return (
    <ProfileSection
      title={<FormattedMessage defaultMessage="Phones" description="Heading: phone numbers" />}
      lead={
        <FormattedMessage defaultMessage="We only call about important changes, such as a class that moves or a payment that fails." />
      }
      student={student}
      draft="profile.contact"
      answers={[
        {
          term: intl.formatMessage({ defaultMessage: 'Mobile phone' }),
          value: mobilePhone && <PhoneValue value={mobilePhone} />,
        },
        {
          term: intl.formatMessage({ defaultMessage: 'Home phone' }),
          value: homePhone && <PhoneValue value={homePhone} />,
        },
        {
          term: intl.formatMessage({ defaultMessage: 'Work phone' }),
          value: workPhone && <PhoneValue value={workPhone} />,
        },
      ]}
      form="ContactForm"
    />
  );
}

function AddressSection({ student }: { student: Student }) {
  const intl = useIntl();
  return (
    <ProfileSection
      title={<FormattedMessage defaultMessage="Address" />}
      lead={<FormattedMessage defaultMessage="Where we send your books and certificate." />}
      student={student}
      draft="profile.address"
      answers={[
        {
          term: intl.formatMessage({ defaultMessage: 'Postal address' }),
          value: formatAddress(student.address),
        },
      ]}
      form="AddressForm"
    />
  );
}

function BackgroundSection({ student }: { student: Student }) {
  const intl = useIntl();
  return (
    <ProfileSection
      title={
        <FormattedMessage
          defaultMessage="Background"
          description="Heading: occupation, education, military service"
        />
      }
      lead={<FormattedMessage defaultMessage="This helps your advisor recommend the right class." />}
      student={student}
      draft="profile.background"
      answers={[
        { term: intl.formatMessage({ defaultMessage: 'Occupation' }), value: student.occupation },
        {
          term: intl.formatMessage({ defaultMessage: 'Education level' }),
          value: student.educationLevel && intl.formatMessage(educationLevels[student.educationLevel]),
        },
        {
          term: intl.formatMessage({ defaultMessage: 'Military', description: 'In the profile' }),
          value:
            student.militaryMember === null ? null : student.militaryMember ? (
              <FormattedMessage defaultMessage="Member or veteran" />
            ) : (
              <FormattedMessage defaultMessage="No" />
            ),
        },
      ]}
      form="BackgroundForm"
    />
  );
}
