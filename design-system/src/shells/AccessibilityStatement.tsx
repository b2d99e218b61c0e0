import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DateValue } from '../data/DateValue.tsx';
import { Page } from '../layout/Page.tsx';
import { PageColumns } from '../layout/PageColumns.tsx';
import { PageSection } from '../layout/PageSection.tsx';
import { Prose } from '../typography/Prose.tsx';
import { Text } from '../typography/Text.tsx';

export interface AccessibilityStatementProps {
  /** Name of the app or site. */
  productName: ReactNode;
  /** When the tests and the known problems were last reviewed, as `YYYY-MM-DD`. */
  reviewedOn: string;
  /** Problems that are known and not solved yet, a sentence each. */
  problems: readonly ReactNode[];
  /** How to report a problem: usually `ContactDetails`. */
  contact: ReactNode;
}

/**
 * The page that says how accessible an app is, how that was tested, and whom to write to. European schools and US schools
 * that receive federal funds have to publish one (EN 301 549 12.1; ADA Title II). It describes the tests of this library
 * and of apps that run axe and their journeys the same way.
 */
export function AccessibilityStatement({
  productName,
  reviewedOn,
  problems,
  contact,
}: AccessibilityStatementProps) {
  return (
    <Page
      title={
        <FormattedMessage
          id="accessibility.title"
          defaultMessage="Accessibility"
          description="Heading of the statement"
        />
      }
      lead={
        <FormattedMessage
          id="accessibility.intro"
          defaultMessage="We want everyone to be able to use the {product}, whatever device or assistive technology they use."
          description="Under the heading of the accessibility statement; {product} is the name of the app"
          values={{ product: productName }}
        />
      }
    >
      <PageColumns aside={<Report contact={contact} />}>
        <Status reviewedOn={reviewedOn} />
        <Tested />
        <Untested />
        {problems.length > 0 && (
          <PageSection
            title={
              <FormattedMessage
                id="accessibility.problems"
                defaultMessage="Known problems"
                description="Heading in the statement"
              />
            }
          >
            <Prose>
              <ul>
                {problems.map((problem, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list doesn't change while it's shown
                  <li key={index}>{problem}</li>
                ))}
              </ul>
            </Prose>
          </PageSection>
        )}
      </PageColumns>
    </Page>
  );
}

const Status = ({ reviewedOn }: { reviewedOn: string }) => (
  <PageSection
    title={
      <FormattedMessage
        id="accessibility.status"
        defaultMessage="Where we are"
        description="Heading in the statement"
      />
    }
  >
    <Prose>
      <p>
        <FormattedMessage
          id="accessibility.goal"
          defaultMessage="Our goal is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. We consider ourselves partially conformant: our automated tests find no violations, but not everything can be tested that way, and some problems are known."
          description="In the accessibility statement. “Partially conformant” is the term of W3C’s model statement"
        />
      </p>
      <p>
        <FormattedMessage
          id="accessibility.reviewed"
          defaultMessage="We last reviewed this statement on {date}."
          description="In the accessibility statement"
          values={{ date: <DateValue value={reviewedOn} /> }}
        />
      </p>
    </Prose>
  </PageSection>
);

const Tested = () => (
  <PageSection
    title={
      <FormattedMessage
        id="accessibility.tested"
        defaultMessage="What we test with every change"
        description="Heading in the statement"
      />
    }
  >
    <Prose>
      <ul>
        <li>
          <FormattedMessage
            id="accessibility.testedAxe"
            defaultMessage="The automated rules of axe-core, on each component and on the screens that our tests walk through, in English and Spanish"
            description="In the list of what is tested"
          />
        </li>
        <li>
          <FormattedMessage
            id="accessibility.testedKeyboard"
            defaultMessage="The keyboard alone, for the main tasks from signing in to paying, signing and booking, and that the focus is never lost"
            description="In the list of what is tested"
          />
        </li>
        <li>
          <FormattedMessage
            id="accessibility.testedAnnouncements"
            defaultMessage="What a screen reader is given to announce for each field, choice and dialog, by a virtual screen reader"
            description="In the list of what is tested"
          />
        </li>
        <li>
          <FormattedMessage
            id="accessibility.testedContrast"
            defaultMessage="The contrast of every pair of colors, in the light and the dark theme"
            description="In the list of what is tested"
          />
        </li>
        <li>
          <FormattedMessage
            id="accessibility.testedSizes"
            defaultMessage="Small windows, text at twice its size, forced colors, and the size of buttons"
            description="In the list of what is tested"
          />
        </li>
      </ul>
    </Prose>
  </PageSection>
);

const Untested = () => (
  <PageSection
    title={
      <FormattedMessage
        id="accessibility.untested"
        defaultMessage="What we haven’t tested"
        description="Heading in the statement"
      />
    }
  >
    <Prose>
      <ul>
        <li>
          <FormattedMessage
            id="accessibility.untestedPeople"
            defaultMessage="With people who use assistive technology every day"
            description="In the list of what isn’t tested"
          />
        </li>
        <li>
          <FormattedMessage
            id="accessibility.untestedReaders"
            defaultMessage="By hand with NVDA, JAWS, VoiceOver and TalkBack"
            description="In the list of what isn’t tested: names of screen readers"
          />
        </li>
        <li>
          <FormattedMessage
            id="accessibility.untestedBrowsers"
            defaultMessage="In Safari and Firefox: our tests run in Chromium"
            description="In the list of what isn’t tested"
          />
        </li>
      </ul>
    </Prose>
  </PageSection>
);

const Report = ({ contact }: { contact: ReactNode }) => (
  <PageSection
    title={
      <FormattedMessage
        id="accessibility.report"
        defaultMessage="Report a problem"
        description="Heading in the statement"
      />
    }
  >
    <Text>
      <FormattedMessage
        id="accessibility.reportHint"
        defaultMessage="If something keeps you from doing what you came for, tell us which page it is and which browser and assistive technology you use. We’ll also help you do it another way, such as by phone or e-mail."
        description="In the accessibility statement, before the contact"
      />
    </Text>
    {contact}
  </PageSection>
);
